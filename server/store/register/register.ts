import type { LeadCountsBody, LeadHandle } from '../../../shared/lead-api.ts'
import { turns } from '../../turns.ts'
import { wantedOf, type StoreFilter } from '../filter.ts'
import type { LeadSums } from '../store.ts'
import { leadCounts } from './lead-counts.ts'
import { leadSums } from './lead-sums.ts'
import type { RegisterNames } from './names.ts'
import type { RegisterSheet } from './sheet.ts'
import { rowsASheet } from './rows-a-sheet.ts'
import { wantedRow } from './wanted-row.ts'

/**
 * What lists, filters and searches ask of the leads, beside their JSON: some 80 bytes of a lead and
 * its words. A store makes it when somebody first asks, so receiving pays nothing for it.
 */
export interface Register {
  /** Numbers of the newest below `before` that match, at most `limit`. */
  numbers(filter: StoreFilter, before: number, limit: number): Promise<number[]>
  counts(filter: StoreFilter): Promise<LeadCountsBody>
  sums(filter: StoreFilter): Promise<LeadSums>
  handles(filter: StoreFilter, limit: number): Promise<LeadHandle[]>
}

/** Where a store has the sheets, made with the register's names; one with no leads need not be there. */
export interface Sheets {
  /** One more than the highest number of a lead. */
  end(): number
  sheetAt(place: number): RegisterSheet | undefined
  /** Brings some of the sheet at this place up to date; true when all of it is. */
  refresh(sheet: RegisterSheet, place: number): boolean
}

type Visit = (number: number, sheet: RegisterSheet, row: number) => 'stop' | void

export function newRegister(names: RegisterNames, { end, sheetAt, refresh }: Sheets): Register {
  /** Calls `visit` with the leads that match, newest first below `before`, until it says stop. */
  const find = async (filter: StoreFilter, before: number, visit: Visit): Promise<void> => {
    const wanted = wantedOf(filter)
    const newest = Math.min(before, end()) - 1
    const turn = turns()
    for (let place = Math.floor(newest / rowsASheet); place >= 0; place--) {
      const sheet = sheetAt(place)
      if (!sheet) continue
      while (!refresh(sheet, place)) await turn()
      const first = place * rowsASheet
      const from = Math.min(newest - first, rowsASheet - 1)
      const seen = (row: number) => visit(first + row, sheet, row)
      if (sheet.each(wantedRow(wanted, names), from, seen) === 'stop') return
      await turn()
    }
  }

  return {
    async numbers(filter, before, limit) {
      const numbers: number[] = []
      await find(filter, before, number => {
        if (numbers.push(number) === limit) return 'stop'
      })
      return numbers
    },
    async counts(filter) {
      const counts = leadCounts()
      await find(filter, Infinity, (_number, sheet, row) =>
        counts.add(sheet.stateOf(row), sheet.isUnread(row)),
      )
      return counts.body
    },
    async sums(filter) {
      const sums = leadSums()
      await find(filter, Infinity, (_number, sheet, row) => sheet.addTo(sums, row))
      return sums.all(names.kinds.nameOf)
    },
    async handles(filter, limit) {
      const handles: LeadHandle[] = []
      await find(filter, Infinity, (_number, sheet, row) => {
        if (handles.push(sheet.handleOf(row)) === limit) return 'stop'
      })
      return handles
    },
  }
}
