import { summaryOf, type LeadPageBody } from '../../../shared/lead-api.ts'
import { nextCursor, readCursor } from '../cursor.ts'
import { parseLead } from '../lead-text.ts'
import type { LeadQuery } from '../store.ts'
import type { Row } from './bunches.ts'
import type { Query } from './database.ts'
import type { LeadRegister } from './lead-register.ts'
import { asText } from './write-leads.ts'

/** Newest first. What the table's own columns say is asked of them, the rest of the register. */
export async function pageOf(
  query: Query,
  register: LeadRegister,
  asked: LeadQuery,
): Promise<LeadPageBody> {
  const before = readCursor(asked.cursor)
  const { limit, cursor: _, site, states, ...others } = asked
  const isPlain = Object.values(others).every(value => value === undefined)
  // A rare state is soon found in the register; without one the newest leads are all it takes.
  if (isPlain && (!states || !register.isFilled())) {
    const rows = await readPlain(query, { site, states }, before, limit + 1)
    const numbers = rows.map(({ seq }) => seq)
    return pageFrom(rows.slice(0, limit), nextCursor(numbers, limit))
  }
  const numbers = await register.numbers(asked, before, limit + 1)
  const statement = 'SELECT seq, lead FROM bellhop_leads WHERE seq = ANY($1) ORDER BY seq DESC'
  const page = await query<Row>(statement, [numbers.slice(0, limit)])
  // By the register's numbers: a lead that has just been erased must not make this page the last.
  return pageFrom(page, nextCursor(numbers, limit))
}

const pageFrom = (rows: Row[], next_cursor: string | null): LeadPageBody => ({
  leads: rows.map(({ lead }) => summaryOf(parseLead(lead))),
  next_cursor,
})

function readPlain(
  query: Query,
  { site, states }: { site: string | undefined; states: string[] | undefined },
  before: number,
  size: number,
): Promise<Row[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    ...(Number.isFinite(before) ? [`seq < ${given(before)}`] : []),
    ...(site === undefined ? [] : [`site = ${given(asText(site))}`]),
    ...(states ? [`state = ANY(${given(states)})`] : []),
  ]
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const order = `ORDER BY seq DESC LIMIT ${given(size)}`
  return query<Row>(`SELECT seq, lead FROM bellhop_leads ${where} ${order}`, values)
}
