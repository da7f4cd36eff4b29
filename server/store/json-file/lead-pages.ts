import { summaryOf, type LeadPageBody, type LeadSummary } from '../../../shared/lead-api.ts'
import type { Lead } from '../../../shared/lead.ts'
import { turns } from '../../turns.ts'
import { parseLead } from '../lead-text.ts'
import { readCursor } from '../search.ts'
import type { LeadQuery } from '../store.ts'
import type { LeadRegister } from './lead-register.ts'
import type { LeadTable } from './lead-table.ts'

export async function pageOfLeads(
  table: LeadTable,
  register: LeadRegister,
  query: LeadQuery,
): Promise<LeadPageBody> {
  const numbers: number[] = []
  let next_cursor: string | null = null
  await register.find(query, readCursor(query.cursor), number => {
    if (numbers.length === query.limit) {
      next_cursor = String(numbers.at(-1))
      return 'stop'
    }
    numbers.push(number)
  })
  const leads: LeadSummary[] = []
  const turn = turns()
  for (const number of numbers) {
    await turn()
    // It may have been erased in between.
    if (table.has(number)) leads.push(summaryOf(parseLead(table.text(number))))
  }
  return { leads, next_cursor }
}

export async function* allLeads(table: LeadTable): AsyncIterable<Lead> {
  const turn = turns()
  for (let number = 0, end = table.end(); number < end; number++) {
    await turn()
    if (table.has(number)) yield parseLead(table.text(number))
  }
}
