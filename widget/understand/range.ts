import { aDay, ask, aWindow, gone } from './day.ts'
import { addMonths, inYear, monthStart, nextDateOfMonth, ymd, type Day } from './calendar.ts'
import type { Match, Read, Reduction, Rule } from './reduce.ts'

/** A stay from one day to a later one. */
function stay(from: Day, to: Day, today: Day): Reduction {
  if (!(to > from && to - from < 367)) return undefined
  return from < today ? gone() : { is: '%', days: [from], end: to }
}

/** `12 to 19 Dec`: the first number lies in the month of the last day, or in the one before. */
const readShortStart: Read = ({ day: end, numbers: [date = 0] }, today) => {
  const here = monthStart(end) + date - 1
  return stay(here < end ? here : monthStart(end, -1) + date - 1, end, today)
}

/** `12 Dec to 19`, `Monday to the 5th`. */
const readShortEnd: Read = ({ day, numbers: [date = 0] }, today) =>
  stay(day, nextDateOfMonth(day, date), today)

function stayInMonth({ numbers: [from = 0, to = 0] }: Match, today: Day): Reduction {
  const start = nextDateOfMonth(today, from)
  return stay(start, nextDateOfMonth(start, to), today)
}

/** `the 4th to the 7th`; `from 4 to 7`, but not `from 9 to 8`, which may be hours or guests. */
const readBareDates: Read = (match, today) => {
  const {
    shape,
    tokens,
    numbers: [from = 0, to = 0],
  } = match
  const isSure = /[D.]/.test(shape) || tokens.some(({ led }) => led?.includes('o'))
  return isSure || (/f/.test(shape) && from < to) ? stayInMonth(match, today) : undefined
}

/** Two days; without years the second follows the first; a year of the last holds for both. */
const readTwoDays: Read = ({ tokens, day: from, end: to }, today) => {
  const [first, second] = tokens.filter(({ is }) => is === '@')
  if (second?.dated && !first?.dated) {
    const same = inYear(from, ymd(to)[0])
    return stay(same < to ? same : addMonths(same, -12), to, today)
  }
  if (to > from) return stay(from, to, today)
  // `Friday to next Monday`, said on a Sunday, ends on the Monday that follows.
  const later = second?.n === -1 ? from + 7 - ((from - to) % 7) : addMonths(to, 12)
  // `Out on the 13th and in on the 10th` is no year's stay.
  return later - from < 300 ? stay(from, later, today) : undefined
}

/** `June or July`, `not June, July maybe`. */
const readWindows: Read = ({ day, end }) => (end > day ? { is: '#', days: [day], end } : undefined)

/** `3 or 4 April`. */
export const readEither: Read = ({ day, numbers: [date = 0] }) =>
  ask(monthStart(day) + date - 1, day)

/** `December 12-19, 2027`: a year said last holds for both days. */
const readStayYear: Read = ({ year, day, end }, today) => {
  const from = inYear(day, year)
  return stay(from, end + from - day, today)
}

/** Numbers that borrow their month; they come before a bare number is taken for a day. */
export const shortRanges: readonly Rule[] = [
  [/[dDqO]\.?\|@/, readEither],
  [/f?(W,?)?[dDqO]\.?[-t&/]-?f?@t?/, readShortStart],
  [/f?@f?[-t][dDqO](?![u=/WM-])t?/, readShortEnd],
  [/f[dDqO]\.?[t&][dDqO](?![uWw=/-])t?|f?[dDO]\.?[-t][dDO](?![uW=/-])t?/, readBareDates],
]

/** What only bounds the start: `until 5 May`, `before June`, `after 10 May`, `the week before Christmas`. */
const readBound: Read = ({ first, shape, unit, day, end }, today) => {
  const word = first('tGAI')
  // Some languages have the word behind the day: `20日まで`.
  if (/[tGA]$/.test(shape) ? word?.n !== 3 : word?.is !== 'G' && word?.n !== 1) return undefined
  const apart = unit ? 1 : 0
  return /[tG]/.test(shape)
    ? aWindow(day - unit || today, (word?.is === 't' || day <= today ? end : day) - apart, today)
    : aWindow(end + apart, end + (unit || 13), today)
}

export const bounds: readonly Rule[] = [
  [/(?<![@?%#].*)(((?<![dqan])u)?[tGAI]-?[@?#]|[@?#][tG]|[@?]A)(?!.*[@#?%])/, readBound],
]

export const ranges: readonly Rule[] = [
  [/f?@[-t&]-?f?@t?/, readTwoDays],
  // `the week of 14 to 21 May`, `the weekend of 5 to 7 May`.
  [/(?<![dqan])[uk]%/, ({ tokens }) => tokens[1]],
  [/%[,I]?y/, readStayYear],
  [/f?#[-t&|/,]?#t?|f\?&\?/, readWindows],
]

/** What numbers may be that answer `when?`; `5-9`, but not `5 to 9`, may be a month as well, and `12-19` in some regions. */
export const askedDates: readonly Rule[] = [
  [/^[f-]?[dDqO][.j]?V?$/, ({ numbers: [n = 0] }, today) => aDay(nextDateOfMonth(today, n), today)],
  [
    /^d[-t]d$/,
    (match, today, orders) =>
      match.shape[1] === '-' && ((match.numbers[1] ?? 0) < 13 || orders.includes('mdy'))
        ? undefined
        : stayInMonth(match, today),
  ],
]
