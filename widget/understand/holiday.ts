import { ask } from './day.ts'
import type { Match, Reduction, Rule } from './reduce.ts'
import { dayOf, weekdayFrom, ymd, type Day } from './calendar.ts'

/**
 * In the order of `h0` in the packs, Easter first, which `Wh5` counts on: month and date; of a movable
 * feast these are the first day it may fall on, with the number that sets its moon: Easter, that of
 * the Julian calendar, Whitsun.
 */
const feasts: readonly [month: number, date: number, moon?: number][] = [
  [3, 22, 24],
  [12, 24],
  [12, 25],
  [12, 31],
  [1, 1],
  [4, 4, 15],
  [5, 10, 24],
]

/** Movable feasts by Gauss, right from 1982 to 2048: the Sunday after a moon of the 19 year cycle. */
function feastIn(year: number, [month, date, moon]: (typeof feasts)[number]): Day {
  if (!moon) return dayOf(year, month, date)
  return weekdayFrom(dayOf(year, month, date + ((19 * (year % 19) + moon) % 30)), 7)
}

/** Holidays are offered and not asserted: half the world keeps some of them on other days. */
function readHoliday({ first, weekday, year }: Match, today: Day): Reduction {
  const feast = feasts[first('h')?.n ?? 0]
  if (!feast) return undefined
  // `Easter Monday` is the one after it, `Easter Friday` the one before.
  const dayIn = (y: number) =>
    weekday ? weekdayFrom(feastIn(y, feast) - 5, weekday) : feastIn(y, feast)
  const [now] = ymd(today)
  const days = [year || now, now + 1].map(dayIn)
  return ask(...days.filter(day => day >= today).slice(0, 1))
}

export const holidays: readonly Rule[] = [[/h,?Wy?|W?hy?/, readHoliday]]
