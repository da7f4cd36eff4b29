import type { Reply } from './reply.ts'
import type { Span } from './reading.ts'

/** A name or a place begins and ends with a capital where the script has capitals. */
const capital = /^[\p{Lu}\p{Lo}]/u

/** Letters with what may stand inside a name; `St.`, `F.` and `Lic.` keep their dots. */
const word =
  /[ ,]*((?:\p{L}(?=. \p{L})|(?<=\. )\p{L}|[ms]t|med|lic|ing|mag)\.|['·]*[\p{L}\p{M}]([\p{L}\p{M}\d'·-]*[\p{L}\p{M}\d'·])?)/guy

export interface Run extends Span {
  words: number
  /** Where the word after the run ends. */
  next: number
}

/** No name is longer. */
const longest = 100

/** Where all is in capitals, they tell nothing. */
const casedOf = (typed: string) => (/\p{Ll}/u.test(typed) ? typed : typed.toLowerCase())

/** Behind a comma stands something else, unless it may be a region. */
const isApart = (words: string, region: boolean, index: number, big: boolean) =>
  words.includes(',') && !(region && index && big)

/**
 * The name-like words that stand at `from`: up to one that `ends` it, in capitals unless `loose`,
 * with small words inside (`Isle of Man`, `van der Berg`) and, for places, a `region` after a comma.
 */
export function runAt(
  { typed, text, at }: Reply,
  from: number,
  ends: (word: string) => boolean,
  loose: boolean,
  region: boolean,
): Run | undefined {
  const run = { from, to: 0, words: 0, next: from }
  let small = 0
  let firm = 0
  const cased = casedOf(typed)
  for (const { 0: all, 1: name = '', index } of text.slice(from, from + longest).matchAll(word)) {
    const to = from + index + all.length
    const begin = to - name.length
    const big = capital.test(cased.slice(at[begin]))
    run.next = to
    if (isApart(all, region, index, big) || ends(name)) break
    small = big || loose ? 0 : small + 1
    if (small) {
      if (small > 2 || name.length > 4) break
      continue
    }
    if (!run.words++) run.from = begin
    run.to = to
    if (big || name.length > 3) firm = to
  }
  // The small words before a date are the date's, as in `a Bali del 12`.
  if (/^ *[\x80\x81]/.test(text.slice(run.to))) run.to = firm
  return run.to ? run : undefined
}
