import type { Understanding } from '../understand/reading.ts'
import type { Understand } from './state.ts'

/** Reads a reply in each of the languages; the first counts where no other tells more of when and who. */
export const inEach =
  (understand: Understand, locales: readonly string[]): Understand =>
  (text, context) =>
    locales
      .map(locale => understand(text, { ...context, locale }))
      .reduce((first, other) => (countFacts(other) > countFacts(first) ? other : first))

/** Names and places may be read in any words; days and numbers of people are not. */
const countFacts = ({ readings }: Understanding) =>
  Object.keys(readings).filter(slot => /date|no_/.test(slot)).length
