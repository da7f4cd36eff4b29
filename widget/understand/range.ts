import { exactDay, monthStart, nextDate, nextDateOfMonth, ymd, type Day } from './calendar.ts'
import { ask, gone } from './day.ts'
import { dayIn, numberOf, pick, type Read, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

/** A stay from one day to a later one. */
function stay(from: Day, to: Day, today: Day): Reduction {
  if (!(to > from && to - from < 367)) return undefined
  return from < today ? gone() : { is: '%', days: [from], end: to }
}

const datesIn = (tokens: readonly Token[]) => tokens.filter(token => /[dDqO]/.test(token.is))

/** `12 to 19 Dec`: the first number lies in the month of the last day, or in the one before. */
const readShortStart: Read = (tokens, today) => {
  const end = dayIn(tokens)
  const date = numberOf(tokens, 'dDqO')
  const here = monthStart(end) + date - 1
  return stay(here < end ? here : monthStart(end, -1) + date - 1, end, today)
}

/** `12 Dec to 19`, `Monday to the 5th`. */
const readShortEnd: Read = (tokens, today) => {
  const start = dayIn(tokens)
  return stay(start, nextDateOfMonth(start, numberOf(tokens, 'dDqO')), today)
}

/** `the 4th to the 7th`. */
const readBareDates: Read = (tokens, today) => {
  const [from, to] = datesIn(tokens)
  const marked = [tokens[0]?.is === 'f', from?.led, to?.led, from?.is === 'D', to?.is === 'D']
  if (!from || !to || !marked.includes(true)) return undefined
  const start = nextDateOfMonth(today, from.n)
  return stay(start, nextDateOfMonth(start, to.n), today)
}

/** Two days of which only the last has a year: it holds for both. */
function withYearOf(end: Day, from: Day, today: Day): Reduction {
  const [year] = ymd(end)
  const [, month, date] = ymd(from)
  const same = exactDay(year, month, date)
  return stay(same < end ? same : exactDay(year - 1, month, date), end, today)
}

/** Two days; without years the second follows the first. */
const readTwoDays: Read = (tokens, today) => {
  const [first, second] = tokens.filter(token => token.is === '@')
  const [from = 0] = first?.days ?? []
  const [to = 0] = second?.days ?? []
  if (second?.dated && !first?.dated) return withYearOf(to, from, today)
  if (to > from) return stay(from, to, today)
  const [, month, date] = ymd(to)
  // `out on the 13th and in on the 10th` is no year's stay.
  return pick(tokens, '&') ? undefined : stay(from, nextDate(from, month, date), today)
}

/** `4 to 23 next month`, `Feb 20 – 24`: the window gives the numbers their month. */
const readInWindow: Read = (tokens, today) => {
  const [from, to] = datesIn(tokens)
  const end = pick(tokens, '#')?.end
  if (!from || !to || end === undefined) return undefined
  const first = monthStart(end) - 1
  return stay(first + from.n, first + to.n, today)
}

const readWindows: Read = tokens => {
  const [from = NaN] = pick(tokens, '#')?.days ?? []
  const end = tokens.findLast(token => token.is === '#')?.end ?? NaN
  return end > from ? { is: '#', days: [from], end } : undefined
}

/** `3 or 4 April`. */
const readEither: Read = (tokens, today, orders) => {
  const made = readShortStart(tokens, today, orders)
  return made?.end ? ask(...(made.days ?? []), made.end) : undefined
}

/** `7 to 13 March, 2027`: a year said last holds for both days. */
const readStayYear: Read = (tokens, today) => {
  const year = numberOf(tokens, 'y')
  const [, month, date] = ymd(dayIn(tokens, '%'))
  const [, endMonth, endDate] = ymd(pick(tokens, '%')?.end ?? 0)
  return stay(exactDay(year, month, date), exactDay(year, endMonth, endDate), today)
}

/** Numbers that borrow their month; they come before a bare number is taken for a day. */
export const shortRanges: readonly Rule[] = [
  [/(?<![-/@])[dDqO]\.?\|@/, readEither],
  [
    /f?[dDqO]\.?(?:t|[-&/]|tf)[dDqO]\.?,?#|#,?f?[dDq]\.?(?:t|[-&])?[dDq]\.?t?(?![uW])/,
    readInWindow,
  ],
  [/f?(?:W,?)?(?<![-/@])[dDqO]\.?(?:t|[-&/]|tf)@t?/, readShortStart],
  [/f?@f?[-t][dDqO](?![u=/WM-])t?|@,?[dDO]t/, readShortEnd],
  [/f[dDqO]\.?[t&][dDqO](?![uWw=/-])t?|f?[dDO]\.?[-t][dDO](?![uW=/-])t?/, readBareDates],
]

export const ranges: readonly Rule[] = [
  [/f?@[fA]?[,.]?(?:[-t&]|tf)@t?|f@@t/, readTwoDays],
  [/%[,I]?y/, readStayYear],
  [/[@?!%][-t&]!|![-t&][@?!]/, gone],
  [/f?#[-t&|]#/, readWindows],
]
