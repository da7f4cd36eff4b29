import type { Found } from './reply.ts'
import { monthStart, nextDateOfMonth, toIso, weekdayFrom, weekdayOf, type Day } from './calendar.ts'
import { shapeOf, type Token } from './token.ts'

/** Signs that speak of a day: where one is left over, the reading is offered and not asserted. */
const dateLike = /[MWSLPNEHBKkhYyC!|]/

/** A day says little alone: `the day off`. */
const isLoose = ({ is, n, led }: Token) =>
  dateLike.test(is) || (is === '@' && led?.includes('~')) || (/[uAG]/.test(is) && n > 2)

/** Whether a month, a stay or another period holds a day. */
const holds = ({ days: [from = 0] = [], end = 0 }: Token, { days: [day = 0] = [] }: Token) =>
  day >= from && day <= end

/** What was found to come; where there is nothing, the first of what has gone by. */
function relevant(tokens: readonly Token[]): Token[] {
  const found = tokens.filter(token => /[@?#%]/.test(token.is))
  const coming = found.filter((token, i) => {
    const { is, n, led, from } = token
    // `in the Easter holidays, 2 to 9 April`, but `at Easter or 5 to 12 June`.
    if (is === '?' && /^[^|]*%[^|]*$/.test(shapeOf(tokens))) return false
    const next = found[i + 1]
    // Of `our 10th anniversary in October` the month is what counts.
    if (is !== '#') return !(n > 0 && next?.is === '#' && !holds(next, token))
    // Of `in July, from the 5th` the day is all that is left to say, of `a weekend in May` the month; and
    // `weekend in Rome` may be any.
    return (
      (!n || (found.length < 2 && (led || from || !tokens[1]))) &&
      !found.some(day => day.is === '@' && holds(token, day))
    )
  })
  return coming.length
    ? coming
    : tokens.filter(({ is, days }) => is === '!' && days?.length).slice(0, 1)
}

/**
 * Sure days: one is the start, two are arrival and departure if they are not a season apart, nor
 * another `length` than was said: `the wedding is on the 6th, so leaving the 8th, for 10 days`.
 */
function lastDay(found: readonly Token[], days: readonly Day[], length: number): Day {
  const shape = shapeOf(found)
  const [from = 0, to = from] = days
  if (shape === '%') return found[0]?.end ?? 0
  const isOther = to > from && Math.abs(to - from - length) > 2
  return /^@+$/.test(shape) && days.length < 3 && to - from <= 60 && !isOther ? to : 0
}

function readStart(tokens: readonly Token[], length = NaN): Found[] {
  const parts = relevant(tokens)
  const [first] = parts
  if (!first) return []
  const start = { slot: 'start_date', parts } as const
  const named = parts.flatMap(token => (token.is === '#' ? [] : (token.days ?? [])))
  const days = [...new Set(named)].sort((one, other) => one - other)
  const [from] = days
  if (!from)
    return (first.days ?? []).map(day => ({
      ...start,
      values: [toIso(day)],
      until: toIso(first.end ?? day),
    }))
  // `12 19 June`: the last day is no start where a number stands right before it. `12 May instead
  // of 10 May` is no stay, nor is `12 June, no, 14 June`, nor what ends first: `12 May to 10 May`.
  const unclear = first.days?.[0] === from ? /[dD][.,]*@|@.*X,*w*,*@/ : /[dD][.,]*@|@I?[-tw][fGw]*@/
  const to =
    tokens.some(isLoose) || unclear.test(shapeOf(tokens)) ? 0 : lastDay(parts, days, length)
  return [
    { slot: 'no_of_days', parts, values: to > from ? [to - from + 1] : [] },
    { ...start, values: (to ? [from] : days).map(toIso), asks: !to },
  ]
}

/**
 * `leaving Friday, back on Monday`, `14 July, back on the 28th`: what is named by its weekday or its
 * date alone follows the one before it; in `on the 5th, and back on the 19th of May` both are of May.
 * Two dates of one month may stand in any order. Days between which there is room for more than one
 * such stay are no stay: `between 5 and 20 June, a week`.
 */
function inOrder(tokens: readonly Token[], length = NaN): Token[] {
  let before = 0
  let named = 0
  const at = tokens.findLastIndex(({ is }) => is === '@')
  const [last = 0] = tokens[at]?.days ?? []
  const month = monthStart(last)
  return tokens.map((token, i) => {
    const { is, n, days: [day = 0] = [], end } = token
    if (is === '%' && length < Number(end) - day) return { ...token, is: '#' }
    if (!/[@#]/.test(is)) return token
    const shared = i < at - 1 && month + n <= last ? month : monthStart(before)
    const first = n > -1 ? shared : named < 0 ? before : 0
    const follows = is === '@' && n && day < first
    before = !follows
      ? day
      : n < 0
        ? weekdayFrom(before, weekdayOf(day))
        : nextDateOfMonth(first, n)
    named = n
    return follows ? { ...token, days: [before] } : token
  })
}

/** How long a stay is of which the first day was known and the last one said, and not a new first. */
export function untilDay(tokens: readonly Token[], first: Day): Found[] | false {
  const parts = tokens.filter(({ is }) => /[f=@#?%]/.test(is))
  const [token] = parts
  const [day = NaN] = token?.days ?? []
  const length = (token?.end ?? day) - first + 1
  const isLast = /^[@#]$/.test(shapeOf(parts)) && length > 1 && length < 61
  return isLast && [{ slot: 'no_of_days', parts, values: [length] }]
}

/**
 * Chooses among what the rules found; what is unclear becomes a question. A month is asked about
 * unless `asked` for: people wish each other a good one.
 */
export function decide(tokens: readonly Token[], asked: boolean): Found[] {
  // What lasts for months is an age, unless it is all that was said.
  const all = tokens.filter(
    ({ is, days: [length = 0] = [] }) => is === '=' && length < (tokens.length < 2 ? 400 : 150),
  )
  // `a long weekend, 3 nights`.
  const sure = all.filter(({ days }) => !days?.[1])
  const parts = sure[0] ? sure : all
  const lengths = parts.flatMap(({ days = [] }) => days)
  // `3 nights Rome, 4 nights Florence` is a stay of seven, `10 days, 3 nights of them in Rome` is none.
  const sum = lengths.reduce((sum, length) => sum + length, 0)
  const values = parts.length < 2 ? lengths : [sum, ...lengths]
  // Of `last year we stayed 10 days` the days may be none of this trip's.
  const asks = (!asked && values[0] === 30) || /(u[LP]|[LP]u|!).*=/.test(shapeOf(tokens))
  return [
    { slot: 'no_of_days', parts, values, asks },
    ...readStart(inOrder(tokens, values[0]), values[0]),
  ]
}
