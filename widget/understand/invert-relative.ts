import { foldPhrase } from './fold.ts'
import { isEdge } from './lookup.ts'
import { learn, learnName, type Lexicon } from './lexicon.ts'

const styles = ['long', 'short', 'narrow'] as const
const units = { day: 1, week: 7, month: 30, year: 365 } as const
type Unit = keyof typeof units

/** Each unit in each style, with its length in days. */
const styled = styles.flatMap(style =>
  (Object.keys(units) as Unit[]).map(unit => ({ style, unit, length: units[unit] })),
)

/** Counts that bring out the plural forms of any language. */
const counts = [1, 2, 3, 5, 10, 21]

const latin = (locale: string) => `${locale}-u-nu-latn`

/** `day`, `days`, `Tage`, `дней`, and duals such as يومان, which hold their number. */
export function learnUnits(lexicon: Lexicon, locale: string): void {
  for (const { style, unit, length } of styled) {
    const options = { style: 'unit', unit, unitDisplay: style } as const
    const names = new Intl.NumberFormat(latin(locale), options)
    for (const count of counts) {
      const parts = names.formatToParts(count)
      const name = parts.find(part => part.type === 'unit')?.value ?? ''
      const counted = parts.some(part => part.type === 'integer')
      if (!counted) learn(lexicon, name, 'qu', count, length)
      else if (style === 'long') learnName(lexicon, name, 'u', length)
      else if (name.length > 1 || !lexicon.exact.has(name)) learn(lexicon, name, 'u', length)
    }
  }
}

/** 下周 is better read as 下 and 周, or 下周五 would fall apart. */
function isComposed(lexicon: Lexicon, phrase: string): boolean {
  const glued = /^[\u3040-\ud7ff]/.test(phrase)
  const means = lexicon.exact.get(phrase.charAt(0)) ?? lexicon.exact.get(phrase.slice(0, 2))
  return glued && (means?.some(one => /[NTPL]/.test(one.is)) ?? false)
}

/** `tomorrow`, `next week`, `last year`: what Intl calls relative without a number. */
export function learnNamedDays(lexicon: Lexicon, locale: string): void {
  for (const { style, unit, length } of styled) {
    const names = new Intl.RelativeTimeFormat(latin(locale), { numeric: 'auto', style })
    for (let n = -2; n <= 3; n++) {
      const [phrase, ...counted] = names.formatToParts(n, unit)
      if (!phrase || counted.length || (length > 1 && isComposed(lexicon, phrase.value))) continue
      const is = n < 0 ? 'Pu' : n > 1 ? 'Iqu' : n ? 'Nu' : 'Tu'
      if (length === 1) learnName(lexicon, phrase.value, n < 0 ? 'Y' : 'R', n)
      else learn(lexicon, phrase.value, is, 0, n > 1 ? n : length, length)
    }
  }
}

/** The words that tell `next week` from `last week` serve with weekdays and months too. */
export function learnDirections(lexicon: Lexicon, locale: string): void {
  const auto = new Intl.RelativeTimeFormat(latin(locale), { numeric: 'auto' })
  for (const unit of ['week', 'month', 'year'] as const) {
    const phrases = [-1, 0, 1].map(n => foldPhrase(auto.format(n, unit)).split(' '))
    phrases.forEach((words, i) => {
      const others = phrases.filter((_, j) => j !== i).flat()
      for (const word of words) {
        const own = !others.includes(word) && word.length > 2 && !lexicon.exact.has(word)
        if (own && words.length > 1 && words.length < 4)
          learnName(lexicon, word, 'PTN'.charAt(i), 0)
      }
    })
  }
}

/** Splits what surrounds the number: `in 3 days` has a marker before, `3 дня назад` one after. */
function learnAround(lexicon: Lexicon, before: string, after: string, is: string, length: number) {
  const phrase = foldPhrase(after)
  const isUnit = (end: number) => lexicon.exact.get(phrase.slice(0, end))?.[0]?.is === 'u'
  let end = phrase.length
  while (end > 0 && !(isEdge(phrase, end) && isUnit(end))) end--
  const name = end ? phrase.slice(0, end) : (phrase.split(' ')[0] ?? '')
  // Georgian and Tamil bend the unit itself: დღეში is `in days`.
  const bent = !before && name === phrase
  if (!end) learnName(lexicon, name, bent ? `u${is}` : 'u', length)
  learn(lexicon, phrase.slice(name.length).replace(/^[.\s]+/, ''), is, 0)
}

export function learnAmounts(lexicon: Lexicon, locale: string): void {
  for (const { style, unit, length } of styled) {
    const names = new Intl.RelativeTimeFormat(latin(locale), { style })
    for (const count of counts.flatMap(n => [n, -n])) {
      const parts = names.formatToParts(count, unit)
      const at = parts.findIndex(part => part.type === 'integer')
      const [whole, after, before] = [parts[0], parts[at + 1], parts[at - 1]?.value ?? '']
      const [front, back] = count < 0 ? ['G', 'G'] : ['I', 'A']
      if (at < 0) learn(lexicon, whole?.value ?? '', `${front}qu`, 0, Math.abs(count), length)
      else {
        learn(lexicon, before, front, 0)
        learnAround(lexicon, before, after?.value ?? '', back, length)
      }
    }
  }
}
