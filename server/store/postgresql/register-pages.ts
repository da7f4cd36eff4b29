import type { Lead } from '../../../shared/lead.ts'
import type { RegisterNames } from '../register/names.ts'
import { registerPage, type RegisterPage } from '../register/page.ts'
import { rowsAPage } from '../register/rows-a-page.ts'
import type { Pages } from '../register/register.ts'

/** The pages by the numbers of PostgreSQL's sequence, which leaves gaps. */
export interface RegisterPages extends Pages {
  /** Each lead by its number; undefined for one that is gone. */
  set(leads: readonly (readonly [number, Lead | undefined])[]): void
  /** Revisions by number, of those above `after` and not above `last`. */
  revisions(after: number, last: number): Map<number, number>
}

export function registerPages(names: RegisterNames): RegisterPages {
  const pages: (RegisterPage | undefined)[] = []
  const end = () => pages.length * rowsAPage
  return {
    end,
    pageAt: place => pages[place],
    // What `set` takes is there at once.
    refresh: () => true,
    set(leads) {
      const news = new Map(leads)
      const touched = new Set<number>()
      for (const [number, lead] of news) {
        const place = Math.floor(number / rowsAPage)
        if (!pages[place] && !lead) continue
        const page = (pages[place] ??= registerPage(names))
        page.touch(number % rowsAPage)
        touched.add(place)
      }
      for (const place of touched) pages[place]?.refresh(row => news.get(place * rowsAPage + row))
    },
    revisions(after, last) {
      const revisions = new Map<number, number>()
      for (let number = after + 1; number <= Math.min(last, end() - 1); number++) {
        const revision = pages[Math.floor(number / rowsAPage)]?.revisionOf(number % rowsAPage) ?? 0
        if (revision > 0) revisions.set(number, revision)
      }
      return revisions
    },
  }
}
