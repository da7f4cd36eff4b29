import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import type { LeadQuery } from './store.ts'
import { invalid } from '../refusal.ts'

/** Lower case, with one form of sigma: which one `toLowerCase` gives depends on its neighbours. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ')

export const searchWords = (search = ''): string[] => fold(search).split(/\s+/).filter(Boolean)

/** Whether a lead is among those asked for; `words` are the query's `searchWords`. */
export function matches(
  lead: Lead,
  { site, states }: Pick<LeadQuery, 'site' | 'states'>,
  words: string[],
): boolean {
  if (site !== undefined && lead.site !== site) return false
  if (states && !states.includes(lead.state)) return false
  if (words.length === 0) return true
  const text = fold(textsOf([lead.reference, lead.fields as Json, lead.custom_fields]).join('\n'))
  return words.every(word => text.includes(word))
}

/** Cursors are the number of the page's last lead, counted in order of receipt. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return Infinity
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: ['is not a cursor of this list'] })
  return Number(cursor)
}

function textsOf(value: Json): string[] {
  if (value === null || typeof value === 'boolean') return []
  if (typeof value !== 'object') return [String(value)]
  return Object.values(value).flatMap(textsOf)
}
