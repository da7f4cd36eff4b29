import type { LeadCountsBody } from '../../../shared/lead-api.ts'
import { leadStates, type LeadState } from '../../../shared/lead.ts'

/** States in which something a guest has said still wants to be read. */
const attended: ReadonlySet<LeadState> = new Set(['new', 'contacted', 'quoted', 'won'])

/** Counts leads by their states. */
export function leadCounts() {
  const counts = Object.fromEntries(leadStates.map(state => [state, 0])) as LeadCountsBody['counts']
  const body: LeadCountsBody = { counts, unread: 0 }
  return {
    body,
    add(state: LeadState, unread: boolean) {
      counts[state]++
      if (unread && attended.has(state)) body.unread++
    },
  }
}
