/** Where a text lies: twice the bytes from the beginning of the first chunk, odd for a copy. */
type Place = number

/**
 * Texts in large buffers outside the garbage collector's heap: a million leads cost it nothing.
 * A place that was given back is given out again to a text of about the same length.
 */
interface Slab {
  /** Keeps `bytes[from..to)`: where they are, if they lie in a chunk, else a copy of them. */
  add(bytes: Buffer, from: number, to: number): Place
  remove(place: Place, length: number): void
  /** The chunk a place lies in, to be read from `offsetOf(place)` on. */
  chunkOf(place: Place): Buffer
  /** An empty chunk to read a file into; its texts then need no copying. */
  newChunk(): Buffer
}

/** Bytes. */
const chunkBytes = 4 * 2 ** 20

/** Bytes. Copies begin at a multiple of it and take up whole ones. */
const unit = 32

export const offsetOf = (place: Place): number => Math.floor(place / 2) % chunkBytes

export function slab(): Slab {
  const chunks: Buffer[] = []
  const places = freePlaces()
  /** The chunk that a file is read into, and where it begins. */
  let reading: { chunk: Buffer; start: number } | undefined
  let next = 0
  let end = 0

  const chunkOf = (place: Place) => chunks[Math.floor(place / 2 / chunkBytes)] as Buffer
  const addChunk = () => {
    const chunk = Buffer.allocUnsafeSlow(chunkBytes)
    chunks.push(chunk)
    return { chunk, start: (chunks.length - 1) * chunkBytes }
  }

  const extend = (units: number): number => {
    if (next + units * unit > end) {
      places.give(next, (end - next) / unit)
      next = addChunk().start
      end = next + chunkBytes
    }
    next += units * unit
    return next - units * unit
  }

  return {
    chunkOf,
    newChunk() {
      reading = addChunk()
      return reading.chunk
    },
    add(bytes, from, to) {
      if (bytes === reading?.chunk) return 2 * (reading.start + from)
      const units = Math.ceil((to - from) / unit)
      // Larger places are broken up only when an eighth of all lies free.
      const mayBreak = places.units() * unit * 8 > chunks.length * chunkBytes
      const start = places.take(units, mayBreak ? 2 * units : units) ?? extend(units)
      const place = 2 * start + 1
      bytes.copy(chunkOf(place), offsetOf(place), from, to)
      return place
    },
    remove(place, length) {
      const start = Math.floor(place / 2)
      const first = Math.ceil(start / unit)
      const last = (place % 2 === 1 ? Math.ceil : Math.floor)((start + length) / unit)
      places.give(first * unit, last - first)
    },
  }
}

/** Bytes from the beginning where something was given back, by its size in units. */
function freePlaces() {
  const bySize = new Map<number, number[]>()
  let free = 0

  const give = (place: number, units: number) => {
    if (units <= 0) return
    const places = bySize.get(units)
    if (places) places.push(place)
    else bySize.set(units, [place])
    free += units
  }

  return {
    give,
    units: () => free,
    /** Room for `units`, cut from one of at most `widest`. */
    take(units: number, widest: number): number | undefined {
      if (free < units) return undefined
      for (let size = units; size <= widest; size++) {
        const place = bySize.get(size)?.pop()
        if (place === undefined) continue
        free -= size
        give(place + units * unit, size - units)
        return place
      }
      return undefined
    },
  }
}
