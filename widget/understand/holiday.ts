import { dayOf, nextDate } from './calendar.ts'
import { ask } from './day.ts'
import type { Match, Reduction, Rule } from './reduce.ts'

/** The order of `h0` in the packs. */
const dates: readonly [month: number, date: number][] = [
  [12, 24],
  [12, 25],
  [12, 31],
  [1, 1],
]

/** Holidays are offered and not asserted: half the world keeps some of them on other days. */
function readHoliday({ tokens: [token], year }: Match, today: number): Reduction {
  const date = dates[token?.n ?? 0]
  return date && ask(nextDate(Math.max(today, year ? dayOf(year, 1, 1) : 0), ...date))
}

export const holidays: readonly Rule[] = [[/hy?/, readHoliday]]
