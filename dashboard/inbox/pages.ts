import type { LeadPageBody, LeadSearch } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
import type { Emptiness, Question } from './inbox.ts'
import { views } from './views.ts'

const pageSize = 50

export function pageOf(
  api: Api,
  question: Question,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<LeadPageBody> {
  return api.search({ ...queryOf(question), ...(cursor && { cursor }) }, signal)
}

const queryOf = ({ view, search }: Question): LeadSearch => ({
  limit: pageSize,
  ...(view !== 'all' && { states: [...views[view]] }),
  ...(search && { search }),
})

/** An installation without a single lead needs a welcome, not "nothing here". */
export async function emptinessOf(
  api: Api,
  page: LeadPageBody,
  { view, search }: Question,
  signal: AbortSignal,
): Promise<Emptiness> {
  if (page.leads.length > 0) return 'filled'
  if (search) return 'search'
  if (view !== 'inbox' && view !== 'all') return 'view'
  const { leads } = await api.search({ limit: 1 }, signal)
  return leads.length > 0 ? 'view' : 'first_run'
}
