import type { Language } from './language.ts'
import type { Context } from './reading.ts'
import { partOf, type Found, type Reply } from './reply.ts'

const digits = '(\\( *\\+? *\\d{1,4} *\\)|\\d)'

// Every step eats a digit or a bracket, so the work grows with the length of the reply only. What
// stands right before and after tells a number from a code, a sum, a time or half of a longer run.
const candidate = RegExp(
  '(?<![a-z\\d*/=.$€£¥)+#]|\\d,|(?<!#)-|\\d )(\\+ ?)?' +
    `${digits}([ ./-]{0,3}${digits}){5,24}( *(x|ext\\.?|#) *\\d{1,6})?` +
    // Of `07911 123456 2 adults` the last number counts.
    '(?![a-z\\d]|(?<=\\d{3} \\d) ?[^ -*,-@]|[-.,*/=:%]+[\\da-z])',
  'g',
)

/** What comes before a number that is no telephone. */
const label = /\b(card|flight|konto|conta\b|booking|account|ref|passport|order)\D{0,20}$/u

/** What has as many digits and is no telephone. */
const others = [
  // Addresses of machines, and long fractions.
  /^\d{1,3}(?:(?:\.\d{1,3}){3}|\.\d{5,})$/,
  // Sums of money.
  /^[1-9][\d .]*[ .]000$/,
  // One day or two: 12/12/2026, 2026-12-12, 20261212, 115/12/05.
  /^(?:(?:[0-3]?\d[ ./-]+[0-3]?\d(?:[ ./-]+(?:19|20|25|14)?\d\d)?|2[05]\d\d[ ./-]*[0-3]?\d[ ./-]*[0-3]?\d|1\d{2,3}([./-])[01]?\d\1[0-3]?\d)(?!\d )[ ./-]*){1,2}$/,
]

/** The first run of 7 to 15 digits that can be a telephone number, with its extension; further ones are no dates. */
export function readPhone({ text }: Reply, _: Language, { slot }: Context): Found[] {
  const numbers = [...text.matchAll(candidate)].filter(({ 0: value, index }) => {
    const count = value.replace(/[x#e].*|\D/g, '').length
    const sure = slot === 'phone_number' || value.startsWith('+')
    const isOther = label.test(text.slice(0, index)) || others.some(shape => shape.test(value))
    return count > 6 && count < 16 && (sure || !isOther)
  })
  const values = numbers.slice(0, 1).map(([value]) => value)
  return [{ slot: 'phone_number', parts: numbers.map(partOf), values }]
}
