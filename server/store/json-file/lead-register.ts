import { parseLead } from '../lead-text.ts'
import { pageSize, type RegisterPage } from '../register/page.ts'
import { newRegister, type Register } from '../register/register.ts'
import type { LeadTable } from './lead-table.ts'

export interface LeadRegister extends Register {
  /** The lead with this number has changed: it is looked at again when somebody asks. */
  touch(number: number): void
}

export function leadRegister(table: LeadTable): LeadRegister {
  const pages: RegisterPage[] = []
  const register = newRegister({
    end: table.end,
    pageAt(place) {
      const page = (pages[place] ??= register.newPage())
      page.refresh(row => {
        const number = place * pageSize + row
        return table.has(number) ? parseLead(table.text(number)) : undefined
      })
      return page
    },
  })
  return {
    ...register,
    touch: number => pages[Math.floor(number / pageSize)]?.touch(number % pageSize),
  }
}
