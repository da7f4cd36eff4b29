import type { Lead } from '../../shared/lead.ts'
import type { Operator } from '../api.ts'
import type { Names } from '../format/history.ts'
import type { LeadChange } from '../inbox/use-leads.ts'
import type { Reporting } from '../parts/reporting.ts'
import type { Go, LeadsPlace } from '../place.ts'
import type { Problem } from '../problem.ts'
import type { LeadApi } from './lead-api.ts'

/** What every part of an open lead's sheet works with. */
export interface Sheet extends Reporting {
  lead: Lead
  /** Who is signed in. */
  operator: Operator
  /** Everybody who works here, by id. */
  names: Names
  /** Brands by site key. */
  brands: Names
  api: LeadApi
  /** Resolves with why it was refused, if it was. */
  change: (change: LeadChange) => Promise<Problem | undefined>
  /** The server's latest of the lead. */
  learn: (lead: Lead) => void
  /** The lead is erased. */
  gone: () => void
  place: LeadsPlace
  go: Go
  now: number
}
