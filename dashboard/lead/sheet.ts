import type { Lead } from '../../shared/lead.ts'
import type { Operator } from '../api.ts'
import type { Known } from '../inbox/use-known.ts'
import type { Leads } from '../inbox/use-leads.ts'
import type { Reporting } from '../parts/reporting.ts'
import type { Go, LeadsPlace } from '../place.ts'
import type { LeadApi } from './lead-api.ts'

/** What every part of an open lead's sheet works with. */
export interface Sheet extends Reporting, Known, Pick<Leads, 'change' | 'learn'> {
  lead: Lead
  /** Who is signed in. */
  operator: Operator
  api: LeadApi
  /** The lead is erased, perhaps with others. */
  gone: (ids: readonly string[]) => void
  place: LeadsPlace
  go: Go
  now: number
}
