import { parseLead } from '../lead-text.ts'
import { matches, readCursor, searchWords } from '../search.ts'
import type { LeadPage, LeadQuery } from '../store.ts'
import type { Lead } from '../../../shared/lead.ts'
import type { Query } from './database.ts'
import { asText } from './write-leads.ts'

interface Row {
  seq: string
  lead: string
}
interface Found {
  seq: string
  lead: Lead
}

/** Rows read at a time by a search, which takes its pick of them. */
const stride = 500

/** Newest first, read in strides until the page and the one lead after it are found. */
export async function pageOf(query: Query, asked: LeadQuery): Promise<LeadPage> {
  const words = searchWords(asked.search)
  const size = words.length > 0 ? stride : asked.limit + 1
  const found: Found[] = []
  let before = readCursor(asked.cursor)
  for (;;) {
    const rows = await readRows(query, asked, words, before, size)
    for (const { seq, lead: text } of rows) {
      const lead = parseLead(text)
      if (matches(lead, asked, words)) found.push({ seq, lead })
    }
    if (found.length > asked.limit || rows.length < size) break
    before = Number(rows.at(-1)?.seq)
  }
  const page = found.slice(0, asked.limit)
  const next = found.length > page.length ? (page.at(-1)?.seq ?? null) : null
  return { leads: page.map(({ lead }) => lead), next_cursor: next }
}

function readRows(
  query: Query,
  { site, states }: LeadQuery,
  words: string[],
  before: number,
  size: number,
): Promise<Row[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    ...(Number.isFinite(before) ? [`seq < ${given(before)}`] : []),
    ...(site === undefined ? [] : [`site = ${given(asText(site))}`]),
    ...(states ? [`state = ANY(${given(states)})`] : []),
    ...plainRuns(words).map(run => holds(run, given(run))),
  ]
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const order = `ORDER BY seq DESC LIMIT ${given(size)}`
  return query<Row>(`SELECT seq, lead FROM bellhop_leads ${where} ${order}`, values)
}

/**
 * What every lead that matches must have in its JSON, whatever else its letters become there: a
 * sieve in the database, so that few leads come here to be looked at.
 */
const plainRuns = (words: string[]): string[] =>
  words.flatMap(word => word.match(/[0-9a-z]+/g) ?? [])

/** JavaScript makes a k of the Kelvin sign too, and an i of a Turkish capital. */
const small = `lower(lead COLLATE "C")`
const folded = `replace(replace(${small}, '\u212a', 'k'), '\u0130', 'i')`

const holds = (run: string, given: string) =>
  `strpos(${/[ki]/.test(run) ? folded : small}, ${given}) > 0`
