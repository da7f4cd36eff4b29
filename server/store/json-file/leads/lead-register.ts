import { parseLead } from '../../lead-text.ts'
import { registerNames } from '../../register/names.ts'
import { registerPage, type RegisterPage } from '../../register/page.ts'
import { newRegister, type Register } from '../../register/register.ts'
import { rowsAPage } from '../../register/rows-a-page.ts'
import type { LeadTable } from '../table/lead-table.ts'

/** Leads read between two looks at the clock: most take microseconds, one of 1 MB takes 50 ms. */
const rowsAtOnce = 1

export interface LeadRegister extends Register {
  /** The lead with this number has changed: it is looked at again when somebody asks. */
  touch(number: number): void
}

export function leadRegister(table: LeadTable): LeadRegister {
  const pages: RegisterPage[] = []
  const names = registerNames()
  const register = newRegister(names, {
    end: table.end,
    pageAt: place => (pages[place] ??= registerPage(names)),
    refresh(place) {
      const read = (row: number) => {
        const number = place * rowsAPage + row
        return table.has(number) ? parseLead(table.text(number)) : undefined
      }
      return pages[place]?.refresh(read, rowsAtOnce) ?? true
    },
  })
  return {
    ...register,
    touch: number => pages[Math.floor(number / rowsAPage)]?.touch(number % rowsAPage),
  }
}
