import { dateFormat } from '../texts/formats.ts'

/** "12 Nov" of a calendar day, which has no time zone. */
export const dayName = (day: string, locale: string) =>
  dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
