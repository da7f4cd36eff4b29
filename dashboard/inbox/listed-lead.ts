import type { LeadHandle, LeadSummary } from '../../shared/lead-api.ts'
import type { LeadFields } from '../../shared/lead.ts'

const shown = [
  'name',
  'destination',
  'start_date',
  'no_of_days',
  'no_of_adults',
  'no_of_children',
] as const

/** What a row shows of a lead and no more: the page may hold a hundred thousand of them. */
export interface ListedLead
  extends LeadHandle, Pick<LeadSummary, 'reference' | 'received_at' | 'waiting_since'> {
  fields: Pick<LeadFields, (typeof shown)[number]>
}

export function listed(lead: LeadSummary): ListedLead {
  const { id, revision, state, owner, unread, reference, received_at, waiting_since } = lead
  const fields: Record<string, string | number | null> = {}
  for (const name of shown) fields[name] = lead.fields[name] ?? null
  return { id, revision, state, owner, unread, reference, received_at, waiting_since, fields }
}
