import type { Lexicon } from './lexicon.ts'
import { isEdge, isGlued, meaningAt } from './lookup.ts'
import type { Token } from './token.ts'
import { fullYear } from './day.ts'

const clock = /^\d{1,2}([:h]\d\d|(\.\d\d)? ?(uhr|h|[pa]\.?m)\b)/
/** What may follow a number without making it less of a day: `5th`, `15-го`, `22'sinde`, `2.ª`. */
const ending =
  /^\.?(?:(?!'[dt]?[ae]\b)[':]?|-(?=.{1,4}(?![a-z\xb5-\u1fff])))([a-z\xb5-\u1fff]{1,6})(?!\d)/
/** What else is stuck to a number: but for a few, no ordinal ends in a consonant as `4-star`, `3bed` and `4AB` do. */
const measures = /^-?([mck]?[mglbhx]?|(?!(th|[snr][dt]|er)$)[a-z]+[^oyiuelgna]|min|yo|[кт](ыс)?)$/

function numberToken(text: string, from: number, to: number): Token {
  const n = Number(text.slice(from, to))
  const length = to - from
  if (length === 2 && /(?<!\w)'$/.test(text.slice(0, from)))
    return { is: 'y', n: fullYear(n), from: from - 1, to }
  const short = length < 3 && n > 0 && n < 32 ? 'd' : 'n'
  const long = (n > 1899 && n < 2200) || (n > 2400 && n < 2700) ? 'y' : 'w'
  return { is: length > 3 ? long : short, n, from, to }
}

/** Sums, cabins (`1st class`), and numbers that end a name such as `A320` or `#12`. */
function isNoDay(text: string, from: number, to: number, before: Token | undefined): boolean {
  return (
    /[$€£¥₹] ?$|#$/.test(text.slice(0, from)) ||
    /^ ?[*%€$£]|^.{0,3} ([ck]las|e?ste?[rl]|stars?\b|gwia|etoi)/.test(text.slice(to, to + 8)) ||
    (before?.to === from && before.is === 'w' && !isGlued(text, from - 1))
  )
}

/** Whether a known word is stuck to the number, and says what it counts or dates: `3days`, `12dec`. */
function isSpokenFor(text: string, from: number, lexicon: Lexicon) {
  const [means] = meaningAt(text, from, lexicon)
  return means.some(({ is }) => /^[uWjpmzkMc]/.test(is))
}

/** A number with what is stuck to it: a time of day, a sum, an ordinal. */
export function digitsAt(
  text: string,
  from: number,
  lexicon: Lexicon,
  before: Token | undefined,
): Token {
  const rest = text.slice(from)
  const [time] = clock.exec(rest) ?? []
  if (time) return { is: 'c', n: 0, from, to: from + time.length }
  const to = from + rest.search(/\D|$/)
  const token = numberToken(text, from, to)
  if (isNoDay(text, from, to, before)) return { ...token, is: 'c' }
  const [stuck = '', letters = ''] = ending.exec(text.slice(to)) ?? []
  const end = to + stuck.length
  if (!letters || isSpokenFor(text, end - letters.length, lexicon)) return token
  if (!isEdge(text, end)) return stuck === letters ? { ...token, is: 'w' } : token
  if (measures.test(stuck)) return { ...token, is: 'w', to: end }
  return { ...token, is: token.is.replace('d', 'D'), to: end }
}
