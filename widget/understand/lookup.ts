import type { Lexicon, Meaning } from './lexicon.ts'
import { cutShort, meantBy } from './typo.ts'

/** Letters, marks and digits of folded text. */
export const inWord = /[\da-z\xb5-\u1fff\u3040-\ufeff]/
/** Scripts that put no space between words. */
const glued = /[\u0e00-\u0e7f\u3040-\ud7ff]/
/** One-letter prefixes and articles that Hebrew and Arabic write with the word. */
const prefixes = /^(?:[\u05d1\u05d4\u05d5\u05db-\u05de]|[وفبلك]?ال|[وفبلك])/

export const isGlued = (text: string, at: number) => glued.test(text.charAt(at))

/** Whether a word may begin or end here. */
export function isEdge(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' '
  const after = text[at] ?? ' '
  if (!inWord.test(before) || !inWord.test(after)) return true
  return glued.test(before) || glued.test(after) || /\d/.test(before) !== /\d/.test(after)
}

export function wordEnd(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && !isEdge(text, end)) end++
  return end
}

/** The longest phrase of the lexicon that begins here, and its end. */
export function phraseAt(
  text: string,
  at: number,
  lexicon: Lexicon,
): [Meaning[], number] | undefined {
  for (
    let length = Math.min(lexicon.longest.get(text.charAt(at)) ?? 0, text.length - at);
    length > 0;
    length--
  ) {
    if (!isEdge(text, at + length)) continue
    const found = lexicon.exact.get(text.slice(at, at + length).replaceAll('-', ' '))
    if (found) return [found, at + length]
  }
  return undefined
}

/** A word whose ending, or whose prefix, the lexicon does not know. */
export function stemAt(
  text: string,
  at: number,
  end: number,
  lexicon: Lexicon,
): Meaning[] | undefined {
  const word = text.slice(at, end)
  for (let stem = word.length; stem >= Math.max(3, word.length - 4); stem--) {
    const found = lexicon.stems.get(word.slice(0, stem))
    if (found) return found
  }
  const cut =
    lexicon.packed && !/^\. ?\d/.test(text.slice(end, end + 3))
      ? undefined
      : cutShort(word, lexicon)
  if (cut) return cut
  const bare = word.replace(prefixes, '')
  return (bare === word ? undefined : lexicon.exact.get(bare)) ?? meantBy(word, lexicon)
}
