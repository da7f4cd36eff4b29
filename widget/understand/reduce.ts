import type { Day } from './calendar.ts'
import type { Order } from './invert-intl.ts'
import { shapeOf, type Token } from './token.ts'

/** What a rule makes of the tokens that its shape matched; undefined leaves them as they are. */
export type Reduction = (Partial<Token> & { is: string }) | undefined

/** Reads tokens on a given day, digits in one of the orders that the guest's region allows. */
export type Read = (tokens: Token[], today: Day, orders: readonly Order[]) => Reduction

export type Rule = readonly [shape: RegExp, read: Read]

/** Applies a rule from left to right, each match becoming one token. */
function apply([rule, read]: Rule, tokens: Token[], today: Day, orders: readonly Order[]): Token[] {
  const shape = shapeOf(tokens)
  const pattern = new RegExp(rule, 'g')
  const reduced: Token[] = []
  let done = 0
  for (let found = pattern.exec(shape); found; found = pattern.exec(shape)) {
    const end = found.index + found[0].length
    const matched = tokens.slice(found.index, end)
    const made = read(matched, today, orders)
    const [first] = matched
    const last = matched.at(-1)
    if (!made || !first || !last) {
      pattern.lastIndex = found.index + 1
      continue
    }
    const { from, led = false } = first
    reduced.push(...tokens.slice(done, found.index), { n: 0, led, ...made, from, to: last.to })
    done = end
  }
  return [...reduced, ...tokens.slice(done)]
}

export function reduce(
  tokens: Token[],
  rules: readonly Rule[],
  today: Day,
  orders: readonly Order[],
): Token[] {
  return rules.reduce((row, rule) => apply(rule, row, today, orders), tokens)
}

/** The first token of one of these signs. */
export function pick(tokens: readonly Token[], signs: string): Token | undefined {
  return tokens.find(token => signs.includes(token.is))
}

/** Its number. */
export function numberOf(tokens: readonly Token[], signs: string, otherwise = 1): number {
  return pick(tokens, signs)?.n ?? otherwise
}

/** The day that an earlier rule made. */
export function dayIn(tokens: readonly Token[], signs = '@'): Day {
  return pick(tokens, signs)?.days?.[0] ?? NaN
}

export const countOf = (tokens: readonly Token[], sign: string) =>
  tokens.filter(token => token.is === sign).length
