import type { Lexicon, Meaning } from './lexicon.ts'

/**
 * An expression for a name with one slip in it: a letter too many, too few, another, or two swapped;
 * never the first, never in a short name.
 */
export function slips(name: string): string {
  const letters = name.length < 5 ? '' : name.slice(1)
  const slipped = [...letters].map((here, i) => {
    const [before, after] = [name.slice(0, i + 1), name.slice(i + 2)]
    return `${before}.?${here}?${after}|${before}${after.slice(0, 1)}${here}${after.slice(1)}`
  })
  return slipped.join('|') || '$.'
}

/** What a word would mean with one slip in it, if it is a month, a weekday or the like of `tomorrow`. */
export function meantBy(word: string, lexicon: Lexicon): Meaning[] | undefined {
  lexicon.slips ??= [...lexicon.words].flatMap(([name, means]): [RegExp, Meaning[]][] =>
    /^([MW].|R..)[^*.()]{5,}$/.test(means[0]?.is + name)
      ? [[RegExp(`^(?:${slips(name)})$`), means]]
      : [],
  )
  return lexicon.slips.find(([name]) => name.test(word))?.[1]
}
