import type { Pack } from './pack.ts'
import { foldPhrase } from './fold.ts'

type Word = [word: string, value: number]

/** `zero one|a two … thirty=30` -> each spelling with its number. */
function listed(words: string, first: number): Word[] {
  let next = first
  return words
    .split(' ')
    .filter(Boolean)
    .flatMap(entry => {
      const [spellings = '', value] = entry.split('=')
      if (value) next = Number(value)
      const number = next++
      return spellings.split('|').map((word): Word => [foldPhrase(word), number])
    })
}

/** Joins tens and units in the ways of the language: `twenty one`, `einundzwanzig`. */
function joined(ways: string, tens: Word[], units: Word[]) {
  const high = tens.filter(([, n]) => n % 10 === 0 && n > 9 && n < 100)
  const low = units.filter(([, n]) => n > 0 && n < 10)
  return ways
    .split('|')
    .filter(Boolean)
    .flatMap(way => high.flatMap(ten => low.map(unit => joinedBy(way, ten, unit))))
}

function joinedBy(way: string, [ten, n]: Word, [unit, m]: Word): Word {
  return [foldPhrase(way.replace(/[TU]/g, part => (part === 'T' ? ten : unit))), n + m]
}

export function cardinals(pack: Pack): Word[] {
  const words = listed(pack.numbers, 0)
  return [...joined(pack.compound ?? '', words, words), ...words]
}

export function ordinals(pack: Pack): Word[] {
  const counts = listed(pack.numbers, 0)
  const { compound = '', ordinalCompound, ordinalEnding: ending } = pack
  const regular = ending ? counts.map(([word, n]): Word => [word + ending, n]) : []
  const words = [...listed(pack.ordinals ?? '', 1), ...regular]
  const both = ordinalCompound
    ? joined(ordinalCompound, counts, counts)
    : joined(compound, counts, words)
  return [...both, ...words]
}
