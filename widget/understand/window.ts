import {
  dayOf,
  mondayOf,
  monthEnd,
  monthStart,
  weekdayFrom,
  weekdayOf,
  ymd,
  type Day,
} from './calendar.ts'
import { aDay, aMonth, aWindow, fullYear, gone } from './day.ts'
import { countOf, dayIn, numberOf, pick, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

/** A named month: of the given year, or the next that is not over. */
function readMonth(tokens: Token[], today: Day): Reduction {
  const month = numberOf(tokens, 'M')
  const [now] = ymd(today)
  const over = dayOf(now, month + 1, 0) < today
  const year = fullYear(numberOf(tokens, 'yn', over ? now + 1 : now))
  return aMonth(dayOf(year, month, 1), today, pick(tokens, 'EHB'))
}

/** `11/2027`, `2027-11`. */
function readNumericMonth(tokens: Token[], today: Day): Reduction {
  const month = numberOf(tokens, 'dD')
  return month > 12 ? undefined : aMonth(dayOf(numberOf(tokens, 'y'), month, 1), today)
}

/** This, next or the week, month or year after; `early next week`. */
function readUnit(tokens: Token[], today: Day): Reduction {
  const unit = numberOf(tokens, 'u')
  const part = pick(tokens, 'EHB')
  // `the week after next`.
  const ahead = countOf(tokens, 'N') + (pick(tokens, 'AI') ? 1 : 0)
  const year = ymd(today)[0] + ahead
  const monday = mondayOf(today) + 7 * ahead
  if (unit === 7) return aWindow(monday, monday + 6, today, part)
  if (unit === 30) return aMonth(monthStart(today, ahead), today, part)
  return unit > 30 ? aWindow(dayOf(year, 1, 1), dayOf(year, 12, 31), today, part) : undefined
}

function readWeekend(tokens: Token[], today: Day): Reduction {
  const ahead = countOf(tokens, 'N') + (pick(tokens, 'AI') ? 1 : 0)
  const saturday = mondayOf(today) + 5 + 7 * ahead
  return aWindow(saturday, saturday + 1, today)
}

/** The nth weekday, day or week of a month; `last` counts from its end. */
function readNth(tokens: Token[], today: Day): Reduction {
  const nth = pick(tokens, 'ODLP')
  const end = pick(tokens, '#')?.end
  if (!nth || end === undefined) return undefined
  const [first, last] = [monthStart(end), monthEnd(end)]
  const weekday = pick(tokens, 'W')?.n
  const unit = numberOf(tokens, 'u')
  const final = /[LP]/.test(nth.is)
  const step = weekday || unit === 7 ? 7 : 1
  const earliest = final ? last - step + 1 : first + (nth.n - 1) * step
  const day = weekday ? weekdayFrom(earliest, weekday) : earliest
  if (weekday || unit === 1) return day > last ? undefined : aDay(day, today)
  // The first week is the one that has the month's first Thursday, as ISO counts weeks.
  const monday = mondayOf(earliest + 3)
  return unit === 7 ? aWindow(monday, monday + 6, today) : undefined
}

/** The three months of the meteorological season in the north, spring first. */
function readSeason(tokens: Token[], today: Day): Reduction {
  const month = 3 * numberOf(tokens, 'S')
  const [now] = ymd(today)
  const over = dayOf(now, month + 3, 0) < today
  const year = numberOf(tokens, 'y', over ? now + 1 : now)
  return aWindow(dayOf(year, month, 1), dayOf(year, month + 3, 0), today)
}

/** `week of 6 October`, `the month of the 16th`. */
function readAround(tokens: Token[], today: Day): Reduction {
  const unit = numberOf(tokens, 'u')
  const day = dayIn(tokens)
  if (unit === 30) return aMonth(monthStart(day), today)
  return unit === 7 ? aWindow(day - weekdayOf(day) + 1, day + 6, today) : undefined
}

/** `the third week of 2027`, by ISO's count; `the last month of 2027`. */
function readPartOfYear(tokens: Token[], today: Day): Reduction {
  const unit = numberOf(tokens, 'u')
  const nth = numberOf(tokens, 'OD', 0)
  const year = numberOf(tokens, 'y')
  if (unit === 30) return aMonth(dayOf(year, nth || 12, 1), today)
  const monday = mondayOf(dayOf(year, 1, 4)) + 7 * (nth - 1)
  return unit === 7 && nth ? aWindow(monday, monday + 6, today) : undefined
}

export const windows: readonly Rule[] = [
  [/PM|MP|[PL]S|SP/, gone],
  [/(?<![-dn])[ODL]u,?y/, readPartOfYear],
  [/(?<![dqanOD-])u@/, readAround],
  [/(?:[EHB][NT]?|[NT])?M(?:[,./-]*[yn]|N?)[EHB]?|y[-/,.]?M[EHB]?/, readMonth],
  [
    /(?<![dny][-/.]|[dn])[dD][-/.]y(?![-/.]?[dn])|(?<![dny][-/.])y[-/.][dD](?![-/.]?[dnu])/,
    readNumericMonth,
  ],
  [/[EHB]?(?:[NT]{1,2}u|u[NT](?!u))[EHB]?|[EHB]u|u[AI]N(?!u)/, readUnit],
  [/[ODLP]\.?[uW][,I]?#|#,?[ODL][uW]|#[uW]L/, readNth],
  [/[PL][uk]|[uk][PL]/, gone],
  [/[NT]?k(?:[NT]|[AI]N)?/, readWeekend],
  [/[NT]?S[NT]?y?/, readSeason],
]
