import { letter } from './letter.ts'
import { meantBy } from './typo.ts'
import type { Lexicon, Meaning } from './lexicon.ts'

export const inWord = RegExp(`[${letter}]`)
/** Scripts that put no space between words. */
const glued = /[\u0e00-\u0e7f\u3040-\ud7ff]/
/** One-letter prefixes and articles that Hebrew and Arabic write with the word. */
const prefixes = /^([\u05d1\u05d4\u05d5\u05db-\u05de]|[وفبلك])(?=..)/

export const isGlued = (text: string, at: number) => glued.test(text.charAt(at))

/** Whether a word may begin or end here. */
export function isEdge(text: string, at: number): boolean {
  const before = text.charAt(at - 1)
  const after = text.charAt(at)
  if (!inWord.test(before) || !inWord.test(after)) return true
  return glued.test(before) || glued.test(after) || /\d/.test(before) !== /\d/.test(after)
}

/** Korean has spaces: what it glues to a word stands behind it, and 독일 holds no number. */
const inHangul = (text: string, at: number) => /^[가-힣]{2}/.test(text.slice(at - 1))

function wordEnd(text: string, at: number): number {
  const isWhole = !inHangul(text, at)
  let end = at + 1
  while (end < text.length && (!isEdge(text, end) || (isWhole && inHangul(text, end)))) end++
  return end
}

/** The longest phrase of the lexicon that begins here, and its end. */
export function phraseAt(
  text: string,
  at: number,
  { words, longest }: Lexicon,
): [Meaning[], number] | undefined {
  for (let to = Math.min(at + longest, text.length); to > at; to--) {
    const found = isEdge(text, to) && words.get(text.slice(at, to).replaceAll('-', ' '))
    if (found) return [found, to]
  }
  return undefined
}

/** A word whose ending (the shorter part of a long word), or whose prefix, the lexicon does not know. */
function stemAt(text: string, at: number, end: number, lexicon: Lexicon): Meaning[] | undefined {
  const { words } = lexicon
  const word = text.slice(at, end)
  for (let stem = word.length; stem > Math.min(word.length - 4, word.length / 2); stem--) {
    const found = words.get(`${word.slice(0, stem)}*`)
    if (found) return found
  }
  return words.get(word.replace(prefixes, '')) ?? meantBy(word, lexicon)
}

/** What the phrase or word that begins here may mean, and its end. */
export function meaningAt(text: string, at: number, lexicon: Lexicon): [Meaning[], number] {
  const phrase = phraseAt(text, at, lexicon)
  if (phrase) return phrase
  const to = wordEnd(text, at)
  return [stemAt(text, at, to, lexicon) ?? [], to]
}
