import { dayOf, nextDate, ymd, type Day } from './calendar.ts'
import { ask } from './day.ts'
import { numberOf, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

/** Easter Sunday by Gauss's rule, which holds from 1900 to 2099. */
function easter(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const late = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10))
  return dayOf(year, 3, 22) + moon + sunday - (late ? 7 : 0)
}

/** The order of `h0` in the packs; Easter comes last. */
const dates: readonly [month: number, date: number][] = [
  [12, 24],
  [12, 25],
  [12, 31],
  [1, 1],
]

/** Holidays are offered and not asserted: half the world keeps some of them on other days. */
function readHoliday(tokens: Token[], today: Day): Reduction {
  const [now] = ymd(today)
  const year = numberOf(tokens, 'y', now)
  const from = Math.max(today, dayOf(year, 1, 1))
  const date = dates[numberOf(tokens, 'h', 0)]
  if (date) return ask(nextDate(from, ...date))
  return ask(easter(year) < from ? easter(year + 1) : easter(year))
}

export const holidays: readonly Rule[] = [[/hy?/, readHoliday]]
