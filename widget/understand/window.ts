import { dayOf, mondayOf, monthEnd, monthStart, weekdayFrom, ymd, type Day } from './calendar.ts'
import { aDay, aMonth, aWindow, fullYear, withDate } from './day.ts'
import type { Match, Read, Reduction, Rule } from './reduce.ts'

/** Months from a named one on: of the given year, or of the next in which they are not over. */
function months(month: number, count: number, year: number, today: Day, part?: string): Reduction {
  const [now] = ymd(today)
  const over = dayOf(now, month + count, 0) < today
  const named = fullYear(year || (over ? now + 1 : now))
  return aWindow(dayOf(named, month, 1), dayOf(named, month + count, 0), today, part)
}

const readMonth: Read = ({ month, year, numbers: [short = 0], part }, today) =>
  months(month, 1, year || short, today, part)

/** `11/2027`, `2027-11`. */
const readNumericMonth: Read = ({ numbers: [month = 0], year }, today) =>
  month > 12 ? undefined : months(month, 1, year, today)

/** This, next or the week, month or year after; `early next week`. */
function readUnit(match: Match, today: Day): Reduction {
  const { unit, part, ahead } = match
  const monday = mondayOf(today) + 7 * ahead
  if (unit === 1 && !part) return aDay(today + ahead, today)
  if (unit === 7) return aWindow(monday, monday + 6, today, part)
  if (unit === 30) return aMonth(monthStart(today, ahead), today, part)
  return unit > 30 ? months(1, 12, ymd(today)[0] + ahead, today, part) : undefined
}

/** `week 32`, `KW 32/33`: this year's as ISO counts them, or next year's where these are over; `la semana del 12` is none. */
function readWeeks(
  { unit, year, tokens: [, named], numbers: [first = 0, last = first] }: Match,
  today: Day,
): Reduction {
  const mondayIn = (y: number) => mondayOf(dayOf(y, 1, 4)) + 7 * first - 7
  const length = 7 * (last - first) + 7
  const [now] = ymd(today)
  const monday = mondayIn(year || (mondayIn(now) + length > today ? now : now + 1))
  return unit === 7 && first < 54 && !named?.led
    ? aWindow(monday, monday + length - 1, today)
    : undefined
}

/** A bare `weekend` may be any: its number says so. */
function readWeekend(match: Match, today: Day): Reduction {
  const saturday = mondayOf(today) + 5 + 7 * match.ahead
  const made = aWindow(saturday, saturday + 1, today)
  return made && { ...made, n: +(match.shape === 'k') }
}

/** The nth weekday, weekend, week, day or half of a month; `last` counts from its end. */
function readNth({ weekday, unit, end, shape, numbers: [nth = 0] }: Match, today: Day): Reduction {
  const [first, last] = [monthStart(end), monthEnd(end)]
  const named = shape.includes('k') ? 6 : weekday
  const step = named ? 7 : unit > 7 ? 15 : unit
  const earliest = /[LP]/.test(shape) ? last - step + 1 : first + (nth - 1) * step
  const day = weekdayFrom(earliest, named)
  if (day <= last) return weekday ? aDay(day, today) : aWindow(day, day + 1, today)
  if (unit === 1) return earliest > last ? undefined : aDay(earliest, today)
  const stop = unit === 7 ? earliest + 6 : Math.min(last, earliest + 15)
  return unit < 16 ? aWindow(earliest, stop, today) : undefined
}

/** The three months of the meteorological season in the north, spring first. */
const readSeason: Read = ({ first, year }, today) =>
  months(3 * (first('S')?.n ?? 0), 3, year, today)

/** `Friday next week`, `this week Friday`. */
const readWeekdayOfWeek: Read = ({ weekday, day, end }, today) =>
  end - day < 7 ? withDate(aDay(mondayOf(end) + weekday - 1, today), -1) : undefined

/** `the 5th of next month`, `this month on the 20th`. */
function readDateOfMonth({ day: first, end, numbers: [date = 1] }: Match, today: Day): Reduction {
  const day = monthStart(first) + date - 1
  return day <= end && end === monthEnd(first) ? aDay(day, today) : undefined
}

export const windows: readonly Rule[] = [
  [/[EHB]?([NT]+u|u[TN](?!u|(?<=[dqan]u.)W))[EHB]?|[EHB]u(?!I?M)|u[AI]N/, readUnit],
  [/[dDO]\.?#|#,?f?[dDq](?![uKW])/, readDateOfMonth],
  [
    /([EHB][-t|/&]?)+[NT]?M([,./-]*[yn]|N?)|[NT]?M([,./-]*[yn]|N?)[EHB]?|y[-/,.I]?M[EHB]?/,
    readMonth,
  ],
  [/([Dd][-/.]y|y[-/]d)(?![dun])/, readNumericMonth],
  [/([ODLP][uWk]|uO)[,fI]?#|#,?[ODL][uWk]/, readNth],
  [/(?<![dqanPL]-?)u[dn]([-/&t|][dn])?(?!\.?[-/&t|]*[uMOD@#%Wdn])([,/I]?y)?/, readWeeks],
  // `a weekend in June` is none of now.
  [/(?<![ua])[NT]?k([NT]|A(?=$)|[AI]N)?(?![dD]|[,I]?#)/, readWeekend],
  [/[NTy]?S[NT]?y?/, readSeason],
  [/W,?#|#,?W/, readWeekdayOfWeek],
]
