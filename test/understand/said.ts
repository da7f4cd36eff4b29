import { loadLanguage } from '../../widget/understand/load.ts'
import type { Context, Reading } from '../../widget/understand/reading.ts'
import { understand } from '../../widget/understand/understand.ts'

type Asked = Partial<Context> & { text: string }

/** What a guest of a Wednesday in March meant: readings as short text, `a?` an offer, `a | b` a choice, `a … b` a window. */
export async function said({ text, ...rest }: Asked): Promise<{ start: string; days: string }> {
  const context: Context = { locale: 'en-GB', now: '2027-03-10T12:00:00', timeZone: 'UTC', ...rest }
  await loadLanguage(context.locale)
  const { start_date, no_of_days } = understand(text, context).readings
  return { start: shown(start_date), days: shown(no_of_days) }
}

/** When they want to leave, of the same. */
export const start = async (locale: string, text: string) => (await said({ locale, text })).start

function shown(reading: Reading<string> | Reading<number> | undefined): string {
  if (!reading) return '-'
  if (reading.is === 'value') return String(reading.value)
  if (reading.is === 'candidates')
    return reading.candidates.length > 1
      ? reading.candidates.join(' | ')
      : `${reading.candidates[0]}?`
  return `${reading.from} … ${reading.to}`
}
