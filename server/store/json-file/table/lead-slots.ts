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

const pageSize = 2 ** 16
interface Page {
  /** Beyond 32 bits, so floating. */
  places: Float64Array
  lengths: Uint32Array
}

export function leadSlots(): LeadSlots {
  const texts = slab()
  const pages: Page[] = []
  let textBytes = 0
  let end = 0

  const pageOf = (number: number) => pages[Math.floor(number / pageSize)]
  const lengthOf = (number: number) => pageOf(number)?.lengths[number % pageSize] ?? 0
  const placeOf = (number: number) => pageOf(number)?.places[number % pageSize] ?? 0

  return {
    newBlock: texts.newChunk,
    set(number, bytes, from, to) {
      while (pages.length * pageSize <= number) pages.push(newPage())
      const page = pageOf(number) as Page
      page.places[number % pageSize] = texts.add(bytes, from, to)
      page.lengths[number % pageSize] = to - from
      textBytes += to - from
      end = Math.max(end, number + 1)
    },
    clear(number) {
      texts.remove(placeOf(number), lengthOf(number))
      textBytes -= lengthOf(number)
      const page = pageOf(number) as Page
      page.lengths[number % pageSize] = 0
    },
    lengthOf,
    chunkOf: number => texts.chunkOf(placeOf(number)),
    startOf: number => offsetOf(placeOf(number)),
    end: () => end,
    textBytes: () => textBytes,
  }
}

/** Pages instead of two growing arrays: nothing is copied as leads come in. */
const newPage = (): Page => ({
  places: new Float64Array(pageSize),
  lengths: new Uint32Array(pageSize),
})
