import { offsetOf, slab } from './slab.ts'

/** The texts of the leads, by their numbers. */
export interface LeadSlots {
  /** A buffer for `set` to take texts from without copying them. */
  newBlock(): Buffer
  /** Fills an empty slot with `bytes[from..to)`. */
  set(number: number, bytes: Buffer, from: number, to: number): void
  /** Empties a full one. */
  clear(number: number): void
  /** Bytes of the text; 0 in an empty slot. */
  lengthOf(number: number): number
  /** The text is `chunkOf(n)[startOf(n)..startOf(n) + lengthOf(n))`. */
  chunkOf(number: number): Buffer
  startOf(number: number): number
  /** One more than the highest number there has been. */
  end(): number
  /** Bytes of all texts. */
  textBytes(): number
}

const stretchSize = 2 ** 16
interface Stretch {
  /** Beyond 32 bits, so floating. */
  places: Float64Array
  lengths: Uint32Array
}

export function leadSlots(): LeadSlots {
  const texts = slab()
  const stretches: Stretch[] = []
  let textBytes = 0
  let end = 0

  const stretchOf = (number: number) => stretches[Math.floor(number / stretchSize)]
  const lengthOf = (number: number) => stretchOf(number)?.lengths[number % stretchSize] ?? 0
  const placeOf = (number: number) => stretchOf(number)?.places[number % stretchSize] ?? 0

  return {
    newBlock: texts.newChunk,
    set(number, bytes, from, to) {
      while (stretches.length * stretchSize <= number) stretches.push(newStretch())
      const stretch = stretchOf(number) as Stretch
      stretch.places[number % stretchSize] = texts.add(bytes, from, to)
      stretch.lengths[number % stretchSize] = to - from
      textBytes += to - from
      end = Math.max(end, number + 1)
    },
    clear(number) {
      texts.remove(placeOf(number), lengthOf(number))
      textBytes -= lengthOf(number)
      const stretch = stretchOf(number) as Stretch
      stretch.lengths[number % stretchSize] = 0
    },
    lengthOf,
    chunkOf: number => texts.chunkOf(placeOf(number)),
    startOf: number => offsetOf(placeOf(number)),
    end: () => end,
    textBytes: () => textBytes,
  }
}

/** Stretches instead of two growing arrays: nothing is copied as leads come in. */
const newStretch = (): Stretch => ({
  places: new Float64Array(stretchSize),
  lengths: new Uint32Array(stretchSize),
})
