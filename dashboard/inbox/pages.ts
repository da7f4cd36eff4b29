import type { LeadPageBody } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
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
export async function isWithoutLeads(
  api: Api,
  page: LeadPageBody,
  query: ListQuery,
  signal: AbortSignal,
): Promise<boolean> {
  if (page.leads.length > 0 || isFiltered(query)) return false
  if (query.view !== 'inbox' && query.view !== 'all') return false
  const { leads } = await api.search({ limit: 1 }, signal)
  return leads.length === 0
}
