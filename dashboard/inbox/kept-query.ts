import type { LeadFilter } from '../../shared/lead-api.ts'
import type { Operator } from '../api.ts'
import { recall, remember } from '../remembered.ts'

/** What a view is narrowed to, and which view that is. */
export interface Narrowing {
  place: string
  filter: LeadFilter
  search: string
}

const key = 'bellhop:list'

type Owner = Pick<Operator, 'id'>
type Kept = Narrowing & { operator: string }

/**
 * There again after a look at a section and after a reload, which phones make by themselves. In this
 * tab alone, and in no address: one searches for names.
 */
export function keptQuery({ id }: Owner): Narrowing | undefined {
  const kept = JSON.parse(recall('sessionStorage', key) ?? 'null') as Kept | null
  return kept?.operator === id ? kept : undefined
}

export const keepQuery = ({ id }: Owner, narrowing: Narrowing) =>
  remember('sessionStorage', key, JSON.stringify({ ...narrowing, operator: id } satisfies Kept))

/** Whoever signs out leaves no guest's name behind. */
export const dropQuery = () => remember('sessionStorage', key, null)
