import { daysBetween, todayOf } from './time.ts'

/** Milliseconds after which a guest has waited long for a first reply. */
export const longWaitMs = 2 * 60 * 60 * 1000

/** Days before a trip from which on it is near. */
const nearDays = 14

/** Whether a trip is near that begins on this day; one that has begun is not. */
export function isNear(start: string | number | null | undefined, now: number): boolean {
  const days = daysBetween(todayOf(now), String(start ?? ''))
  return days >= 0 && days <= nearDays
}
