import { encode, roomFor, type JournalChange } from './journal-format.ts'
import { maxBatchBytes } from './torn-tail.ts'

/** Changes that go to disk with one write and one fsync, as lines of the journal. */
export interface Batch {
  /** Resolves when they are there. */
  done: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
  size(): number
  lines(): Buffer
  hasRoomFor(change: JournalChange): boolean
  add(change: JournalChange): void
  /** Gives each change, and its lead's text as `bytes[from..to)`. */
  each(use: (change: JournalChange, bytes: Buffer, from: number, to: number) => void): void
}

/** Bytes; grows as needed. */
const firstRoom = 16 * 1024

/** A batch whose first change has this `seq`. */
export function newBatch(first: number): Batch {
  const changes: JournalChange[] = []
  /** Of each change, where its lead's text begins and ends. */
  const texts: number[] = []
  let bytes = Buffer.allocUnsafe(firstRoom)
  let filled = 0

  return {
    ...deferred(),
    size: () => changes.length,
    lines: () => bytes.subarray(0, filled),
    hasRoomFor: change => filled + roomFor(change) <= maxBatchBytes,
    add(change) {
      const room = filled + roomFor(change)
      if (room > bytes.length) {
        const wider = Buffer.allocUnsafe(Math.max(2 * bytes.length, room))
        bytes.copy(wider, 0, 0, filled)
        bytes = wider
      }
      const { to, leadFrom } = encode(bytes, filled, first + changes.length, first, change)
      changes.push(change)
      texts.push(leadFrom, to - 2)
      filled = to
    },
    each(use) {
      for (const [i, change] of changes.entries())
        use(change, bytes, texts[2 * i] as number, texts[2 * i + 1] as number)
    },
  }
}

function deferred() {
  let resolve: () => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const done = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  // Whoever added a change hears of a failure; the batch itself has nobody to tell.
  done.catch(() => {})
  return { done, resolve, reject }
}
