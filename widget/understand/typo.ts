import type { Lexicon, Meaning } from './lexicon.ts'

/** Shorter names are too near to other words. */
const SHORTEST = 6

/** A word with each letter but the first left out in turn; nobody mistypes the first. */
function shortened(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2))
}

/** Names of months and days as they look with a letter left out. */
export function typosOf(lexicon: Lexicon): Map<string, Meaning[]> {
  const names = [...lexicon.exact].filter(
    ([name, [meaning]]) => name.length >= SHORTEST && /^[MWR]$/.test(meaning?.is ?? ''),
  )
  return new Map(names.flatMap(([name, means]) => shortened(name).map(typo => [typo, means])))
}

/** `csüt.`, `Sierp.`: a name cut short, where only one begins like this. */
export function cutShort(word: string, { exact }: Lexicon): Meaning[] | undefined {
  if (word.length < 3) return undefined
  const names = [...exact].filter(([name, [meaning]]) => {
    return name.startsWith(word) && /^[MW]$/.test(meaning?.is ?? '')
  })
  const [, means] = names[0] ?? []
  const same = names.every(
    ([, [one]]) => one?.is === means?.[0]?.is && one?.n[0] === means?.[0]?.n[0],
  )
  return same ? means : undefined
}

/** What a word would mean with one letter missing, doubled, wrong, or swapped with its neighbour. */
export function meantBy(word: string, { exact, typos }: Lexicon): Meaning[] | undefined {
  if (word.length < SHORTEST - 1) return undefined
  const missing = typos.get(word)
  if (missing) return missing
  for (const near of word.length < SHORTEST ? [] : shortened(word)) {
    const found = typos.get(near) ?? exact.get(near)
    if (found && near.length >= SHORTEST - 1 && /^[MWR]$/.test(found[0]?.is ?? '')) return found
  }
  return undefined
}
