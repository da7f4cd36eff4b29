import { cardinals, ordinals } from './number-words.ts'
import type { Pack } from './pack.ts'
import { learn, type Lexicon } from './lexicon.ts'

/** Learns what a pack adds to Intl; it comes first, so that its meanings are the preferred ones. */
export function learnPack(lexicon: Lexicon, pack: Pack): void {
  // `12 June, no, 14 June`: a no is a sign between days too.
  for (const [role, lists] of Object.entries({ ...pack.dates, X: pack.party.none ?? '' })) {
    const [, is = '', first] = /^(\D+)(\d*)$/.exec(role) ?? []
    if (is === 'weak') continue
    lists.split(';').forEach((phrases, i) => {
      for (const phrase of phrases.split('|')) learn(lexicon, phrase, is, Number(first) + i)
    })
  }
  for (const [word, n] of ordinals(pack)) learn(lexicon, word, 'O', n)
  for (const [word, n] of cardinals(pack)) learn(lexicon, word, 'q', n)
}
