import { setImmediate } from 'node:timers/promises'
import type { Lead } from '../../../shared/lead.ts'
import { parseLead } from '../lead-text.ts'
import { fold, matches, readCursor, searchWords } from '../search.ts'
import type { LeadPage, LeadQuery } from '../store.ts'
import type { LeadTable } from './lead-table.ts'

/** Milliseconds of searching after which requests get their turn. */
const turnMs = 4

export async function pageOfLeads(table: LeadTable, query: LeadQuery): Promise<LeadPage> {
  const words = searchWords(query.search)
  const mayMatch = quickLook(table, query, words)
  const turn = turns()
  const leads: Lead[] = []
  let last = 0

  for (let n = Math.min(readCursor(query.cursor), table.end()) - 1; n >= 0; n--) {
    if (turn.isOver()) await turn.next()
    if (!table.has(n) || !mayMatch(n)) continue
    const lead = parseLead(table.text(n))
    if (!matches(lead, query, words)) continue
    if (leads.length === query.limit) return { leads, next_cursor: String(last) }
    leads.push(lead)
    last = n
  }
  return { leads, next_cursor: null }
}

export async function* allLeads(table: LeadTable): AsyncIterable<Lead> {
  const turn = turns()
  for (let n = 0, end = table.end(); n < end; n++) {
    if (turn.isOver()) await turn.next()
    if (table.has(n)) yield parseLead(table.text(n))
  }
}

/** Says no to most leads that do not match, at a fraction of the cost of parsing them. */
function quickLook(table: LeadTable, { site, states }: LeadQuery, words: string[]) {
  const start = site === undefined ? undefined : Buffer.from(`"site":${JSON.stringify(site)},`)
  const allowed = states && new Set<string>(states)
  const escaped = words.map(word => fold(JSON.stringify(word).slice(1, -1)))
  return (n: number): boolean => {
    if (allowed && !allowed.has(table.stateOf(n))) return false
    if (start && !table.startsWith(n, start)) return false
    if (escaped.length === 0) return true
    const text = fold(table.text(n))
    return escaped.every(word => text.includes(word))
  }
}

/** Keeps count of the time this turn of the event loop has been held. */
function turns() {
  let until = performance.now() + turnMs
  let calls = 0
  return {
    // The clock is asked now and then only: it costs as much as looking at a lead.
    isOver: () => ++calls % 64 === 0 && performance.now() > until,
    async next() {
      await setImmediate()
      until = performance.now() + turnMs
    },
  }
}
