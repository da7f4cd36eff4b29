import type { LeadCountsBody, LeadFilter, LeadHandle } from '../../../shared/lead-api.ts'
import { turns } from '../../turns.ts'
import { wantedOf } from '../filter.ts'
import type { LeadSums } from '../store.ts'
import { leadCounts } from './lead-counts.ts'
import { leadSums } from './lead-sums.ts'
import type { RegisterNames } from './names.ts'
import type { RegisterPage } from './page.ts'
import { rowsAPage } from './rows-a-page.ts'
import { wantedRow } from './wanted-row.ts'

/**
 * What lists, filters and searches ask of the leads, beside their JSON: some 80 bytes of a lead and
 * its words. A store makes it when somebody first asks, so receiving pays nothing for it.
 */
export interface Register {
  /** Numbers of the newest below `before` that match, at most `limit`. */
  numbers(filter: LeadFilter, before: number, limit: number): Promise<number[]>
  counts(filter: LeadFilter): Promise<LeadCountsBody>
  sums(filter: LeadFilter): Promise<LeadSums>
  handles(filter: LeadFilter, limit: number): Promise<LeadHandle[]>
}

/** Where a store has the pages, made with the register's names; one with no leads need not be there. */
export interface Pages {
  /** One more than the highest number of a lead. */
  end(): number
  pageAt(place: number): RegisterPage | undefined
  /** Brings some of the page at this place up to date; true when all of it is. */
  refresh(page: RegisterPage, place: number): boolean
}

type Visit = (number: number, page: RegisterPage, row: number) => 'stop' | void

export function newRegister(names: RegisterNames, { end, pageAt, refresh }: Pages): Register {
  /** Calls `visit` with the leads that match, newest first below `before`, until it says stop. */
  const find = async (filter: LeadFilter, before: number, visit: Visit): Promise<void> => {
    const wanted = wantedOf(filter)
    const newest = Math.min(before, end()) - 1
    const turn = turns()
    for (let place = Math.floor(newest / rowsAPage); place >= 0; place--) {
      const page = pageAt(place)
      if (!page) continue
      while (!refresh(page, place)) await turn()
      const first = place * rowsAPage
      const from = Math.min(newest - first, rowsAPage - 1)
      const seen = (row: number) => visit(first + row, page, row)
      if (page.each(wantedRow(wanted, names), from, seen) === 'stop') return
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
      await find(filter, Infinity, (_number, page, row) =>
        counts.add(page.stateOf(row), page.isUnread(row)),
      )
      return counts.body
    },
    async sums(filter) {
      const sums = leadSums()
      await find(filter, Infinity, (_number, page, row) => page.addTo(sums, row))
      return sums.all(names.kinds.nameOf)
    },
    async handles(filter, limit) {
      const handles: LeadHandle[] = []
      await find(filter, Infinity, (_number, page, row) => {
        if (handles.push(page.handleOf(row)) === limit) return 'stop'
      })
      return handles
    },
  }
}
