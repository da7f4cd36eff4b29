import type { LeadFilter, LeadSearch } from '../../shared/lead-api.ts'
import { views, type ViewName } from './views.ts'

/** What the list answers: a view, narrowed by a filter and by words. */
export interface Question {
  view: ViewName
  filter: LeadFilter
  search: string
}

/** The filter's states take the place of the view's. */
export function filterOf({ view, filter, search }: Question): LeadFilter {
  return {
    ...(view !== 'all' && { states: [...views[view]] }),
    ...filter,
    ...(search && { search }),
  }
}

export const searchOf = (question: Question, limit: number, cursor?: string): LeadSearch => ({
  ...filterOf(question),
  limit,
  ...(cursor && { cursor }),
})

export const isFiltered = ({ filter, search }: Question): boolean =>
  search !== '' || Object.keys(filter).length > 0
