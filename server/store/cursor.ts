import { invalidFor } from '../refusal.ts'

/** Cursors are the number of the page's last lead, counted in order of arrival. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return Infinity
  if (!/^\d{1,15}$/.test(cursor)) throw invalidFor({ cursor: [{ code: 'unknown_value' }] })
  return Number(cursor)
}

/** From the numbers of a page's leads and of one more; null when there is none more. */
export const nextCursor = (numbers: readonly number[], limit: number): string | null =>
  numbers.length > limit ? String(numbers[limit - 1]) : null
