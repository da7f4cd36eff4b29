import { isGlued } from './lookup.ts'
import { fold } from './fold.ts'
import { partOf } from './reply.ts'
import { slips } from './typo.ts'
import { letter } from './letter.ts'

/** The places of the site's own list that a reply names; one slip in a longer name is forgiven. */
export function offeredPlaces(text: string, offered: readonly string[]) {
  const find = (spell: (name: string) => string) =>
    offered.flatMap(value => {
      // Whatever joins the words of a name, a guest may type another sign.
      const name = fold(value).text.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
      const edge = isGlued(name, 0) ? '$.' : `[${letter}]`
      const found = RegExp(`(?<!${edge})(?:${spell(name)})(?!${edge})`).exec(text)
      return found ? [{ ...partOf(found), value }] : []
    })
  const exact = find(name => name)
  return exact.length ? exact : find(slips)
}
