import { invalid } from '../refusal.ts'

/** Cursors are the number of the page's last lead, counted in order of arrival. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return Infinity
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: ['is not a cursor of this list'] })
  return Number(cursor)
}

/** Of the numbers of a page's leads and the one behind them, if there is one. */
export const nextCursor = (numbers: readonly (number | string)[], limit: number): string | null =>
  numbers.length > limit ? String(numbers[limit - 1]) : null
