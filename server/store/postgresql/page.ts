import type { Lead } from '../../../shared/lead.ts'
import { parseLead } from '../lead-text.ts'
import { readCursor } from '../search.ts'
import type { LeadPage, LeadQuery } from '../store.ts'
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
): Promise<LeadPage> {
  const before = readCursor(asked.cursor)
  const { limit, cursor: _, site, states, ...others } = asked
  const isPlain = Object.values(others).every(value => value === undefined)
  // A rare state is soon found in the register; without one the newest leads are all it takes.
  if (isPlain && (!states || !register.isFilled())) {
    const rows = await readPlain(query, { site, states }, before, limit + 1)
    return pageFrom(
      rows.map(({ seq, lead }) => [seq, parseLead(lead)]),
      limit,
    )
  }
  const numbers = await register.numbers(asked, before, limit + 1)
  const statement = 'SELECT seq, lead FROM bellhop_leads WHERE seq = ANY($1) ORDER BY seq DESC'
  const rows = await query<Row>(statement, [numbers])
  const page = pageFrom(
    rows.map(({ seq, lead }) => [seq, parseLead(lead)]),
    limit,
  )
  // One that has just been erased does not make a page the last.
  const next = numbers.length > limit ? (numbers.at(limit - 1) ?? null) : null
  return { leads: page.leads, next_cursor: next === null ? null : String(next) }
}

function pageFrom(found: [seq: string, lead: Lead][], limit: number): LeadPage {
  const page = found.slice(0, limit)
  const next = found.length > page.length ? (page.at(-1)?.[0] ?? null) : null
  return { leads: page.map(([, lead]) => lead), next_cursor: next }
}

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
