import type { Reduction, Rule } from './reduce.ts'

/** What a calendar adds to a language: its words, and rules that come before all others. */
export type Calendar = (
  learn: (phrase: string, is: string, ...n: number[]) => void,
  locale: string,
) => readonly Rule[]

const aYear = (n: number): Reduction => ({ is: 'y', n })

const valueOf = (parts: Intl.DateTimeFormatPart[], wanted: string) =>
  parts.find(({ type }) => type === wanted)?.value ?? ''

/** One sign counts days and names dates: 3〜4日 is a length, 4月3〜4日 is none. */
const lengths: Rule = [/(?<![mM-])[dq][-,][dq]j/, ({ numbers }) => ({ is: '=', days: numbers })]

/** Years of an era: 令和8年, R8/5/3, 民國115年; bygone eras too, or 昭和60年 were 2060. */
export const eras =
  (calendar: 'japanese' | 'roc'): Calendar =>
  (learn, locale) => {
    for (const era of ['long', 'narrow'] as const)
      for (const year of [1960, 2000, 2027]) {
        const named = new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { era })
        const parts = named.formatToParts(Date.UTC(year, 6))
        learn(valueOf(parts, 'era'), 'e', year - Number(valueOf(parts, 'year')))
      }
    const counted: Rule = [
      /e[dnq](?!q)/,
      ({ tokens: [era], numbers: [n = NaN] }) => aYear(era.n + n),
    ]
    // Of three digits only the Republic's years lie ahead: 115年, 115/12/5.
    const bare: Rule = [
      /n(?=z|([-/.])[dD]\1[dD])/,
      ({ numbers: [n = 0] }) => (n > 99 && n < 200 ? aYear(n + 1911) : undefined),
    ]
    const digits: Rule = [/(?<!q)qqq(?=z)/, ({ numbers }) => aYear(Number(numbers.join('')) + 1911)]
    // No date, unlike 15日2晚: 5日4夜, and 3 where the flight is one of them.
    const nights: Rule = [
      /(?<![mM-])[dq]j[dq]u/,
      ({ numbers: [n = 0, m = 0], unit }) =>
        unit === 2 && n > m && n - m < 3 ? { is: '=', days: [n] } : undefined,
    ]
    return calendar === 'roc' ? [nights, digits, counted, bare] : [counted, lengths]
  }

export const korean: Calendar = () => [lengths]

/** The last two digits of a Buddhist year, as Thai forms write it: 12/4/70. */
export const buddhist: Calendar = () => [
  [
    /(?<=M[-/.,]?|[dD]\1[dD]([-/.]))n/,
    ({ numbers: [n = 0] }) => (n > 59 && n < 100 ? aYear(n + 2500) : undefined),
  ],
]
