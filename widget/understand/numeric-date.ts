import { dateOf, someDays } from './day.ts'
import type { Order } from './invert-intl.ts'
import type { Day } from './calendar.ts'
import type { Match, Reduction, Rule } from './reduce.ts'

const all: readonly Order[] = ['dmy', 'mdy', 'ymd']

/** Where year, month and day stand in two or three numbers; a four-digit year settles its own place. */
function placed([a = 0, b = 0, c = 0]: readonly number[], order: Order): readonly number[] {
  if (a > 31 || (order === 'ymd' && c > 0 && c < 100)) return [a, b, c]
  return order === 'dmy' || (order === 'ymd' && c > 0) ? [c, b, a] : [c, a, b]
}

/** Reads the digits in the guest's orders, or, where these do not fit, in the only one that does. */
function readNumeric({ tokens }: Match, today: Day, orders: readonly Order[]): Reduction {
  const numbers = tokens.filter(({ is }) => /[dDyn]/.test(is)).map(({ n }) => n)
  const dated = numbers.length > 2
  const dayIn = (order: Order) => {
    const [year, month = 0, date = 0] = placed(numbers, order)
    return dated && !year ? NaN : dateOf(month, date, year, today)
  }
  const daysIn = (some: readonly Order[]) => some.map(dayIn).filter(day => day > 0)
  // Points are no sign of the month-first regions: there they make a question.
  const pointed = tokens[1]?.is === '.'
  const expected = daysIn(pointed && orders.includes('mdy') ? all.slice(0, 2) : orders)
  const made = someDays(
    pointed || expected.length ? expected : daysIn(all).slice(0, 1),
    today,
    dated,
  )
  // What reads both ways is asked, though one of the two has gone by; `24/7` is seldom a day.
  const isDoubtful = new Set(expected).size > 1 || numbers.join(tokens[1]?.is) === '24/7'
  return made && isDoubtful ? { ...made, is: '?' } : made
}

/** 31.12.2027, 12/31, 2027-12-31; a lone `3-4` beside a unit or a month is no date. */
export const numericDates: readonly Rule[] = [
  // `3-4 hours`.
  [
    /(?<![MDdnfy][-/.]?)[dD]-[dD](?=w)/,
    ({ numbers: [from = 0, to = 0] }) => (from < to ? { is: 'w' } : undefined),
  ],
  [/[yd]dd(?=$|[;w])|dd[yn]/, readNumeric],
  [/y([-/.])[dD]\1[dD]/, readNumeric],
  [/[dDn]([-/]|\.-?)[dDn](?:\1|,)(?:y|[dDn](?!\1[dn]|[-/]?[ucM]))\.?/, readNumeric],
  [/(?<![dny][/.]?|M)[dD]([/.])[dD](?![/.][dDny](?!-?[cu])|[ucM])\.?/, readNumeric],
  [/(?<![dnyM][-/.]?)d-d(?![Mu])/, readNumeric],
]
