import { damageAt } from '../damage.ts'

/** Bytes: a batch is never longer, so a torn end cannot be. */
export const maxBatchBytes = 2 ** 20

/** Where the whole lines of a journal end, and what was seen behind. */
interface End {
  file: string
  /** The first line that is not whole, and where it begins. */
  line: number
  offset: number
  /** Bytes of the file. */
  size: number
  /** `seq` of the next change, and of the first change in the last whole line's batch. */
  nextSeq: number
  lastFirst: number
  /** `first` of each whole line behind the bad one. */
  firstsBehind: Set<number>
}

/**
 * A kill or a power cut leaves the last batch in any shape: cut, zeroed, or with its later lines
 * whole and earlier ones not. Nobody was told of it, so it may be set aside. Anything else behind
 * the last whole line is damage to what was acknowledged.
 */
export function assertTorn({ file, line, offset, size, ...end }: End): void {
  if (size - offset > maxBatchBytes)
    throw damageAt(file, line, offset, `${size - offset} bytes to its end cannot be read`)
  if (end.firstsBehind.size === 0) return
  const [first] = end.firstsBehind
  const isLastBatch = first === end.lastFirst || first === end.nextSeq
  if (end.firstsBehind.size > 1 || !isLastBatch)
    throw damageAt(file, line, offset, 'the line cannot be read, and later ones can')
}
