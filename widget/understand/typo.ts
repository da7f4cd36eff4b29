import type { Lexicon, Meaning } from './lexicon.ts'
import { slips } from './site.ts'

/** What a word of six letters or more would mean with one letter missing, doubled, wrong, or swapped with its neighbour. */
export function meantBy(word: string, lexicon: Lexicon): Meaning[] | undefined {
  lexicon.slips ??= [...lexicon.words].flatMap(([name, means]): [RegExp, Meaning[]][] =>
    /^[^*.()]{6,}$/.test(name) && /^[MWR]$/.test(means[0]?.is ?? '')
      ? [[RegExp(`^(?:${slips(name)})$`), means]]
      : [],
  )
  return lexicon.slips.find(([name]) => name.test(word))?.[1]
}
