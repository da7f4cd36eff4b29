import { nextDateOfMonth, weekdayOf, ymd, type Day } from './calendar.ts'
import { aDay, ask, dateOf, fullYear, gone, onWeekday, someDays } from './day.ts'
import { dayIn, numberOf, pick, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

/** Day and month in words, with or without a year: in any order, they cannot be mistaken. */
function readWritten(tokens: Token[], today: Day): Reduction {
  const month = pick(tokens, 'M')
  const date = pick(tokens, 'dDqO')
  const year = pick(tokens, 'yn') ?? tokens.findLast(token => token !== date && token.is === 'd')
  if (!month || !date) return undefined
  const day = dateOf(month.n, date.n, year?.n, today)
  // Spanish and Italian `mar` is Tuesday as well.
  const weekday = month.also?.find(meaning => meaning.is === 'W')?.n[0]
  return weekday && !year && tokens[0] === month
    ? someDays([day, nextDateOfMonth(today, date.n, weekday)], today)
    : aDay(day, today, year !== undefined)
}

/** A two-digit year that could be a day: only of the years to come, and only at the end. */
function readShortYear(tokens: Token[], today: Day): Reduction {
  const ahead = fullYear(tokens.at(-1)?.n ?? 0) - ymd(today)[0]
  return ahead >= 0 && ahead < 10 ? readWritten(tokens, today) : undefined
}

/** `siebter vierter`: a month by its number in words is rare enough to ask. */
function readOrdinalMonth(tokens: Token[], today: Day): Reduction {
  const [date, month] = tokens.filter(token => /[dDO]/.test(token.is))
  const day = dateOf(month?.n ?? 0, date?.n ?? 0, pick(tokens, 'y')?.n, today)
  return day >= today ? ask(day) : undefined
}

/** `28 June in 2027`, `next year on 28 June`: the year stands apart. */
function readYearApart(tokens: Token[], today: Day): Reduction {
  const day = pick(tokens, '@!')
  const read = dayIn(tokens, '@!')
  if (day?.dated || Number.isNaN(read) || numberOf(tokens, 'u', 365) !== 365) return undefined
  if (pick(tokens, 'PL')) return { is: '!', days: [read] }
  const [, month, date] = ymd(read)
  const year = numberOf(tokens, 'y', ymd(today)[0] + (pick(tokens, 'N') ? 1 : 0))
  return aDay(dateOf(month, date, year, today), today, true)
}

function readWeekday(tokens: Token[], today: Day): Reduction {
  const found = pick(tokens, '@?!')
  const weekday = numberOf(tokens, 'W')
  const day = dayIn(tokens, '@?!')
  if (!found || Number.isNaN(day)) return gone()
  // A Sunday the 10th that has just gone by was meant, or the weekday of another year was.
  const [year, month, date] = ymd(day)
  const before = dateOf(month, date, year - 1, today)
  const recent = !found.dated && weekdayOf(before) === weekday && today - before < 60
  if (found.is === '!' || (recent && weekdayOf(day) !== weekday)) return { ...found, is: '!' }
  return onWeekday(found, weekday, today)
}

/** `Friday 13th`, `31 Sunday`: the next day that is both. */
function readWeekdayOfMonth(tokens: Token[], today: Day): Reduction {
  const weekday = numberOf(tokens, 'W')
  const date = pick(tokens, 'dDqO')
  const day = nextDateOfMonth(today, date?.n ?? 0, weekday)
  if (!date || Number.isNaN(day)) return undefined
  const [year, month] = ymd(today)
  const here = dateOf(month, date.n, year, today)
  if (here < today && weekdayOf(here) === weekday) return { is: '!', days: [day] }
  // `second Sunday` may count the Sundays of a month that was not named.
  const counted = date.n < 6 && (date.is === 'O' || tokens[0] === date)
  return counted ? ask(day) : aDay(day, today)
}

export const writtenDates: readonly Rule[] = [
  [/[yn]\.?[-/,]?M[-/,]?(?:[dDqO](?![uW])|[dD])|[yn][-/][dD][-/]M\.?/, readWritten],
  [/M[dDq]\.?(?=[-t]M[dDq](?!M))/, readWritten],
  [/M[-/.,]?[dDqO][,./-]{0,2}y|M[-/][yn][-/][dD]/, readWritten],
  [/[dDqO]\.?[-/,]?M[,.]?[-/]?[yn](?![ud])/, readWritten],
  [/[dD]\.?[-/]?M[-/.,]?d(?=$|[;,!.])/, readShortYear],
  [/[dDqO]\.?[-/,]?M(?!\.?[dD][-t]?[dD]?M)\.?/, readWritten],
  [/M[-/.,]?(?:[dDq]\.?(?![uj])|O(?![uWk]))/, readWritten],
  [/[dDO]\.?O\.?,?y?(?![uWM])/, readOrdinalMonth],
]

export const yearsApart: readonly Rule[] = [
  [/@[,If]?y|y@/, readYearApart],
  [/N@|@N(?!u)/, tokens => pick(tokens, '@')],
  [/[@!],?(?:[NTPL]u|u[NPT])|(?:[NTPL]u|u[NPT]),?[@!]/, readYearApart],
]

export const weekdayChecks: readonly Rule[] = [
  [/W[-,.]{0,2}[@?!]|[@?!][-,.]{0,2}W(?![@?!])/, readWeekday],
]

/** They come after the rules for `the third Sunday of May`. */
export const weekdaysOfMonth: readonly Rule[] = [
  [/W,?[dD](?![uqW]|[-t.]*[@#])|W,?[qO](?=$|[;.w])|(?<![-t])[dDO]W/, readWeekdayOfMonth],
]
