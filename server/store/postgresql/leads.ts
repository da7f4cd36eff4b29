import { applyEdit } from '../../edit.ts'
import type { Lead } from '../../../shared/lead.ts'
import { parseLead } from '../lead-text.ts'
import type { Edit, Leads } from '../store.ts'
import type { Database, Query } from './database.ts'
import { pageOf } from './page.ts'
import { putLeads } from './put-leads.ts'
import { receiver } from './receive.ts'
import { asText, writeLeads, writeOf } from './write-leads.ts'

/** Leads fetched at a time when all of them are asked for. */
const stride = 500

export function postgresqlLeads(database: Database) {
  const { receive, finish } = receiver(database)
  const leads: Leads = {
    receive,
    read: id => readLead(database.query, id),
    page: query => pageOf(database.query, query),
    change: (id, edit) => changeLead(database.query, id, edit),
    async erase(id) {
      const statement = 'DELETE FROM bellhop_leads WHERE id = $1 RETURNING id'
      return (await database.query(statement, [asText(id)])).length > 0
    },
    all: () => allLeads(database),
    put: given => putLeads(database, given),
  }
  return { leads, finish }
}

async function readLead(query: Query, id: string): Promise<Lead | undefined> {
  const statement = 'SELECT lead FROM bellhop_leads WHERE id = $1'
  const [row] = await query<{ lead: string }>(statement, [asText(id)])
  return row && parseLead(row.lead)
}

async function changeLead(query: Query, id: string, edit: Edit): Promise<Lead | undefined> {
  for (;;) {
    const earlier = await readLead(query, id)
    if (!earlier) return undefined
    const lead = applyEdit(earlier, edit)
    if (lead === earlier) return lead
    const [written] = await writeLeads(query, [writeOf(lead, earlier.revision)])
    if (written?.is === 'kept') return lead
  }
}

/** A cursor sees the leads as they were when it was opened, however long the reader takes. */
async function* allLeads(database: Database): AsyncIterable<Lead> {
  const { query, release } = await database.hold()
  let midway = true
  try {
    await query('BEGIN READ ONLY')
    await query('DECLARE leads NO SCROLL CURSOR FOR SELECT lead FROM bellhop_leads ORDER BY seq')
    let rows: { lead: string }[]
    do {
      rows = await query<{ lead: string }>(`FETCH ${stride} FROM leads`)
      for (const { lead } of rows) yield parseLead(lead)
    } while (rows.length === stride)
    await query('COMMIT')
    midway = false
  } finally {
    release(midway)
  }
}
