import { parseLead } from '../lead-text.ts'
import { registerNames } from './names.ts'
import { registerSheet, type RegisterSheet } from './sheet.ts'
import { newRegister, type Register } from './register.ts'
import { rowsASheet } from './rows-a-sheet.ts'

/** Leads in memory as JSON, by their numbers, which count arrivals. */
export interface NumberedLeads {
  /** One more than the highest number there has been. */
  end(): number
  has(number: number): boolean
  text(number: number): string
}

/** Leads read between two looks at the clock: most take microseconds, one of 1 MB takes 50 ms. */
const rowsAtOnce = 1

export interface LeadRegister extends Register {
  /** The lead with this number has changed: it is looked at again when somebody asks. */
  touch(number: number): void
}

export function leadRegister(leads: NumberedLeads): LeadRegister {
  const sheets: RegisterSheet[] = []
  const names = registerNames()
  const register = newRegister(names, {
    end: leads.end,
    sheetAt: place => (sheets[place] ??= registerSheet(names)),
    refresh: (sheet, place) =>
      sheet.refresh(row => {
        const number = place * rowsASheet + row
        return leads.has(number) ? parseLead(leads.text(number)) : undefined
      }, rowsAtOnce),
  })
  return {
    ...register,
    touch: number => sheets[Math.floor(number / rowsASheet)]?.touch(number % rowsASheet),
  }
}
