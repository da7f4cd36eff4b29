import { meaningAt } from './lookup.ts'
import type { Found, Reply } from './reply.ts'
import type { Context } from './reading.ts'
import { has, perLanguage } from './grammar.ts'
import type { Language } from './language.ts'

const digits = '(\\( *\\+? *\\d{1,4} *\\)|\\d)'

// Each repetition takes a digit or a bracket, so the time it takes grows no faster than the reply. What
// stands right before and after tells a number from a code, a sum, a time or half of a longer run.
const candidate = RegExp(
  '(?<![a-z\\d*/=.$€£¥)+#]|\\d,|(?<!#)-|\\d )(?!\\([1-9]\\))(\\+ ?)?' +
    `${digits}((?:[ /-]|\\.(?! )){0,3}${digits}){5,24}( *(x|ext\\.?|#) *\\d{1,6})?` +
    // Of `07911 123456 2 adults` the last number counts.
    '(?![a-z\\d]|(?<=\\d{3} \\d) ?[^ -*,-@]|[-.,*/=:%]+[\\da-z])',
  'g',
)

/** What comes before a number that is no telephone. */
const label = /\b(card|flight|konto|conta\b|booking|account|ref|passport|order)\D{0,20}$/

/** What has as many digits and is no telephone. */
const others = [
  // Addresses of machines, and long fractions.
  /^\d{1,3}(?:(?:\.\d{1,3}){3}|\.\d{5,})$/,
  // Sums of money, and from one to another.
  /^[1-9][\d .]*([ .]0|00? ?- ?[1-9][\d .]*)00$/,
  // One day or two: 12/12/2026, 2026-12-12, 20261212, 115/12/05.
  /^(?:(?:[0-3]?\d[ ./-]+[0-3]?\d(?:[ ./-]+(?:19|20|25|14)?\d\d)?|2[05]\d\d[ ./-]*[0-3]?\d[ ./-]*[0-3]?\d|1\d{2,3}([./-])[01]?\d\1[0-3]?\d)(?!\d )[ ./-]*){1,2}$/,
]

/** What stands behind a number, and says that the end of it counts: `0171 2345678 2 adults`. */
const heads = perLanguage(make => make`^[. ]*(?:@adults|@children|@people)`)

/** `10 nights`, `12 May`, `12 de mayo` and `12 to 19 May` end no number either. */
function countsOn(text: string, at: number, language: Language): boolean {
  const [blank = ''] = /^[. ]*(?:de )?/.exec(text.slice(at)) ?? []
  const [means] = meaningAt(text, at + blank.length, language.lexicon)
  return has(text.slice(at), heads(language)) || means.some(({ is }) => /[Mtum]/.test(is))
}

/** The first run of 7 to 15 digits that can be a telephone number, with its extension; further ones are no dates. */
export function readPhone({ text }: Reply, language: Language, { slot }: Context): Found[] {
  const numbers = [...text.matchAll(candidate)].flatMap(({ 0: run, index: from }) => {
    const isCount = countsOn(text, from + run.length, language)
    const value = isCount ? run.replace(/ [0-3]?\d$/, '') : run
    const length = value.replace(/[x#e].*|\D/g, '').length
    const sure = slot === 'phone_number' || value.startsWith('+')
    const isOther = label.test(text.slice(0, from)) || others.some(shape => shape.test(value))
    const isPhone = length > 6 && length < 16 && (sure || !isOther)
    return isPhone ? [{ from, to: from + value.length, value }] : []
  })
  const values = numbers.slice(0, 1).map(({ value }) => value)
  return [{ slot: 'phone_number', parts: numbers, values }]
}
