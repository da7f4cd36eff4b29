import type { LeadCountsBody } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { views, type ViewName } from '../views.ts'

/** How many leads a view shows. */
export const countOf = ({ counts }: LeadCountsBody, view: ViewName): number =>
  leadStates
    .filter(state => views[view].some(each => each === state))
    .reduce((sum, state) => sum + counts[state], 0)
