import { summaryOf, type LeadPageBody, type LeadSummary } from '../../../shared/lead-api.ts'
import { turns } from '../../turns.ts'
import { nextCursor, readCursor } from '../cursor.ts'
import { parseLead } from '../lead-text.ts'
import type { LeadQuery } from '../store.ts'
import type { Query } from './database.ts'
import type { FollowingRegister } from './following-register.ts'
import { leadRows, type Row } from './lead-rows.ts'
import { asText } from './write-leads.ts'

/** Newest first. What the table's own columns say is asked of them, the rest of the register. */
export async function pageOf(
  query: Query,
  register: FollowingRegister,
  asked: LeadQuery,
): Promise<LeadPageBody> {
  const before = readCursor(asked.cursor)
  // Who the operators are narrows nothing by itself.
  const { limit, cursor: _cursor, operators: _operators, site, states, ...others } = asked
  const isPlain = Object.values(others).every(value => value === undefined)
  // A rare state is soon found in the register; without one the newest leads are all it takes.
  const numbers =
    isPlain && (!states || !register.isFilled())
      ? await readPlain(query, { site, states }, before, limit + 1)
      : await register.numbers(asked, before, limit + 1)
  const leads = await summariesOf(query, numbers.slice(0, limit))
  // By the numbers: a lead that has just been erased must not make this page the last.
  return { leads, next_cursor: nextCursor(numbers, limit) }
}

/** Newest first; a few at a time where they are large, and others have their turn in between. */
async function summariesOf(query: Query, numbers: readonly number[]): Promise<LeadSummary[]> {
  const leads: LeadSummary[] = []
  const turn = turns()
  for await (const rows of leadRows(query, 'seq = ANY($2)', numbers))
    for (const { lead } of rows) {
      await turn()
      leads.push(summaryOf(parseLead(lead)))
    }
  return leads.reverse()
}

async function readPlain(
  query: Query,
  { site, states }: { site: string | undefined; states: string[] | undefined },
  before: number,
  size: number,
): Promise<number[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    ...(Number.isFinite(before) ? [`seq < ${given(before)}`] : []),
    ...(site === undefined ? [] : [`site = ${given(asText(site))}`]),
    ...(states ? [`state = ANY(${given(states)})`] : []),
  ]
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const order = `ORDER BY seq DESC LIMIT ${given(size)}`
  const rows = await query<Pick<Row, 'seq'>>(
    `SELECT seq FROM bellhop_leads ${where} ${order}`,
    values,
  )
  return rows.map(({ seq }) => Number(seq))
}
