import { learn, learnName, type Lexicon } from './lexicon.ts'
import { isGlued } from './lookup.ts'

/** The 20th of each month of 2028: all twelve months, and all seven weekdays too. */
const sample = (month: number) => Date.UTC(2028, month - 1, 20, 12)

type Fields = Intl.DateTimeFormatOptions

function format(locale: string, fields: Fields): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...fields })
}

function valueOf(parts: Intl.DateTimeFormatPart[], type: string): string {
  return parts.find(part => part.type === type)?.value ?? ''
}

/** 日, 年, 월 and the like after a number, and words such as `de` between the parts. */
function learnSigns(lexicon: Lexicon, locale: string): void {
  const long = format(locale, { year: 'numeric', month: 'long', day: 'numeric' })
  const parts = long.formatToParts(sample(3))
  lexicon.dayFirst = parts[0]?.type === 'day'
  parts.forEach((part, i) => {
    const word = part.type === 'literal' ? part.value.replace(/[.,\s]+$/, '').trim() : ''
    const before: string = parts[i - 1]?.type ?? ''
    const sign = { day: 'j', month: 'm', year: 'z' }[before]
    if (!/\d/.test(word)) learn(lexicon, word, sign && isGlued(word, 0) ? sign : ' ', 1)
  })
  const month = /^3(\D+)$/.exec(valueOf(parts, 'month'))
  if (month?.[1]) learn(lexicon, month[1], 'm', 1)
}

/** Names alone and beside a day differ in many languages. */
export function* learnNames(lexicon: Lexicon, locale: string): Generator<void, void> {
  learnSigns(lexicon, locale)
  yield
  const named = (['long', 'short'] as const).flatMap((style): Fields[] => [
    { weekday: style },
    { weekday: style, month: style, day: 'numeric' },
    { month: style },
  ])
  for (const fields of named) {
    const names = format(locale, fields)
    for (let month = 1; month <= 12; month++) {
      const parts = names.formatToParts(sample(month))
      const name = valueOf(parts, 'month')
      const weekday = valueOf(parts, 'weekday')
      // A single ideograph, or what some browsers' Thai cuts short, is a weekday only in brackets: 12月5日(土).
      const safe = /^(?:.|.+\.)$/.test(weekday) && isGlued(weekday, 0) ? `(${weekday})` : weekday
      learnName(lexicon, safe, 'W', new Date(sample(month)).getUTCDay() || 7)
      learnName(lexicon, name, 'M', month)
    }
    yield
  }
}

export type Order = 'dmy' | 'mdy' | 'ymd'

/** Swedish has the year first, and where there is none the day. */
export function orderOf(locale: string): Order {
  const firstOf = (fields: Fields) =>
    /\w+/.exec(
      format(locale, { month: 'numeric', day: 'numeric', ...fields }).format(sample(12)),
    )?.[0]
  const first = firstOf({ year: 'numeric' })
  return first === '12' ? 'mdy' : [first, firstOf({})].includes('20') ? 'dmy' : 'ymd'
}
