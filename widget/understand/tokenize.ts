import { inWord, isGlued, meaningAt, phraseAt } from './lookup.ts'
import { digitsAt } from './digits.ts'
import type { Language } from './language.ts'
import type { Meaning } from './lexicon.ts'
import type { Token } from './token.ts'

function spread(text: string, means: Meaning[], from: number, to: number): Token[] {
  const [first, ...also] = means
  const dotted = text[to - 1] === '.'
  // A reply that begins with `do.` begins with a Thursday; what ends with `so.` does not end with a Sunday.
  const weak = !!first?.weak && (!dotted || from > 0)
  const letter = to - from === (dotted ? 2 : 1) && !isGlued(text, from)
  return [...(first?.is ?? 'w')].map((is, i) => {
    return { is, n: first?.n[i] ?? 0, from, to, also, letter, weak }
  })
}

function wordsAt(text: string, from: number, language: Language): Token[] {
  const [means, to] = meaningAt(text, from, language.lexicon)
  // The point of an abbreviation is no end of a sentence.
  const dotted = text[to] === '.' && to - from < 6
  if (means.length) return spread(text, means, from, dotted ? to + 1 : to)
  // A letter before an apostrophe is an article or a preposition: l'1, d'abril, ה-19.
  const article = /^.('|-\d)/.test(text.slice(from, from + 3))
  return [{ is: article ? ' ' : 'w', n: 0, from, to }]
}

function markAt(text: string, at: number): Token[] {
  const char = text.charAt(at)
  if (/[\s'"()[\]°]/.test(char)) return []
  // Few signs between words mean something, a point only after a number; the rest is a pause.
  const means = char === '.' ? /\d/.test(text.charAt(at - 1)) : /[-~/,&]/.test(char)
  return [{ is: means ? char.replace('~', '-') : ';', n: 0, from: at, to: at + 1 }]
}

/** Folded text as a row of tokens; words without meaning for a date stay as `w`. */
export function tokenize(text: string, language: Language): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const bracketed = text[at] === '(' && phraseAt(text, at, language.lexicon)
    if (/\d/.test(text.charAt(at))) tokens.push(digitsAt(text, at, language.lexicon, tokens.at(-1)))
    else if (bracketed || inWord.test(text.charAt(at))) tokens.push(...wordsAt(text, at, language))
    else tokens.push(...markAt(text, at))
    at = Math.max(tokens.at(-1)?.to ?? 0, at + 1)
  }
  return tokens
}
