import type { Order } from './invert-intl.ts'
import { shapeOf, type Token } from './token.ts'
import type { Day } from './calendar.ts'

/** What a rule makes of the tokens that its shape matched; undefined leaves them as they are. */
export type Reduction = (Partial<Token> & { is: string }) | undefined

/** The tokens of a shape, and what rules ask of them; a number that is not there is NaN. */
export interface Match {
  tokens: readonly [Token, ...Token[]]
  shape: string
  /** The first token with one of these signs. */
  first: (signs: string) => Token | undefined
  /** Dates and amounts in order. */
  numbers: readonly number[]
  month: number
  weekday: number
  year: number
  /** The length of the unit in days. */
  unit: number
  /** How often `next` was said, or `after`: of `the week after next` two. */
  ahead: number
  /** The first day, and the last, of what earlier rules made. */
  day: Day
  end: Day
  /** Early, mid or late; two of them from the one to the other. */
  part: string
}

/** Reads tokens on a given day, digits in one of the orders that the guest's region allows. */
export type Read = (match: Match, today: Day, orders: readonly Order[]) => Reduction

export type Rule = readonly [shape: RegExp, read: Read]

function matchOf(tokens: Match['tokens'], shape: string): Match {
  const first = (signs: string) => tokens.find(({ is }) => signs.includes(is))
  const numberOf = (sign: string) => first(sign)?.n ?? NaN
  const dated = tokens.filter(({ days }) => days?.length)
  const firstDay = (token?: Token) => token?.days?.[0] ?? NaN
  const last = dated.at(-1)
  return {
    tokens,
    shape,
    first,
    numbers: tokens.filter(({ is }) => /[dDqOan]/.test(is)).map(({ n }) => n),
    month: numberOf('M'),
    weekday: numberOf('W'),
    year: numberOf('y'),
    unit: numberOf('u'),
    ahead: shape.split(/[NAI]/).length - 1,
    day: firstDay(dated[0]),
    end: last?.end ?? firstDay(last),
    part: shape.replace(/[^EHB]/g, ''),
  }
}

/** Applies the rules in turn, each from left to right; what one makes of a match is one token. */
export function reduce(
  tokens: readonly Token[],
  rules: readonly Rule[],
  today: Day,
  orders: readonly Order[],
): readonly Token[] {
  return rules.reduce((row, [rule, read]) => {
    if (!rule.test(shapeOf(row))) return row
    const pattern = RegExp(rule, 'g')
    for (let found; (found = pattern.exec(shapeOf(row))); pattern.lastIndex = found.index + 1) {
      const { 0: shape, index } = found
      const matched = row.slice(index, index + shape.length) as [Token, ...Token[]]
      const made = read(matchOf(matched, shape), today, orders)
      const led = matched.map(token => token.led).join('')
      if (made)
        row = [
          ...row.slice(0, index),
          { n: 0, led, ...made, from: matched[0].from, to: matched.at(-1)?.to ?? 0 },
          ...row.slice(index + shape.length),
        ]
    }
    return row
  }, tokens)
}
