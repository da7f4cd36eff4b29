import type { Lead } from '../../../shared/lead.ts'
import type { RegisterNames } from '../register/names.ts'
import { registerSheet, type RegisterSheet } from '../register/sheet.ts'
import { rowsASheet } from '../register/rows-a-sheet.ts'
import type { Sheets } from '../register/register.ts'

/** The sheets by the numbers of PostgreSQL's sequence, which leaves gaps. */
export interface RegisterSheets extends Sheets {
  /** Each lead by its number; undefined for one that is gone. */
  set(leads: readonly (readonly [number, Lead | undefined])[]): void
  /** Revisions by number, of those above `after` and not above `last`. */
  revisions(after: number, last: number): Map<number, number>
}

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
    revisions(after, last) {
      const revisions = new Map<number, number>()
      for (let number = after + 1; number <= Math.min(last, end() - 1); number++) {
        const revision =
          sheets[Math.floor(number / rowsASheet)]?.revisionOf(number % rowsASheet) ?? 0
        if (revision > 0) revisions.set(number, revision)
      }
      return revisions
    },
  }
}
