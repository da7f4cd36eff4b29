import { randomInt } from 'node:crypto'
import pLimit from 'p-limit'
import { Refusal } from '../../refusal.ts'
import { editDesk, freeze } from '../desk.ts'
import type { Log } from '../../log.ts'
import type { Desk, DeskData } from '../store.ts'
import type { Database, Query } from './database.ts'

/** Milliseconds between looks at what other processes did; `Desk.read` promises a second. */
const lookMs = 500

/**
 * Revisions go up by steps of random length: after a failover to a replica that had lagged, no desk gets that of
 * one that was lost, which processes still hold. There is room for more changes than anybody makes.
 */
const longestStep = 2 ** 20

interface Row {
  /** A bigint, which `pg` gives as text. */
  revision: string
  desk: string
}

interface Kept {
  revision: number
  desk: DeskData
}

interface OpenDesk extends Desk {
  close(): void
}

/** The first one. In the migrations' transaction, so that only one process makes it. */
export async function makeDesk(query: Query, first: DeskData): Promise<void> {
  const statement = 'INSERT INTO bellhop_desk (revision, desk) VALUES (1, $1)'
  await query(statement, [JSON.stringify(first)])
}

/**
 * One document, read from memory; kept up to date by asking, and by its own changes. `wentBack` is
 * called when an older one is there: somebody has restored a dump under us.
 */
export async function openDesk(
  database: Database,
  log: Log,
  wentBack: () => void,
): Promise<OpenDesk> {
  const [row] = await database.query<Row>('SELECT revision, desk FROM bellhop_desk')
  if (!row) throw gone()
  let kept = keptOf(row)
  const take = (newer: Kept) => {
    if (newer.revision > kept.revision) kept = newer
  }

  async function look() {
    const known = kept
    const statement = 'SELECT revision, desk FROM bellhop_desk WHERE revision <> $1'
    const [other] = await database.query<Row>(statement, [known.revision])
    if (!other) return
    const found = keptOf(other)
    take(found)
    // What is here by now is newer than what was asked for: nothing went back.
    if (kept !== known) return
    kept = found
    log.warn({ revision: kept.revision }, 'The database holds an older desk than before')
    wentBack()
  }
  const [looks, changes] = [pLimit(1), pLimit(1)]
  let next: Promise<void> | undefined
  /** However many ask while one look is under way share the next one. */
  const refresh = () =>
    (next ??= looks(() => {
      next = undefined
      return look()
    }))
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => {
      // That the database is away has been said already, once.
      if (!(error instanceof Refusal)) log.warn({ reason: String(error) }, 'The desk may be old')
    })
  }, lookMs)
  timer.unref()

  return {
    read: () => kept.desk,
    refresh,
    async change(edit) {
      // The row's lock keeps processes apart; within one, changes come in the order they were made.
      const change = () => database.transaction(query => changeDesk(query, edit))
      const [changed, answer] = await changes(change)
      take(changed)
      return answer
    },
    close: () => clearInterval(timer),
  }
}

async function changeDesk<T>(query: Query, edit: (desk: DeskData) => T): Promise<[Kept, T]> {
  const [row] = await query<Row>('SELECT revision, desk FROM bellhop_desk FOR UPDATE')
  if (!row) throw gone()
  const earlier = keptOf(row)
  const [desk, answer] = editDesk(earlier.desk, edit)
  const revision = earlier.revision + randomInt(1, longestStep)
  const statement = 'UPDATE bellhop_desk SET revision = $1, desk = $2'
  await query(statement, [revision, JSON.stringify(desk)])
  return [{ revision, desk }, answer]
}

const gone = () =>
  new Error('bellhop_desk is empty. Restore all tables of one dump, into a database without them.')

const keptOf = ({ revision, desk }: Row): Kept => ({
  revision: Number(revision),
  desk: freeze(JSON.parse(desk) as DeskData),
})
