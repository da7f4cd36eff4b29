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

/** The phrases of a language, exact and by stem, each with all that it may mean. */
export interface Lexicon {
  exact: Map<string, Meaning[]>
  stems: Map<string, Meaning[]>
  /** Names of months and days with a letter left out, for those that guests mistype. */
  typos: Map<string, Meaning[]>
  /** Whether a pack knows the language's own abbreviations. */
  packed: boolean
  /** Length of the longest phrase, by its first letter. */
  longest: Map<string, number>
}

export function emptyLexicon(packed: boolean): Lexicon {
  return {
    packed,
    exact: new Map(),
    stems: new Map(),
    typos: new Map(),
    longest: new Map(),
  }
}

function put(words: Map<string, Meaning[]>, phrase: string, meaning: Meaning): void {
  const known = words.get(phrase)
  if (!known) words.set(phrase, [meaning])
  else if (!known.some(one => one.is === meaning.is)) known.push(meaning)
}

/** Adds a phrase as a guest may write it; the first meaning added is the one preferred. */
export function learn(lexicon: Lexicon, phrase: string, is: string, ...n: number[]): void {
  const stem = phrase.endsWith('*')
  const folded = foldPhrase(stem ? phrase.slice(0, -1) : phrase).replace(/\.$/, '')
  if (!folded) return
  put(stem ? lexicon.stems : lexicon.exact, folded, { is, n })
  const first = folded.charAt(0)
  lexicon.longest.set(first, Math.max(lexicon.longest.get(first) ?? 0, folded.length))
}

/** Names bend in most languages: `среда` and `среду`, `środa` and `środę`, `hétfő` and `hétfőt`. */
export function learnName(lexicon: Lexicon, name: string, is: string, ...n: number[]): void {
  learn(lexicon, name, is, ...n)
  const folded = foldPhrase(name)
  const stem = folded.replace(/[aeiouyаеиоуыьяюієη]{1,2}$|[αειουωης]{1,3}$/, '')
  if (stem.length > 3 && !/[ .\d]/.test(folded)) learn(lexicon, `${stem}*`, is, ...n)
}

/** Marks words that are dates only in company: `may`, `so`, `do`. */
export function weaken(lexicon: Lexicon, phrase: string): void {
  const folded = foldPhrase(phrase)
  const means = lexicon.exact.get(folded)
  if (means) lexicon.exact.set(folded, means.map(one => ({ ...one, weak: true }))) // prettier-ignore
}
