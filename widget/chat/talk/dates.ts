import { bare } from '../../conversation/bare.ts'

/** The guest's own wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export function localNow(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

/**
 * Days travel as `YYYY-MM-DD` and are shown in UTC, so that no zone moves them; in another calendar
 * only where such days are read too: to some browsers Saudi Arabia has the Islamic one.
 */
function written(locale: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const calendar = /^(?:fa|th)/.test(locale) ? undefined : 'gregory'
  const format = new Intl.DateTimeFormat(locale, bare({ ...options, calendar, timeZone: 'UTC' }))
  // The French have a first of the month, which Intl does not.
  const day = format.format(at)
  return locale.startsWith('fr') ? day.replace(/\b1 /, '1er ') : day
}

const plain = { day: 'numeric', month: 'long' } as const
const long = { ...plain, weekday: 'short', year: 'numeric' } as const

/** In words, with its weekday, so that a misread day is seen at a glance. */
export function formatDay(locale: string, day: string): string {
  const at = Date.parse(day)
  // The page may have given a day that is none: it is shown as it came, and the guest can change it.
  return Number.isNaN(at) ? day : written(locale, long, at)
}

export function formatDays(locale: string, days: number): string {
  const style = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, bare(style)).format(days)
}

/** Without weekday and year, as people of this locale write a day that is near. */
export function nearDay(locale: string, day: string): string {
  return written(locale, plain, Date.parse(day))
}
