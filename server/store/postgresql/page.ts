import { summaryOf, type LeadPageBody } from '../../../shared/lead-api.ts'
import { parseLead } from '../lead-text.ts'
import { readCursor } from '../search.ts'
import type { LeadQuery } from '../store.ts'
import type { Query } from './database.ts'
import type { LeadRegister } from './lead-register.ts'
import { asText } from './write-leads.ts'

interface Row {
  seq: string
  lead: string
}

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
    const page = rows.slice(0, limit)
    return pageFrom(page, rows.length > limit ? page.at(-1)?.seq : undefined)
  }
  const numbers = await register.numbers(asked, before, limit + 1)
  const statement = 'SELECT seq, lead FROM bellhop_leads WHERE seq = ANY($1) ORDER BY seq DESC'
  const page = await query<Row>(statement, [numbers.slice(0, limit)])
  // By the register, too: one that has just been erased does not make a page the last.
  return pageFrom(page, numbers.length > limit ? numbers[limit - 1] : undefined)
}

const pageFrom = (rows: Row[], next: string | number | undefined): LeadPageBody => ({
  leads: rows.map(({ lead }) => summaryOf(parseLead(lead))),
  next_cursor: next === undefined ? null : String(next),
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
