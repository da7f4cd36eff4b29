import { phraseAt } from './lookup.ts'
import { foldPhrase } from './fold.ts'
import { learn, learnName, type Lexicon } from './lexicon.ts'

const units = { day: 1, week: 7, month: 30, year: 365 } as const

/** Counts that bring out the plural forms of any language. */
const counts = [0, 1, 2, 3, 5, 21, -1, -2, -3, -5, -21]

/** `day`, `days`, `Tage`, `дней`, and duals such as يومان, which hold their number. */
function learnUnit(lexicon: Lexicon, amount: string, n: number, length: number) {
  const name = amount.replace(`${n}`, '').trim()
  if (name === amount) learn(lexicon, name, 'qu', n, length)
  else if (name.length > 1 || !lexicon.words.has(name)) learnName(lexicon, name, 'u', length)
}

/** 下周 is left to be read as 下 and 周: learnt as one phrase, it would leave 五 of 下周五 alone. */
const isComposed = ({ words }: Lexicon, phrase: string) =>
  [1, 2].some(n => words.get(phrase.slice(0, n))?.some(({ is }) => /[NTPL]/.test(is)))

/** `tomorrow`, `next week`, `last year`: what Intl calls relative without a number. */
function learnNamed(lexicon: Lexicon, phrase: string, n: number, length: number) {
  if (length < 2) learnName(lexicon, phrase, n < 0 ? 'Y' : 'R', n)
  else if (!isComposed(lexicon, phrase))
    learn(
      lexicon,
      phrase,
      n < 0 ? 'Pu' : n > 1 ? 'Iqu' : n ? 'Nu' : 'Tu',
      0,
      n > 1 ? n : length,
      length,
    )
}

/** Splits what surrounds the number: `in 3 days` has a marker before, `3 дня назад` one after. */
function learnAround(
  lexicon: Lexicon,
  before: string,
  after: string,
  past: boolean,
  length: number,
) {
  const is = past ? 'G' : 'A'
  const phrase = foldPhrase(after)
  const [means, end] = phraseAt(phrase, 0, lexicon) ?? []
  const unit = means?.[0]?.is === 'u' ? phrase.slice(0, end) : ''
  const name = unit || (phrase.split(' ')[0] ?? '')
  // Georgian and Tamil bend the unit itself: დღეში is `in days`.
  if (!unit) learnName(lexicon, name, !before && name === phrase ? `u${is}` : 'u', length)
  learn(lexicon, before, past ? 'G' : 'I', 0)
  learn(lexicon, phrase.slice(name.length), is, 0)
}

type Style = 'long' | 'short' | 'narrow'

function learnTimes(lexicon: Lexicon, locale: string, style: Style, unit: keyof typeof units) {
  const length = units[unit]
  const names = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: style })
  for (const numeric of ['auto', 'always'] as const) {
    const times = new Intl.RelativeTimeFormat(locale, { numeric, style })
    for (const n of counts) {
      if (n > 0) learnUnit(lexicon, names.format(n), n, length)
      const [before = '', after] = times.format(n, unit).split(`${Math.abs(n)}`)
      if (after === undefined) learnNamed(lexicon, before, n, length)
      else learnAround(lexicon, before, after, n < 0, length)
      // `через неделю`: that it is one goes without saying, but for `in Woche 32`.
      if (n === 1 && after && /[^mn] $/.test(before))
        learn(lexicon, before + after, 'Iqu', 0, 1, length)
    }
  }
}

/** The words that tell `next week` from `last week` serve with weekdays and months too. */
function learnDirections(lexicon: Lexicon, locale: string): void {
  const auto = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const unit of ['week', 'month', 'year'] as const) {
    const phrases = [-1, 0, 1].map(n => foldPhrase(auto.format(n, unit)).split(' '))
    phrases.forEach((words, i) => {
      const others = phrases.filter((_, j) => j !== i).flat()
      for (const word of words) {
        const own = !others.includes(word) && word.length > 2 && !lexicon.words.has(word)
        if (own && words.length > 1 && words.length < 4)
          learnName(lexicon, word, 'PTN'.charAt(i), 0)
      }
    })
  }
}

/** All that Intl says of days, weeks, months and years to come and gone by. */
export function* learnRelative(lexicon: Lexicon, locale: string): Generator<void, void> {
  for (const style of ['long', 'short', 'narrow'] as const)
    for (const unit of ['day', 'week', 'month', 'year'] as const) {
      learnTimes(lexicon, `${locale}-u-nu-latn`, style, unit)
      yield
    }
  learnDirections(lexicon, locale)
}
