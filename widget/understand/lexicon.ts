import { foldPhrase } from './fold.ts'

/**
 * What a phrase means: one sign a token it stands for (see token.ts), and a number for each.
 * `next week` is `Nu` with 0 and 7: a next, and a unit of seven days.
 */
export interface Meaning {
  is: string
  n: readonly number[]
  weak?: boolean
}

/** The phrases of a language with all that each may mean; a stem ends in `*`. */
export interface Lexicon {
  words: Map<string, Meaning[]>
  /** Length of the longest phrase. */
  longest: number
  /** Whether the language says the day before the month. */
  dayFirst?: boolean
  /** Names of days and months with a slip in them; made when the first is looked for. */
  slips?: [RegExp, Meaning[]][]
}

/** Adds a phrase as a guest may write it; the first meaning added is the one preferred. */
export function learn(lexicon: Lexicon, phrase: string, is: string, ...n: number[]): void {
  const key = foldPhrase(phrase).replace(/\.$/, '')
  const known = lexicon.words.get(key) ?? []
  if (!key || known.some(one => one.is === is)) return
  lexicon.words.set(key, [...known, { is, n }])
  lexicon.longest = Math.max(lexicon.longest, key.length)
}

/** Names bend in most languages: `среда` and `среду`, `środa` and `środę`, `hétfő` and `hétfőt`. */
export function learnName(lexicon: Lexicon, name: string, is: string, ...n: number[]): void {
  learn(lexicon, name, is, ...n)
  const stem = foldPhrase(name).replace(/[aeiouyаеиоуыьяюієη]{1,2}$/, '')
  if (/^[^ .\d]{4,}$/.test(stem)) learn(lexicon, `${stem}*`, is, ...n)
}

/** Marks words that are dates only in company: `may`, `so`, `do`. */
export function weaken({ words }: Lexicon, phrase: string): void {
  for (const meaning of words.get(phrase) ?? []) meaning.weak = true
}
