/** A day as a count from 1970-01-01: no zone and no clock can move it. NaN is no day at all. */
export type Day = number

const length = 864e5

/** Months and dates may run over: the 0th is the last day of the month before. */
export const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / length

export const toIso = (day: Day): string => new Date(day * length).toISOString().slice(0, 10)

export const fromIso = (iso: string): Day => Date.parse(iso.slice(0, 10)) / length

export const ymd = (day: Day) =>
  toIso(day).split('-').map(Number) as [year: number, month: number, date: number]

/** The day, where the year has such a month and the month such a date. */
export function exactDay(year: number, month: number, date: number): Day {
  const day = dayOf(year, month, date)
  return month > 0 && month < 13 && ymd(day)[2] === date ? day : NaN
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => ((day + 3) % 7) + 1

export const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: Day, weekday: number): Day =>
  day + ((weekday - weekdayOf(day) + 7) % 7)

export function monthStart(day: Day, ahead = 0): Day {
  const [year, month] = ymd(day)
  return dayOf(year, month + ahead, 1)
}

export const monthEnd = (day: Day): Day => monthStart(day, 1) - 1

/** The same date some months on; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const first = monthStart(day, months)
  return Math.min(first + ymd(day)[2] - 1, monthEnd(first))
}

/** The same date of another year; NaN for a 29 February where that year has none. */
export const inYear = (day: Day, year: number): Day => exactDay(year, ymd(day)[1], ymd(day)[2])

/** The first such date on or after a day; 29 February waits for its year. */
export function nextDate(from: Day, month: number, date: number): Day {
  const [year] = ymd(from)
  for (let y = year; y < year + 9; y++) {
    const day = exactDay(y, month, date)
    if (day >= from) return day
  }
  return NaN
}

/** The first day on or after a day that is the given date of its month, and the weekday if given. */
export function nextDateOfMonth(from: Day, date: number, weekday?: number): Day {
  for (let day = from; day < from + 750; day++)
    if (ymd(day)[2] === date && (!weekday || weekdayOf(day) === weekday)) return day
  return NaN
}
