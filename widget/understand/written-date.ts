import type { Match, Reduction, Rule } from './reduce.ts'
import { aDay, ask, dateOf, fullYear, gone, onWeekday, withDate } from './day.ts'
import { inYear, nextDateOfMonth, weekdayOf, ymd, type Day } from './calendar.ts'

/** Day and month in words, with or without a year: in any order, they cannot be mistaken. */
function readWritten({ month, numbers, year, shape }: Match, today: Day): Reduction {
  const date = numbers[shape[0] === 'n' ? 1 : 0] ?? 0
  const y = year || numbers[shape[0] === 'n' ? 0 : 1]
  return aDay(dateOf(month, date, y, today), today, !!y)
}

/** A two-digit year that could be a day: only of the years to come, and only at the end. */
function readShortYear(match: Match, today: Day): Reduction {
  const ahead = fullYear(match.numbers[1] ?? 0) - ymd(today)[0]
  return ahead >= 0 && ahead < 10 ? readWritten(match, today) : undefined
}

/** `28 June in 2027`, `next year on 28 June`: the year stands apart. */
function readYearApart({ tokens, day, year }: Match, today: Day): Reduction {
  if (tokens.some(({ dated }) => dated)) return undefined
  return aDay(inYear(day, fullYear(year)), today, true)
}

function readWeekday({ first, weekday, day, shape }: Match, today: Day): Reduction {
  const found = first('@?!')
  // `Friday afternoon, 19 May`, but not `Friday until 19 May`.
  if (/w/.test(shape) && weekdayOf(day) !== weekday) return undefined
  if (!found || !day) return gone()
  return found.is === '!' ? found : onWeekday(found, weekday, today)
}

/** `Friday 13th`, `31 Sunday`: the next day that is both. */
function readWeekdayOfMonth(match: Match, today: Day): Reduction {
  const {
    weekday,
    shape,
    numbers: [date = 0],
  } = match
  const day = nextDateOfMonth(today, date, weekday)
  if (!day) return undefined
  const [year, month] = ymd(today)
  const here = dateOf(month, date, year, today)
  if (here < today && weekdayOf(here) === weekday) return { is: '!', days: [day] }
  // `second Sunday` may count the Sundays of a month that was not named.
  return date < 6 && /O|^[dDq]/.test(shape) ? ask(day) : withDate(aDay(day, today), date)
}

/** After a month a number may begin a name, 12月三亚, `tháng 12 Hải Phòng`, or count: `June, 2 rooms`. */
export const writtenDates: readonly Rule[] = [
  [
    /[yn]\.?[-/,]?M([-/]?[dD]|[-/,]?[DdqO](?![uW]))|[yn][-/][dD][-/]M\.?|M[dDq](?=[-t]M[dDq])/,
    readWritten,
  ],
  [/[DqOd]\.?[-/,]?M[.,]?[-/]?[yn](?![ud])/, readWritten],
  [/[Dd]\.?[-/]?M[-/.,]?d(?=$|[;,!.])/, readShortYear],
  [/((?<!u)O|[dDq])\.?[-/,]?M\.?/, readWritten],
  [/M([-/.]?([dD]|q(?![qw]))|,[dDq](?![;w]))\.?(?![uj])|MO(?![uWk])/, readWritten],
]

export const yearsApart: readonly Rule[] = [
  [/@[,If]?y|y[,If]?@/, readYearApart],
  [/N@/, ({ first }) => first('@')],
]

export const weekdayChecks: readonly Rule[] = [
  [/W[-w,.]{0,2}[@?!]|[@?!][-w,.]{0,2}W(?![@?!])/, readWeekday],
]

/** They come after the rules for `the third Sunday of May`. */
export const weekdaysOfMonth: readonly Rule[] = [
  [/W,?[dD](?![Wuq]|[-t.]*[@#])|W,?[qO](?=$|[;.w])|(?<![-t])[dDO]W/, readWeekdayOfMonth],
]
