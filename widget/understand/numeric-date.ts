import type { Day } from './calendar.ts'
import { dateOf, someDays } from './day.ts'
import type { Order } from './invert-intl.ts'
import type { Read, Rule } from './reduce.ts'
import type { Token } from './token.ts'

const all: readonly Order[] = ['dmy', 'mdy', 'ymd']

/** Where year, month and day stand in three numbers; a four-digit year settles its own place. */
function placed([a = 0, b = 0, c = 0]: number[], order: Order): [number, number, number] {
  if (a > 31) return order === 'mdy' && b > 12 ? [a, c, b] : [a, b, c]
  if (order === 'ymd' && c < 100) return [a, b, c]
  return order === 'mdy' ? [c, a, b] : [c, b, a]
}

/** Reads the digits in the guest's orders, or, where these do not fit, in the only one that does. */
function readIn(
  tokens: readonly Token[],
  orders: readonly Order[],
  today: Day,
  read: (numbers: number[], order: Order) => Day,
  dated: boolean,
) {
  const numbers = tokens.filter(token => !/[-/.,]/.test(token.is)).map(token => token.n)
  // Points are no sign of the month-first regions: there they make a question.
  const pointed = tokens[1]?.is === '.' && orders.includes('mdy')
  const others = all.map(order => read(numbers, order))
  const expected = all.filter(order => (pointed ? order !== 'ymd' : orders.includes(order)))
  const days = expected.map(order => read(numbers, order)).filter(day => !Number.isNaN(day))
  const only = others.find(day => !Number.isNaN(day)) ?? NaN
  const made = someDays(days.length ? days : [only], today, dated)
  return made && { ...made, others }
}

const readThree: Read = (tokens, today, orders) =>
  readIn(
    tokens,
    orders,
    today,
    (numbers, order) => {
      const [y, m, d] = placed(numbers, order)
      return y ? dateOf(m, d, y, today) : NaN
    },
    true,
  )

const readTwo: Read = (tokens, today, orders) =>
  readIn(
    tokens,
    orders,
    today,
    ([a = 0, b = 0], order) =>
      order === 'dmy' ? dateOf(b, a, undefined, today) : dateOf(a, b, undefined, today),
    false,
  )

/** `31 12`; `3 30` may be a time of day. */
const readPair: Read = (tokens, today, orders) =>
  (tokens[0]?.n ?? 0) > 12 ? readTwo(tokens, today, orders) : undefined

/** 31.12.2027, 12/31, 2027-12-31; a lone `3-4` beside a unit or a month is no date. */
export const numericDates: readonly Rule[] = [
  [/(?<![dny][-/.]?)[yd]dd(?=$|[;w])|(?<![dn][-/.]?)dd(?:y|n(?=$|[;w]))/, readThree],
  [/^dd$/, readPair],
  [/(?<![dn])y([-/.])[dD]\1[dD]/, readThree],
  [/(?<![dn])[dDn]([-/]|\.-?)[dDn](?:\1|,)(?:y|[dDn](?!\1[dn]|[-/]?[Mu]))\.?/, readThree],
  [/(?<![dny][/.])(?<![dnM])[dD]([/.])[dD](?![/.][dDny]|[-/.]*[Mu])\.?/, readTwo],
  [/(?<![dnyM][-/.])(?<![dnM])[dD]-[dD](?![-/.]?[dDny]|[-/.]*[Mu])/, readTwo],
]
