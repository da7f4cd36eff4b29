import type { Lead } from '../../../shared/lead.ts'
import type { RegisterNames } from '../register/names.ts'
import { registerSheet, type RegisterSheet } from '../register/sheet.ts'
import { rowsASheet } from '../register/rows-a-sheet.ts'
import type { Sheets } from '../register/register.ts'

/** The sheets by the numbers of PostgreSQL's sequence, which leaves gaps. */
export interface RegisterSheets extends Sheets {
  /** Each lead by its number; undefined for one that is gone. */
  set(leads: readonly (readonly [number, Lead | undefined])[]): void
  /** `markOf` each lead by number, of those above `after` and not above `last`. */
  marks(after: number, last: number): Map<number, string>
}

/**
 * Differs where a lead has changed, or another has its number: a replica that was made the primary, and had
 * not heard of the last leads, gives their numbers once more.
 */
export const markOf = ({ id, revision }: Pick<Lead, 'id' | 'revision'>): string =>
  `${revision} ${id}`

export function registerSheets(names: RegisterNames): RegisterSheets {
  const sheets: (RegisterSheet | undefined)[] = []
  const end = () => sheets.length * rowsASheet
  return {
    end,
    sheetAt: place => sheets[place],
    // What `set` takes is there at once.
    refresh: () => true,
    set(leads) {
      const news = new Map(leads)
      const touched = new Set<number>()
      for (const [number, lead] of news) {
        const place = Math.floor(number / rowsASheet)
        if (!sheets[place] && !lead) continue
        const sheet = (sheets[place] ??= registerSheet(names))
        sheet.touch(number % rowsASheet)
        touched.add(place)
      }
      for (const place of touched) sheets[place]?.refresh(row => news.get(place * rowsASheet + row))
    },
    marks(after, last) {
      const marks = new Map<number, string>()
      for (let number = after + 1; number <= Math.min(last, end() - 1); number++) {
        const sheet = sheets[Math.floor(number / rowsASheet)]
        const row = number % rowsASheet
        if (sheet && sheet.revisionOf(row) > 0) marks.set(number, markOf(sheet.handleOf(row)))
      }
      return marks
    },
  }
}
