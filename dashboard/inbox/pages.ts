import type { LeadPageBody } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
import type { Emptiness } from './inbox.ts'
import { isFiltered, searchOf, type Question } from './question.ts'

/** The first page is small, so that it is there at once; the others keep ahead of the scrolling. */
const pageSize = { first: 50, more: 200 }

export const pageOf = (
  api: Api,
  question: Question,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<LeadPageBody> =>
  api.search(searchOf(question, cursor ? pageSize.more : pageSize.first, cursor), signal)

/** An installation without a single lead needs a welcome, not "nothing here". */
export async function emptinessOf(
  api: Api,
  page: LeadPageBody,
  question: Question,
  signal: AbortSignal,
): Promise<Emptiness> {
  if (page.leads.length > 0) return 'filled'
  if (isFiltered(question)) return 'search'
  if (question.view !== 'inbox' && question.view !== 'all') return 'view'
  const { leads } = await api.search({ limit: 1 }, signal)
  return leads.length > 0 ? 'view' : 'first_run'
}
