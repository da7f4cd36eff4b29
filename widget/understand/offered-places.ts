import { isGlued } from './lookup.ts'
import { fold } from './fold.ts'
import { partOf } from './reply.ts'
import type { Context } from './reading.ts'
import { letter } from './letter.ts'

/** The places of the site's own list that a reply names, each as `spell` has it. */
export const offeredPlaces = (
  text: string,
  { site }: Context,
  spell: (name: string) => string = name => name,
) =>
  (site?.destinations ?? []).flatMap(value => {
    // Whatever joins the words of a name, a guest may type another sign.
    const name = fold(value).text.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
    const edge = isGlued(name, 0) ? '$.' : `[${letter}]`
    const found = RegExp(`(?<!${edge})(?:${spell(name)})(?!${edge})`).exec(text)
    return found ? [{ ...partOf(found), value }] : []
  })
