import { summaryOf, type LeadPageBody, type LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { turns } from '../turns.ts'
import { nextCursor, readCursor } from './cursor.ts'
import { parseLead } from './lead-text.ts'
import type { LeadRegister, NumberedLeads } from './register/lead-register.ts'
import type { LeadQuery } from './store.ts'

export async function pageOfLeads(
  numbered: NumberedLeads,
  register: LeadRegister,
  query: LeadQuery,
): Promise<LeadPageBody> {
  const { cursor, limit } = query
  const numbers = await register.numbers(query, readCursor(cursor), limit + 1)
  const leads: LeadSummary[] = []
  const turn = turns()
  for (const number of numbers.slice(0, limit)) {
    await turn()
    // It may have been erased in between.
    if (numbered.has(number)) leads.push(summaryOf(parseLead(numbered.text(number))))
  }
  return { leads, next_cursor: nextCursor(numbers, limit) }
}

export async function* allLeads(numbered: NumberedLeads): AsyncIterable<Lead> {
  const turn = turns()
  for (let number = 0, end = numbered.end(); number < end; number++) {
    await turn()
    if (numbered.has(number)) yield parseLead(numbered.text(number))
  }
}
