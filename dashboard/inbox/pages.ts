import type { LeadPageBody } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
import type { Emptiness } from './inbox.ts'
import { isFiltered, searchOf, type ListQuery } from './list-query.ts'

/** The first page is small, so that it is there at once; the others keep ahead of the scrolling. */
const pageSize = { first: 50, more: 200 }

export const pageOf = (
  api: Api,
  query: ListQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<LeadPageBody> =>
  api.search(searchOf(query, cursor ? pageSize.more : pageSize.first, cursor), signal)

/** An installation without a single lead needs a welcome, not "nothing here". */
export async function emptinessOf(
  api: Api,
  page: LeadPageBody,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Emptiness> {
  if (page.leads.length > 0) return 'filled'
  if (isFiltered(query)) return 'search'
  if (query.view !== 'inbox' && query.view !== 'all') return 'view'
  const { leads } = await api.search({ limit: 1 }, signal)
  return leads.length > 0 ? 'view' : 'first_run'
}
