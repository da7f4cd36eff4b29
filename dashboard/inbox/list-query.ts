import type { LeadFilter, LeadSearch } from '../../shared/lead-api.ts'
import { views, type ViewName } from '../views.ts'

/** What the list answers: a view, narrowed by a filter and by words. */
export interface ListQuery {
  view: ViewName
  filter: LeadFilter
  search: string
}

/** The filter's states take the place of the view's. */
export function filterOf({ view, filter, search }: ListQuery): LeadFilter {
  return {
    ...(view !== 'all' && { states: [...views[view]] }),
    ...filter,
    ...(search && { search }),
  }
}

export const searchOf = (query: ListQuery, limit: number, cursor?: string): LeadSearch => ({
  ...filterOf(query),
  limit,
  ...(cursor && { cursor }),
})

export const isFiltered = ({ filter, search }: ListQuery): boolean =>
  search !== '' || Object.keys(filter).length > 0

export const isSameFilter = (one: LeadFilter, other: LeadFilter): boolean =>
  sorted(one) === sorted(other)

const sorted = (filter: LeadFilter) =>
  JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))
