import { setImmediate } from 'node:timers/promises'
import type { Lead } from '../../../shared/lead.ts'
import { parseLead } from '../lead-text.ts'
import { readCursor } from '../search.ts'
import type { LeadPage, LeadQuery } from '../store.ts'
import type { LeadRegister } from './lead-register.ts'
import type { LeadTable } from './lead-table.ts'

export async function pageOfLeads(
  table: LeadTable,
  register: LeadRegister,
  query: LeadQuery,
): Promise<LeadPage> {
  const leads: Lead[] = []
  let last = 0
  let next_cursor: string | null = null
  await register.find(query, readCursor(query.cursor), number => {
    if (leads.length === query.limit) {
      next_cursor = String(last)
      return 'stop'
    }
    leads.push(parseLead(table.text(number)))
    last = number
  })
  return { leads, next_cursor }
}

/** Leads after which requests get their turn. */
const stride = 256

export async function* allLeads(table: LeadTable): AsyncIterable<Lead> {
  for (let number = 0, end = table.end(); number < end; number++) {
    if (number % stride === stride - 1) await setImmediate()
    if (table.has(number)) yield parseLead(table.text(number))
  }
}
