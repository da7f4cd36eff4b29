import { aDay, aMonth, aWindow, ask, gone, someDays, withDate } from './day.ts'
import {
  addMonths,
  mondayOf,
  monthStart,
  nextDateOfMonth,
  weekdayFrom,
  type Day,
} from './calendar.ts'
import { readEither } from './range.ts'
import type { Match, Read, Reduction, Rule } from './reduce.ts'

/** A unit this long is a month, a longer one a year; both are counted by the calendar. */
const monthLength = 30

/** So many units on; a night is a day. */
function ahead(from: Day, amount: number, unit: number): Day {
  if (unit >= monthLength) return addMonths(from, amount * (unit > monthLength ? 12 : 1))
  return from + amount * (unit === 2 ? 1 : unit || 1)
}

/** `in 3 weeks`, `2-3 weeks from now`, `3 days after 5 May`, `after tomorrow`, `after Friday`; with `from` it may be a stay of 3 days. */
function readBeside(match: Match, today: Day): Reduction {
  const { numbers, weekday, unit, shape, day: named, first } = match
  // Nights are a stay, after 15 March too.
  if (unit === 2) return undefined
  const from = named || (weekday ? weekdayFrom(today + 1, weekday) : today + (first('R')?.n ?? 0))
  const amounts = numbers[0] ? numbers : [1]
  const days = amounts.map(n => ahead(from, shape.includes('G') ? -n : n, unit))
  const [day = from] = days
  // `in 2 years` names no day.
  if (unit > monthLength && from === today) return aMonth(monthStart(day), today)
  if (/[GIA]|fR/.test(shape)) return shape.endsWith('?') ? ask(...days) : someDays(days, today)
  // `4 days from the 2nd of March` is a stay, `2 weeks from 2 March` may be either.
  const stays = unit < 7 && (named || !/f/.test(shape))
  return stays ? undefined : someDays([from, day], today)
}

/**
 * A weekday after today; one named `next` before the week is out may be that of next week, and `the
 * one after next` is counted by weeks or by weekdays.
 */
function readWeekday({ weekday, ahead, shape }: Match, today: Day): Reduction {
  const coming = weekdayFrom(today + 1, weekday)
  if (/T/.test(shape) && coming === today + 7) return ask(today, coming)
  if (/NN|[AI]/.test(shape)) return ask(coming + 7, mondayOf(today) + 13 + weekday)
  const sure = !ahead || /[TC]/.test(shape) || mondayOf(coming) > mondayOf(today)
  return sure ? withDate(aDay(coming, today), -1) : ask(coming, coming + 7)
}

/** French `lundi en huit`, Spanish `de hoy en ocho`. */
function readWeeksOn({ weekday, numbers: [amount = 1] }: Match, today: Day): Reduction {
  const coming = weekday ? weekdayFrom(today + 1, weekday) : today
  return amount % 7 === 1 ? aDay(coming + amount - 1, today) : undefined
}

/** `Friday to Sunday`: the first such day to follow. */
const readUntilWeekday: Read = ({ day, weekday }) => ({
  is: '%',
  days: [day],
  end: weekdayFrom(day + 1, weekday),
})

/** A bare day of the month must be marked as one: `the 5th`, `am 5.`, `el 5`. */
const readDate: Read = ({ tokens: [token] }, today) =>
  token.is === 'D' || token.led?.includes('o')
    ? withDate(aDay(nextDateOfMonth(today, token.n), today), token.n)
    : undefined

/** `within 3 months`, `in the next 3 months`, `3 tháng tới`: any day of them; `3 del mes próximo` is a day. */
const readWithin: Read = (
  { numbers: [amount = 1], unit, shape, tokens: [first, counted] },
  today,
) =>
  (shape.endsWith('N') ? !first.led && !counted?.led : /i/i.test(shape) || unit >= monthLength)
    ? aWindow(today, ahead(today, amount, unit), today)
    : undefined

/** Amounts counted from today. */
export const amounts: readonly Rule[] = [
  [/[iI]?N+[dqan]u(?!A)|[dqan]uN(?![uMWk])|i[dqan]u|I[dqan]Nu|[dqan]ui/, readWithin],
  [/[dqan]u[AfIG]{0,2}R|R[ftI]?[dqan]u[AI]?/, readBeside],
  // `two days after our wedding` counts from a day that is not known.
  [/[dqan]-?uA(?=[cw])/, ({ first }) => (first('A')?.n === 1 ? gone() : undefined)],
  [
    /I([adq][-t|]?)?[dqan]u|(?<![MDO/].*)([adq][-t|]?)?[dqan]-?uA(?![@dDOMWh])|(?<![dqanNTPOL])uA(?=$|[;.])/,
    readBeside,
  ],
  [/[WR]I[dq](?!u)/, readWeeksOn],
  [/R/, ({ tokens: [token] }, today) => aDay(today + token.n, today)],
]

/** Amounts counted from a day just read, amounts gone by, months ruled out, and `the Friday before`. */
export const besides: readonly Rule[] = [
  [/[dqan]u([AfGI][@?W]|W(?![-t]))/, readBeside],
  [
    /[dqan]u[PG]|G[dqan]?u|Y([&|]?[SM])*|[LP]u,?W|PW|[LP][kS](?!I?M)|[WSk],?u?[LP]|W[AG](?=$|[;.,])/,
    gone,
  ],
]

/** Without a pack an unknown word beside a weekday may be `next` or `last`, one between two days `to` or `or`. */
export const strangers: readonly Rule[] = [
  [
    /wW/,
    ({ tokens: [word], weekday }, today) =>
      word.to - word.from > 4 ? ask(weekdayFrom(today + 1, weekday)) : undefined,
  ],
  [/[dD]\.w@|wdww?@/, readEither],
]

export const weekdays: readonly Rule[] = [
  [/[NTC]+W|W([NT]+|[AI]N)|W(?=[-t]W)/, readWeekday],
  [/@[-t]W/, readUntilWeekday],
  // `any Friday in May` is none of now.
  [/(?<![OLq]|-d)W(?!I?#|,?[dDO]\.?[-t]@)/, readWeekday],
]

export const datesOfMonth: readonly Rule[] = [
  [/D\.?(?![uWc])|(?<!u)[dO]\.?(?=$|[;,&|]|w{1,4}(@|[dO]($|[;,])))|d\.(?=w)/, readDate],
]
