import type { LeadFilter } from '../../shared/lead-api.ts'
import type { Lead, LeadState } from '../../shared/lead.ts'
import { searchText, searchWords } from './search.ts'

/** What is asked of a store: an operator's filter, beside who the operators are by now. */
export interface StoreFilter extends LeadFilter {
  /** Their ids: nobody's leads are also those of whoever has left. */
  operators?: ReadonlySet<string>
}

/** What filters ask of a lead beside its words. */
interface Traits {
  site: string
  state: LeadState
  owner: string | null
  unread: boolean
  /** Milliseconds since 1970. */
  received: number
  /** Digits of the day the trip starts: 20270430; 0 when it is not known. */
  start: number
}

export const traitsOf = ({ site, state, owner, unread, received_at, fields }: Lead): Traits => ({
  site,
  state,
  owner,
  unread,
  received: Date.parse(received_at),
  start: dayNumber(String(fields.start_date ?? '')),
})

const dayNumber = (day: string) => Number(day.replaceAll('-', ''))

/** A filter in the terms of traits; `undefined` where it does not matter. */
export interface Wanted {
  site: string | undefined
  states: ReadonlySet<LeadState> | undefined
  isOwner: ((owner: string | null) => boolean) | undefined
  unread: boolean | undefined
  receivedFrom: number | undefined
  receivedBefore: number | undefined
  startFrom: number | undefined
  startTo: number | undefined
  words: string[]
}

const given = <T>(value: string | undefined, read: (value: string) => T): T | undefined =>
  value === undefined ? undefined : read(value)

function ownerTest({ owner, operators }: StoreFilter): Wanted['isOwner'] {
  if (owner === undefined) return undefined
  if (owner !== null) return id => id === owner
  return id => id === null || operators?.has(id) === false
}

export const wantedOf = (filter: StoreFilter): Wanted => ({
  site: filter.site,
  states: filter.states && new Set(filter.states),
  isOwner: ownerTest(filter),
  unread: filter.unread,
  receivedFrom: given(filter.received_from, Date.parse),
  receivedBefore: given(filter.received_before, Date.parse),
  startFrom: given(filter.start_from, dayNumber),
  startTo: given(filter.start_to, dayNumber),
  words: searchWords(filter.search),
})

export function matches(lead: Lead, wanted: Wanted): boolean {
  if (!fits(traitsOf(lead), wanted)) return false
  if (wanted.words.length === 0) return true
  const text = searchText(lead)
  return wanted.words.every(word => text.includes(word))
}

function fits(traits: Traits, wanted: Wanted): boolean {
  const { site, states, isOwner, unread } = wanted
  if (site !== undefined && traits.site !== site) return false
  if (states && !states.has(traits.state)) return false
  if (isOwner && !isOwner(traits.owner)) return false
  if (unread !== undefined && traits.unread !== unread) return false
  return fitsDates(traits, wanted)
}

/** A trip whose day is not known starts in no time span. */
export function fitsDates(traits: Pick<Traits, 'received' | 'start'>, wanted: Wanted): boolean {
  const { receivedFrom = -Infinity, receivedBefore = Infinity, startFrom, startTo } = wanted
  if (traits.received < receivedFrom || traits.received >= receivedBefore) return false
  if (startFrom === undefined && startTo === undefined) return true
  return (
    traits.start > 0 && traits.start >= (startFrom ?? 0) && traits.start <= (startTo ?? Infinity)
  )
}
