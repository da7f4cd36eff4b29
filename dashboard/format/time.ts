import { dateFormat, relativeFormat } from '../texts/formats.ts'

const steps = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** "5 min. ago", "yesterday": short, since lists are scanned. A clock ahead of ours reads "now". */
export function relativeTime(instant: string, now: number, locale: string): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  const step = steps.find(step => seconds >= step.seconds)
  const named = relativeFormat(locale, { numeric: 'auto', style: 'narrow' })
  if (!step) return named.format(0, 'second')
  // A day has its name by the calendar; "last week" would not be said of what is seven days ago.
  if (step.unit === 'day')
    return named.format(daysBetween(todayOf(now), todayOf(Date.parse(instant))), 'day')
  const counted = relativeFormat(locale, { style: 'narrow' })
  return counted.format(-Math.floor(seconds / step.seconds), step.unit)
}

/** The exact instant in the operator's own time zone. */
export function exactTime(instant: string, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
}

export function shortTime(instant: string, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))
}

/** Today in the operator's time zone as YYYY-MM-DD, the form trip dates have. */
export function todayOf(now: number): string {
  const date = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The instant at which a day begins, or one some days later, where the operator is. */
export function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** "3 Apr": the year shows only when it is not this one. */
export function shortDate(date: string, today: string, locale: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return dateText(date, locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** "Saturday, 3 April 2027". */
export const longDate = (date: string, locale: string): string =>
  dateText(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A calendar date has no time zone; what is none stays as it is. */
function dateText(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime())
    ? date
    : dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
}

/** "in 12 days", "yesterday": how near a trip is. */
export function daysUntil(date: string, today: string, locale: string): string {
  const days = daysBetween(today, date)
  if (Number.isNaN(days)) return ''
  const format = relativeFormat(locale, { numeric: 'auto' })
  const size = Math.abs(days)
  if (size < 60) return format.format(days, 'day')
  if (size < 700) return format.format(Math.round(days / 30.44), 'month')
  return format.format(Math.round(days / 365.25), 'year')
}

/** NaN when one of them is no date. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
