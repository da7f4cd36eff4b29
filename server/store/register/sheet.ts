import type { LeadHandle } from '../../../shared/lead-api.ts'
import type { Lead, LeadState } from '../../../shared/lead.ts'
import { searchText } from '../search.ts'
import type { leadSums } from './lead-sums.ts'
import type { RegisterNames } from './names.ts'
import { packedTexts } from './packed-texts.ts'
import { rowsASheet } from './rows-a-sheet.ts'
import { traitColumns } from './trait-columns.ts'
import type { WantedRow } from './wanted-row.ts'

/** What is asked of many leads at a time, outside the garbage collector's heap. */
export interface RegisterSheet {
  /** A lead of this sheet has changed. */
  touch(row: number): void
  /**
   * Reads at most so many of the touched rows; a row that `read` knows nothing of is empty. True when
   * none is left, and the sheet up to date.
   */
  refresh(read: (row: number) => Lead | undefined, most?: number): boolean
  /** Calls `visit` with the rows that match, from `from` down, until it says stop. */
  each(wanted: WantedRow, from: number, visit: (row: number) => 'stop' | void): 'stop' | void
  stateOf(row: number): LeadState
  isUnread(row: number): boolean
  handleOf(row: number): LeadHandle
  /** 0 in an empty row. */
  revisionOf(row: number): number
  addTo(sums: ReturnType<typeof leadSums>, row: number): void
}

export function registerSheet(names: RegisterNames): RegisterSheet {
  const touched = new Uint8Array(rowsASheet).fill(1)
  const traits = traitColumns(names)
  const ids = packedTexts()
  const texts = packedTexts()
  let isFresh = false

  return {
    touch(row) {
      touched[row] = 1
      isFresh = false
    },
    refresh(read, most = rowsASheet) {
      if (isFresh) return true
      let row = touched.indexOf(1)
      for (let left = most; left > 0 && row >= 0; left--, row = touched.indexOf(1)) {
        const lead = read(row)
        traits.set(row, lead)
        ids.set(row, lead?.id ?? '')
        // The end of a line keeps words from being found across two leads.
        texts.set(row, lead ? `${searchText(lead)}\n` : '')
        touched[row] = 0
      }
      if (row >= 0) return false
      ids.pack()
      texts.pack()
      return (isFresh = true)
    },
    each(wanted, from, visit) {
      const holding = texts.holding(wanted.words)
      for (let row = from; row >= 0; row--) {
        if (holding[row] === 0) continue
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
