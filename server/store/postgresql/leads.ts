import { applyEdit, type Edit } from '../../edit.ts'
import type { Lead } from '../../../shared/lead.ts'
import { editorsRoom } from '../lead-room.ts'
import { parseLead } from '../lead-text.ts'
import type { Log } from '../../log.ts'
import type { Leads } from '../store.ts'
import { changed, erased } from '../feed.ts'
import type { Database, Query } from './database.ts'
import { doubting } from './doubt.ts'
import { sharedFeed } from './feed.ts'
import { followingRegister } from './following-register.ts'
import { leadRows } from './lead-rows.ts'
import { pageOf } from './page.ts'
import { holdersOf, putLeads } from './put-leads.ts'
import { receiver } from './receive.ts'
import { asText, fromText, writeLeads, writeOf } from './write-leads.ts'

export function postgresqlLeads(url: string, database: Database, log: Log) {
  const register = followingRegister(database.query, () => feed.listen())
  const feed = sharedFeed(url, database, log, {
    hears: register.hears,
    heard(event, number) {
      if (event.is === 'lead') register.changed(event.id)
      if (event.is === 'erased' && number !== undefined) register.erased(number)
      if (event.is === 'resync') register.missed()
    },
  })
  const lookAgain = () => feed.tell({ is: 'resync' })
  const write = doubting(database.query, lookAgain)
  const { receive, finish } = receiver(write, lead => feed.tell(changed(lead)))
  const leads: Leads = {
    receive,
    read: id => readLead(database.query, id),
    page: query => pageOf(database.query, register, query),
    counts: register.counts,
    sums: register.sums,
    handles: register.handles,
    async change(id, edit) {
      const change = await changeLead(write, id, edit)
      if (change?.isKept) feed.tell(changed(change.lead))
      return change?.lead
    },
    async erase(id) {
      const statement = 'DELETE FROM bellhop_leads WHERE id = $1 RETURNING seq, site'
      const [row] = await write<{ seq: string; site: string }>(statement, [asText(id)])
      if (row) feed.tell(erased({ id, site: fromText(row.site) }), Number(row.seq))
      return row !== undefined
    },
    all: () => allLeads(database),
    holders: identities => holdersOf(database.query, identities),
    async put(given) {
      const taken = await putLeads(write, given)
      for (const lead of taken) feed.tell(changed(lead))
      return taken.length
    },
    watch: feed.watch,
  }
  const close = async () => {
    await finish()
    await feed.close()
  }
  return { leads, lookAgain, rouse: feed.rouse, close }
}

async function readLead(query: Query, id: string): Promise<Lead | undefined> {
  const statement = 'SELECT lead FROM bellhop_leads WHERE id = $1'
  const [row] = await query<{ lead: string }>(statement, [asText(id)])
  return row && parseLead(row.lead)
}

async function changeLead(query: Query, id: string, edit: Edit) {
  for (;;) {
    const earlier = await readLead(query, id)
    if (!earlier) return undefined
    const lead = applyEdit(earlier, edit)
    if (lead === earlier) return { lead, isKept: false }
    const [written] = await writeLeads(query, [
      writeOf(lead, earlier.revision, editorsRoom(edit.by)),
    ])
    if (written?.is === 'kept') return { lead, isKept: true }
  }
}

/** This transaction has none of the database's time-outs: its reader may be slow. The second came with 17. */
const withoutTimeOuts = `SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('idle_in_transaction_session_timeout', 'transaction_timeout')`

/** The transaction sees the leads as they were when it began, however long the reader takes. */
async function* allLeads(database: Database): AsyncIterable<Lead> {
  const { query, release } = await database.hold()
  let midway = true
  try {
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await query(withoutTimeOuts)
    for await (const rows of leadRows(query)) for (const { lead } of rows) yield parseLead(lead)
    await query('COMMIT')
    midway = false
  } finally {
    release(midway)
  }
}
