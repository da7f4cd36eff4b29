import { useMemo } from 'preact/hooks'
import type { LeadCountsBody } from '../../shared/lead-api.ts'
import type { Problem } from '../problem.ts'
import { countOf } from '../views.ts'
import type { InboxApi } from './inbox-api.ts'
import type { Inbox } from './inbox.ts'
import { filterOf, isFiltered, type ListQuery } from './list-query.ts'
import { useCounts } from './use-counts.ts'
import type { LiveLeads } from './use-live.ts'

interface Surroundings {
  query: ListQuery
  /** Of all leads. */
  counts: LeadCountsBody | undefined
  inbox: Inbox
  live: LiveLeads
  onRefusal: (problem: Problem) => void
}

/** How many leads the list would show if all were fetched, if that is known. */
export function useTotal(
  api: InboxApi,
  { query, counts, inbox, ...around }: Surroundings,
): number | undefined {
  const isWhole = inbox.next === null
  const filter = useMemo(
    () => (isFiltered(query) && !isWhole ? filterOf(query) : undefined),
    [query, isWhole],
  )
  const found = useCounts(api, filter, around)
  // While another view or filter is asked for, the leads in sight are those of the one before.
  const shown = isWhole && inbox.loading.is !== 'again' ? inbox.leads.length : undefined
  if (isFiltered(query)) return shown ?? (found && countOf(found, 'all'))
  // Further down those that have left the view stay in sight.
  return counts ? countOf(counts, query.view) : shown
}
