import { numberOf, type Read, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

const amount = (...days: number[]): Reduction => ({ is: '=', days })

/** `3.5 months`, but not `9, 5 days`. */
function isDecimal([before, mark, after]: readonly Token[]): boolean {
  const glued = before?.to === mark?.from && mark?.to === after?.from
  return glued && /[.,]/.test(mark?.is ?? '')
}

/** Nights count as days here: whoever stays 3 nights is away 3 days or 4. */
function readAmount(tokens: Token[]): Reduction {
  const unit = numberOf(tokens, 'u')
  const length = unit === 2 ? 1 : unit
  const [first = 1, second] = tokens.filter(token => /[dqan]/.test(token.is)).map(token => token.n)
  if (second === undefined) return first ? amount(first * length) : undefined
  if (isDecimal(tokens)) return amount(Math.round(Number(`${first}.${second}`) * length))
  const either = second > first && tokens[1]?.is !== ','
  return either ? amount(first * length, second * length) : undefined
}

const readSum: Read = tokens => {
  const all = tokens.map(token => token.days?.[0] ?? 0)
  // `3 days 2 nights` is one stay told twice.
  const [one = 0, other = 0] = all
  if (tokens.length === 2 && Math.abs(one - other) < 2) return amount(Math.max(one, other))
  return amount(all.reduce((sum, days) => sum + days))
}

/** `10 nights`, `3-4 days`, `a week`, `2 weeks and 3 days`, `a long weekend`. */
export const durations: readonly Rule[] = [
  [/[dqn][-t|/.,][dqn]-?u/, readAmount],
  [/[dqna]V?-?uV?|Vu|uV/, readAmount],
  [/[aq]?K/, () => amount(3, 4)],
  [/=[&,]?=/, readSum],
]

/** What a reply may be that answers `for how long?`. */
export const askedDurations: readonly Rule[] = [
  [/^u$|^[dqn][-t|][dqn]$/, readAmount],
  [/^[dqn]$/, tokens => amount(numberOf(tokens, 'dqn'))],
]
