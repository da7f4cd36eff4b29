import { leadStates } from '../../../shared/lead.ts'
import type { Wanted } from '../filter.ts'
import type { Names, RegisterNames } from './names.ts'

/** A filter in the terms of a sheet. */
export interface WantedRow {
  wanted: Wanted
  site: number | undefined
  owner: number | undefined
  states: Uint8Array
  /** In UTF-8, the longest first: it is the rarest, more or less. */
  words: Buffer[]
}

/** Leads that nobody looks after are there under the empty name; as an operator's id it finds none. */
const ownerNumber = (owners: Names, owner: string | null) =>
  owner === '' ? -1 : owners.find(owner ?? '')

export function wantedRow(
  wanted: Wanted,
  { sites, owners }: Pick<RegisterNames, 'sites' | 'owners'>,
): WantedRow {
  const { site, owner, states, words } = wanted
  return {
    wanted,
    site: site === undefined ? undefined : sites.find(site),
    owner: owner === undefined ? undefined : ownerNumber(owners, owner),
    states: Uint8Array.from(leadStates, state => (!states || states.has(state) ? 1 : 0)),
    words: words.map(word => Buffer.from(word)).sort((a, b) => b.length - a.length),
  }
}
