import { fold } from './fold.ts'
import { letter } from './grammar.ts'
import type { Span } from './reading.ts'

type Spelling = 'exact' | 'slipped'

/** A site's list is short and stays the same, so its expressions are kept. */
const known = new Map<string, Record<Spelling, RegExp>>()

/** The places of the site's own list that a reply names; one slip in a longer name is forgiven. */
export function offeredPlaces(
  text: string,
  offered: readonly string[],
): (Span & { value: string })[] {
  const find = (spelling: Spelling) =>
    offered.flatMap(value => {
      const spellings = known.get(value) ?? spellingsOf(value)
      known.set(value, spellings)
      const found = spellings[spelling].exec(text)
      return found ? [{ from: found.index, to: found.index + found[0].length, value }] : []
    })
  const exact = find('exact')
  return exact.length ? exact : find('slipped')
}

function spellingsOf(value: string): Record<Spelling, RegExp> {
  // Whatever joins the words of a name, a guest may type another sign.
  const name = fold(value).text.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
  const edge = /[\u0e00-\u0eff\u3040-\u9fff]/.test(name) ? '$.' : `[${letter}]`
  const whole = (words: string) => RegExp(`(?<!${edge})(?:${words})(?!${edge})`)
  return { exact: whole(name), slipped: whole(slips(name)) }
}

/** One letter too many, too few, another, or two swapped; never the first, never in a short name. */
function slips(name: string): string {
  const letters = name.length < 5 ? [] : [...name]
  const slipped = letters.flatMap((here, i) => {
    const [before, after, next = ''] = [name.slice(0, i), name.slice(i + 1), name[i + 1]]
    return i ? [`${before}.?${here}?${after}`, before + next + here + name.slice(i + 2)] : []
  })
  return slipped.join('|') || '(?!)'
}
