import { dayOf, mondayOf, monthEnd, monthStart, weekdayFrom, ymd, type Day } from './calendar.ts'
import { aDay, aMonth, aWindow, fullYear, gone } from './day.ts'
import type { Match, Read, Reduction, Rule } from './reduce.ts'

/** A named month: of the given year, or the next that is not over. */
function readMonth({ month, year, numbers: [short], part }: Match, today: Day): Reduction {
  const [now] = ymd(today)
  const over = dayOf(now, month + 1, 0) < today
  const named = fullYear(year || short || (over ? now + 1 : now))
  return aMonth(dayOf(named, month, 1), today, part)
}

/** `11/2027`. */
const readNumericMonth: Read = ({ numbers: [month = 0], year }, today) =>
  month > 12 ? undefined : aMonth(dayOf(year, month, 1), today)

/** `the week after next`. */
const aheadIn = ({ nexts, shape }: Match) => nexts + (/[AI]/.test(shape) ? 1 : 0)

/** This, next or the week, month or year after; `early next week`. */
function readUnit(match: Match, today: Day): Reduction {
  const { unit, part } = match
  const ahead = aheadIn(match)
  const year = ymd(today)[0] + ahead
  const monday = mondayOf(today) + 7 * ahead
  if (unit === 7) return aWindow(monday, monday + 6, today, part)
  if (unit === 30) return aMonth(monthStart(today, ahead), today, part)
  return unit > 30 ? aWindow(dayOf(year, 1, 1), dayOf(year, 12, 31), today, part) : undefined
}

function readWeekend(match: Match, today: Day): Reduction {
  const saturday = mondayOf(today) + 5 + 7 * aheadIn(match)
  return aWindow(saturday, saturday + 1, today)
}

/** The nth weekday, day or week of a month; `last` counts from its end. */
function readNth({ weekday, unit, end, shape, numbers: [nth = 0] }: Match, today: Day): Reduction {
  const [first, last] = [monthStart(end), monthEnd(end)]
  const step = weekday || unit === 7 ? 7 : 1
  const earliest = /[LP]/.test(shape) ? last - step + 1 : first + (nth - 1) * step
  const day = weekday ? weekdayFrom(earliest, weekday) : earliest
  if (weekday || unit === 1) return day > last ? undefined : aDay(day, today)
  // The first week is the one that has the month's first Thursday, as ISO counts weeks.
  const monday = mondayOf(earliest + 3)
  return unit === 7 ? aWindow(monday, monday + 6, today) : undefined
}

/** The three months of the meteorological season in the north, spring first. */
function readSeason({ tokens, year }: Match, today: Day): Reduction {
  const month = 3 * (tokens.find(({ is }) => is === 'S')?.n ?? 0)
  const [now] = ymd(today)
  const over = dayOf(now, month + 3, 0) < today
  const named = year || (over ? now + 1 : now)
  return aWindow(dayOf(named, month, 1), dayOf(named, month + 3, 0), today)
}

export const windows: readonly Rule[] = [
  [/PM|MP|[PL][Sk]|[Sk][PL]/, gone],
  [/(?:[EHB][NT]?|[NT])?M(?:[,./-]*[yn]|N?)[EHB]?|y[-/,.]?M[EHB]?/, readMonth],
  [/(?<![dny][-/.]|[dn])[dD][-/.]y(?![-/.]?[dn])/, readNumericMonth],
  [/[EHB]?(?:[NT]{1,2}u|u[NT](?!u))[EHB]?|[EHB]u|u[AI]N(?!u)/, readUnit],
  [/[ODLP]\.?[uW][,I]?#|#,?[ODL][uW]|#[uW]L/, readNth],
  [/[NT]?k(?:[NT]|[AI]N)?/, readWeekend],
  [/[NT]?S[NT]?y?/, readSeason],
]
