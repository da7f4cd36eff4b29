import { monthStart, nextDateOfMonth, toIso, type Day } from './calendar.ts'
import type { Reading, Readings, Span } from './reading.ts'
import { readingOf, type Reply } from './reply.ts'
import type { Token } from './token.ts'

type Found = Pick<Readings, 'start_date' | 'no_of_days'>

/** Signs that speak of a day: where one is left over, the reading is offered and not asserted. */
const dateLike = /[MWSLPNEHBKkhYyC!|]/

/** A day says little alone: `the day off`; a number in words may be a year: `dos mil veinte`. */
function isLoose(token: Token, i: number, tokens: readonly Token[]): boolean {
  if (token.is === 'q') return tokens[i - 1]?.is === '@' && (token.n === 2 || token.n > 18)
  return dateLike.test(token.is) || (token.is === 'u' && token.n > 2)
}

const offer = (days: readonly Day[], span: Span): Reading<string> => ({
  is: 'candidates',
  candidates: days.slice(0, 3).map(toIso),
  span,
})

const stayOf = (from: Day, to: Day, span: Span): Found => ({
  start_date: { is: 'value', value: toIso(from), span },
  no_of_days: { is: 'value', value: to - from + 1, span },
})

/** What was found to come; where there is nothing, the first of what has gone by. */
function relevant(tokens: readonly Token[]): Token[] {
  const coming = tokens.filter(token => /[@?#%]/.test(token.is))
  return coming.length ? coming : tokens.filter(token => token.is === '!').slice(0, 1)
}

/** Sure days: one is the start, two are arrival and departure if they are not a season apart. */
function readSure(found: readonly Token[], days: readonly Day[], span: Span): Found | undefined {
  const [from = NaN, to = NaN] = days
  const [first] = found
  if (first?.is === '%' && first.end && found.length === 1) return stayOf(from, first.end, span)
  if (found.some(token => token.is !== '@')) return undefined
  if (days.length === 1) return { start_date: { is: 'value', value: toIso(from), span } }
  return days.length === 2 && to - from <= 60 ? stayOf(from, to, span) : undefined
}

function readStart(tokens: readonly Token[], reply: Reply): Found {
  const found = relevant(tokens)
  const [first] = found
  if (!first) return {}
  const span = reply.span(first.from, Math.max(...found.map(token => token.to)))
  const named = found.flatMap(token => (token.is === '#' ? [] : (token.days ?? [])))
  const days = [...new Set(named)].sort((one, other) => one - other)
  const sure = tokens.some(isLoose) ? undefined : readSure(found, days, span)
  if (sure) return sure
  if (days.length) return { start_date: offer(days, span) }
  const { days: [from] = [], end } = first
  if (from === undefined || end === undefined) return {}
  return { start_date: { is: 'window', from: toIso(from), to: toIso(end), span } }
}

/**
 * `14 July, back on the 28th`: a date alone is not of this month when a later one was named. Of
 * `in July, from the 5th` the day is all that is left to say.
 */
function inOrder(tokens: readonly Token[]): Token[] {
  let before = 0
  let month: Token | undefined
  const narrowed = new Set<Token>()
  const ordered = tokens.map(token => {
    const [day = 0] = token.days ?? []
    if (isMonth(token, day)) month = token
    if (token.is !== '@' && token !== month) return token
    const earlier = monthStart(before) - monthStart(day)
    const follows = token.is === '@' && token.n > 0 && (month ? earlier >= 0 : earlier > 0)
    if (!token.n || token === month) before = day
    if (follows && month) narrowed.add(month)
    return follows ? { ...token, days: [nextDateOfMonth(before, token.n)] } : token
  })
  return ordered.filter(token => !narrowed.has(token))
}

const isMonth = ({ is, end }: Token, day: Day) =>
  is === '#' && end !== undefined && monthStart(day) === day && end - day > 26 && end - day < 31

/** Chooses among what the rules found; what is unclear becomes a question. */
export function decide(tokens: readonly Token[], reply: Reply): Found {
  const start = readStart(inOrder(tokens), reply)
  const [amount, ...more] = tokens.filter(token => token.is === '=')
  const no_of_days = amount && !more.length && readingOf(reply, amount.days ?? [], [amount])
  return no_of_days ? { ...start, no_of_days } : start
}
