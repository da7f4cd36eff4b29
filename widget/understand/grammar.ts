import { fold } from './fold.ts'
import type { Language } from './language.ts'
import type { PartyRole } from './pack.ts'

/** Makes the expressions that find people, names and places in one language. */
export interface Grammar {
  /** In `source`, `@and` stands for the words of a role, `\<` and `\>` for the edges of a word. */
  make: (source: string, flags?: string) => RegExp
  /** The number that digits or a word stand for; the article is one. */
  value: (word: string) => number
  /** Whether a word is a month (`M`), a weekday (`W`) or a unit of time (`u`). */
  isTime: (word: string, sign: string) => boolean
  /** Written without spaces between a number and what it counts. */
  glued: boolean
}

/** Letters, marks and digits of folded text; a class of ranges compiles ten times as fast as `\p{L}`. */
export const letter = '\\da-z\\xc0-\\u1fff\\u3040-\\ufeff'

/** Builds something once for each language. */
export function perLanguage<T>(build: (grammar: Grammar) => T): (language: Language) => T {
  const built = new WeakMap<Language, T>()
  return language => {
    const known = built.get(language) ?? build(grammarOf(language))
    built.set(language, known)
    return known
  }
}

function grammarOf({ locale, numbers, pack, lexicon }: Language): Grammar {
  const spaceless = /^(?:ja|th|zh)/.test(locale)
  const glued = spaceless || locale.startsWith('ko')
  const edge = spaceless ? '' : `(?<![${letter}])`
  const end = spaceless ? '' : `(?![${letter}])`
  const words = [...numbers]
    .filter(([word, number]) => number <= 30 && !/^an?$/.test(word))
    .map(([word]) => word)
    .sort((one, other) => other.length - one.length)
  // `trente-deux` is no two.
  const counting = `(?<!-)${edge}(?:${words.join('|').replace(/ /g, '[ -]') || '(?!)'})${glued ? '' : end}`
  const pieces: Record<string, string> = {
    number: `(?:(?<![\\d.,:/])\\d\\d?(?![.,:/]?\\d)|${counting})`,
    letter,
    tail: spaceless ? '' : `[${letter}]*`,
    '<': edge,
    '>': end,
  }
  const wordsOf = (role: PartyRole) => `(?:${fold(pack?.party[role] ?? '').text || '(?!)'})`
  return {
    make: (source, flags) =>
      RegExp(
        source.replace(/[@\\]([<>]|(?<=@)\w+)/g, (_, name) => pieces[name] ?? wordsOf(name)),
        flags,
      ),
    value: word => numbers.get(word.replace('-', ' ')) ?? (Number(word) || Number(word !== '0')),
    isTime: (word, sign) => (lexicon.exact.get(word) ?? []).some(({ is }) => sign.includes(is)),
    glued,
  }
}
