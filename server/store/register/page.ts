import type { LeadHandle } from '../../../shared/lead-api.ts'
import { leadStates, type Lead, type LeadState } from '../../../shared/lead.ts'
import type { Wanted } from '../filter.ts'
import { searchText } from '../search.ts'
import type { Names } from './names.ts'
import { packedTexts } from './packed-texts.ts'
import { traitColumns } from './trait-columns.ts'

/** Leads by number that a page of the register holds; to make one anew takes some 2 ms. */
export const pageSize = 256

/** What is asked of many leads at a time, outside the garbage collector's heap. */
export interface RegisterPage {
  /** A lead of this page has changed. */
  touch(row: number): void
  /** Brings the touched rows up to date; a row that `read` knows nothing of is empty. */
  refresh(read: (row: number) => Lead | undefined): void
  /** Calls `visit` with the rows that match, from `from` down, until it says stop. */
  each(wanted: WantedRow, from: number, visit: (row: number) => 'stop' | void): 'stop' | void
  stateOf(row: number): LeadState
  isUnread(row: number): boolean
  handleOf(row: number): LeadHandle
  /** 0 in an empty row. */
  revisionOf(row: number): number
}

/** A filter in the terms of a page. */
export interface WantedRow {
  wanted: Wanted
  site: number | undefined
  owner: number | undefined
  states: Uint8Array
  /** In UTF-8, the longest first: it is the rarest, more or less. */
  words: Buffer[]
}

export function wantedRow(wanted: Wanted, sites: Names, owners: Names): WantedRow {
  const { site, owner, states, words } = wanted
  return {
    wanted,
    site: site === undefined ? undefined : sites.find(site),
    owner: owner === undefined ? undefined : owners.find(owner ?? ''),
    states: Uint8Array.from(leadStates, state => (!states || states.has(state) ? 1 : 0)),
    words: words.map(word => Buffer.from(word)).sort((a, b) => b.length - a.length),
  }
}

export function registerPage(sites: Names, owners: Names): RegisterPage {
  const touched = new Uint8Array(pageSize).fill(1)
  const traits = traitColumns(sites, owners)
  const ids = packedTexts()
  const texts = packedTexts()
  let isFresh = false

  return {
    touch(row) {
      touched[row] = 1
      isFresh = false
    },
    refresh(read) {
      if (isFresh) return
      const changed = new Map<number, Lead | undefined>()
      for (const [row, is] of touched.entries()) if (is === 1) changed.set(row, read(row))
      for (const [row, lead] of changed) traits.set(row, lead)
      ids.replace(changed, ({ id }) => id)
      // The end of a line keeps words from being found across two leads.
      texts.replace(changed, lead => `${searchText(lead)}\n`)
      touched.fill(0)
      isFresh = true
    },
    each(wanted, from, visit) {
      const holding = wanted.words.length > 0 ? texts.holding(wanted.words) : undefined
      for (let row = from; row >= 0; row--) {
        if (holding && holding[row] === 0) continue
        if (traits.fit(row, wanted) && visit(row) === 'stop') return 'stop'
      }
    },
    ...traits,
    handleOf: row => ({
      id: ids.textOf(row),
      revision: traits.revisionOf(row),
      state: traits.stateOf(row),
      owner: traits.ownerOf(row),
      unread: traits.isUnread(row),
    }),
  }
}
