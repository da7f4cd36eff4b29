import type { LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'

/** A lead as lists show it. */
export function summaryOf(lead: Lead): LeadSummary {
  const { history: _h, custom_fields: _c, suggestions: _s, notes: _n, ...summary } = lead
  return summary
}
