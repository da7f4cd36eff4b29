import type { Token } from './token.ts'
import type { Reduction } from './reduce.ts'
import { addMonths, exactDay, monthEnd, nextDate, weekdayOf, ymd, type Day } from './calendar.ts'

/** Gone by, with nothing to offer instead. */
export const gone = (): Reduction => ({ is: '!', days: [] })

/** Days to ask about. */
export const ask = (...days: Day[]): Reduction => ({ is: '?', days })

/** A sure day; one gone by is refused, with the same date in a year to come offered. */
export function aDay(day: Day, today: Day, dated = false): Reduction {
  if (day >= today) return { is: '@', days: [day], dated }
  if (!(day < today)) return undefined
  const [, month, date] = ymd(day)
  // Older than two years it is a birthday, and no slip.
  return { is: '!', days: today - day < 731 ? [nextDate(today, month, date)] : [] }
}

/** A day that was named without its month remembers its date; -1 is one named by its weekday. */
export const withDate = (made: Reduction, n: number): Reduction => made && { ...made, n }

/** One of several days: the same twice is one, none at all is no reading. */
export function someDays(days: readonly Day[], today: Day, dated = false): Reduction {
  const real = [...new Set(days)].filter(day => day > 0)
  const coming = real.filter(day => day >= today).sort((one, other) => one - other)
  if (coming.length < 2) return aDay(coming[0] ?? real[0] ?? NaN, today, dated)
  return { is: '?', days: coming, dated }
}

/** The parts of a period by how guests use the words, as fractions; they overlap. */
const parts: Record<string, readonly [from: number, to: number]> = {
  E: [0, 0.38],
  H: [0.25, 0.75],
  B: [0.6, 1],
}

/** A period, or the early, middle or late part of it, as far as it is still to come. */
export function aWindow(first: Day, last: Day, today: Day, part = ''): Reduction {
  const length = last - first + 1
  const [begin] = parts[part.charAt(0)] ?? [0]
  const [, stop] = parts[part.slice(-1)] ?? [0, 1]
  const end = Math.min(last, first + Math.floor(stop * length))
  if (!(end >= today)) return gone()
  return { is: '#', days: [Math.max(today, first + Math.floor(begin * length))], end }
}

export const aMonth = (first: Day, today: Day, part?: string): Reduction =>
  aWindow(first, monthEnd(first), today, part)

/** Two digits are a year of this century or of a birth; the 2570s are Buddhist. */
export const fullYear = (n: number) =>
  n > 2400 ? n - 543 : n > 99 ? n : n < 50 ? 2000 + n : 1900 + n

/** A date with a year, or without one the next such date. */
export function dateOf(month: number, date: number, year: number | undefined, today: Day): Day {
  return year ? exactDay(fullYear(year), month, date) : nextDate(today, month, date)
}

/** Keeps of a day what agrees with a weekday named beside it; disagreement is a question. */
export function onWeekday(token: Token, weekday: number, today: Day): Reduction {
  const { days = [], dated } = token
  const agrees = (day: Day) => weekdayOf(day) === weekday
  const agreeing = days.filter(agrees)
  if (agreeing.length) return someDays(agreeing, today, dated)
  const [day = NaN] = days
  // A whole date outweighs the weekday beside it; the echo in words shows the guest which it is.
  if (dated) return aDay(day, today, true)
  const later = addMonths(day, 12)
  return ask(day, ...(agrees(later) ? [later] : []))
}
