import {
  addMonths,
  mondayOf,
  monthEnd,
  monthStart,
  nextDateOfMonth,
  weekdayFrom,
  type Day,
} from './calendar.ts'
import { aDay, aMonth, ask, aWindow, gone, someDays } from './day.ts'
import { countOf, dayIn, numberOf, pick, type Read, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

/** A unit this long is a month, a longer one a year; both are counted by the calendar. */
const MONTH = 30

const amountOf = (tokens: readonly Token[]) => numberOf(tokens, 'dqanD')

/** So many units on; a night is a day. */
function ahead(from: Day, amount: number, unit: number): Day {
  if (unit >= MONTH) return addMonths(from, amount * (unit > MONTH ? 12 : 1))
  return from + amount * (unit === 2 ? 1 : unit)
}

/** `in 3 weeks`; `in 2 years` names no day. */
function readIn(tokens: Token[], today: Day): Reduction {
  const unit = numberOf(tokens, 'u')
  const day = ahead(today, amountOf(tokens), unit)
  return unit > MONTH ? aMonth(monthStart(day), today) : aDay(day, today)
}

/** The day that an amount is counted from: one just read, one relative to today, a weekday. */
function startOf(tokens: Token[], today: Day): Day {
  const start = pick(tokens, 'R@W')
  if (start?.is === '@') return dayIn(tokens)
  return start?.is === 'W' ? weekdayFrom(today + 1, start.n) : today + (start?.n ?? 0)
}

/** `3 days after 5 May`; with `from` it may also be a stay of 3 days. */
function readBeside(tokens: Token[], today: Day): Reduction {
  const from = startOf(tokens, today)
  const unit = numberOf(tokens, 'u')
  const day = ahead(from, (pick(tokens, 'G') ? -1 : 1) * amountOf(tokens), unit)
  if (pick(tokens, 'AGI') || tokens.at(-1)?.is === 'R') return aDay(day, today)
  // `4 days from the 2nd of March` is a stay, `2 weeks from 2 March` may be either.
  return pick(tokens, '@') && unit < 7 ? undefined : someDays([from, day], today)
}

/** A weekday after today; one named `next` before the week is out may be that of next week. */
function readWeekday(tokens: Token[], today: Day): Reduction {
  const coming = weekdayFrom(today + 1, numberOf(tokens, 'W'))
  const nexts = countOf(tokens, 'N')
  if (nexts > 1 || pick(tokens, 'AI')) return ask(coming + 7, coming + 14)
  if (pick(tokens, 'T') && coming === today + 7) return ask(today, coming)
  const sure = !nexts || pick(tokens, 'TC') || mondayOf(coming) > mondayOf(today)
  return sure ? aDay(coming, today) : ask(coming, coming + 7)
}

/** `three Fridays from now`, French `lundi en huit`. */
function readWeeksOn(tokens: Token[], today: Day): Reduction {
  const coming = weekdayFrom(today + 1, numberOf(tokens, 'W'))
  const amount = amountOf(tokens)
  if (tokens.at(-1)?.is === 'A') return aDay(coming + 7 * (amount - 1), today)
  return amount === 8 || amount === 15 ? aDay(coming + amount - (amount % 7), today) : undefined
}

/** `Friday next week`, `this week Friday`. */
function readWeekdayOfWeek(tokens: Token[], today: Day): Reduction {
  if (numberOf(tokens, 'u') !== 7) return undefined
  const monday = mondayOf(today) + 7 * countOf(tokens, 'N')
  return aDay(monday + numberOf(tokens, 'W') - 1, today)
}

/** `the 5th of next month`, `this month on the 20th`. */
function readDateOfMonth(tokens: Token[], today: Day): Reduction {
  const first = monthStart(today, countOf(tokens, 'N'))
  const day = first + numberOf(tokens, 'dDqO') - 1
  return numberOf(tokens, 'u') === MONTH && day <= monthEnd(first) ? aDay(day, today) : undefined
}

function readNextDay(tokens: Token[], today: Day): Reduction {
  return numberOf(tokens, 'u') === 1 ? aDay(today + countOf(tokens, 'N'), today) : undefined
}

/** `the next 3 days`. */
function readComing(tokens: Token[], today: Day): Reduction {
  return aWindow(today + 1, ahead(today, amountOf(tokens), numberOf(tokens, 'u')), today)
}

/** A day that was named by its date alone remembers it. */
const withDate = (made: Reduction, n: number): Reduction => made && { ...made, n }

/** A bare day of the month must be marked as one: `the 5th`, `am 5.`, `el 5`. */
const readDate: Read = ([token], today) =>
  token?.is === 'D' || token?.led
    ? withDate(aDay(nextDateOfMonth(today, token.n), today), token.n)
    : undefined

/** `on 15 back`: a number with more words behind it may count them. */
const readMaybeDate: Read = ([token], today) =>
  token?.led ? ask(nextDateOfMonth(today, token.n)) : undefined

/** Amounts counted from today. */
export const amounts: readonly Rule[] = [
  [/[dqan]u[AfIG]{1,2}R|R[ft]?[dqan]u[AI]?|R[ft]D/, readBeside],
  [/I[dqan]-?u[AV]?|[dqan]-?u-?A(?!@)|A[dqa]u|(?<![dqanNTPLO]-?)uA(?=$|[;.w])/, readIn],
  [/[dqan],?W[GP]/, gone],
  [/[dqan]WA|WI[dq](?!u)/, readWeeksOn],
  [/R/, ([token], today) => aDay(today + (token?.n ?? 0), today)],
]

/** Amounts counted from a day just read, and amounts gone by. */
export const besides: readonly Rule[] = [
  [/[dqan]u[AfGI]{1,2}[@W]|@f?[dqan]u[AI]/, readBeside],
  [/[dqan],?u(?:[,&]{0,2}[dqan]u)*[GP]|G[dqan]?u(?:[,&]{0,2}[dqan]u)*|Y/, gone],
]

export const relatives: readonly Rule[] = [
  [/PW|WP|(?<!M)LW(?![#@MNI,])|WL|[PL]u,?W|W,?[PL]u|W,?u[PL]|u[PL]W/, gone],
  [/W,?(?:N{1,2}u|Tu|u[NT](?!u))|(?:N{1,2}u|uN|Tu|uT),?W/, readWeekdayOfWeek],
  [
    /(?<![dDqO]\.?[-t&]f?)[dDqO]\.?(?:[NT]u|uN|uT)|(?:[NT]u|uN|uT),?[dDq](?![uWt-])/,
    readDateOfMonth,
  ],
  [/N{1,2}u|uN(?!u)|Tu/, readNextDay],
  [/N[dqan]u|[dqan](?:Nu|uN)/, readComing],
]

export const weekdays: readonly Rule[] = [
  [/(?:N{1,2}|T?C|TN|T)W|W(?:C|[NT]{1,2}|[AI]N(?!u))/, readWeekday],
  [/(?<![OqL])W/, readWeekday],
]

export const datesOfMonth: readonly Rule[] = [
  [/D\.?(?![-t/]?[uW])|[dO]\.?(?=$|[;,])|d\.(?=w)/, readDate],
  [/[dO](?=w)/, readMaybeDate],
]

/** What a number may be that answers `when?`. */
export const askedDates: readonly Rule[] = [
  [/^[dDOq]\.?$/, ([token], today) => aDay(nextDateOfMonth(today, token?.n ?? 0), today)],
]
