import { leadStates } from '../../../shared/lead.ts'
import type { Wanted } from '../filter.ts'
import type { RegisterNames } from './names.ts'

/** A filter in the terms of a sheet. */
export interface WantedRow {
  wanted: Wanted
  site: number | undefined
  /** By the number of an owner's name: whether their leads are wanted. */
  owners: Uint8Array | undefined
  states: Uint8Array
  /** In UTF-8, the longest first: it is the rarest, more or less. */
  words: Buffer[]
}

export function wantedRow(
  wanted: Wanted,
  { sites, owners }: Pick<RegisterNames, 'sites' | 'owners'>,
): WantedRow {
  const { site, isOwner, states, words } = wanted
  return {
    wanted,
    site: site === undefined ? undefined : sites.find(site),
    // Leads that nobody looks after are there under the empty name.
    owners: isOwner && Uint8Array.from(owners.all(), id => (isOwner(id || null) ? 1 : 0)),
    states: Uint8Array.from(leadStates, state => (!states || states.has(state) ? 1 : 0)),
    words: words.map(word => Buffer.from(word)).sort((a, b) => b.length - a.length),
  }
}
