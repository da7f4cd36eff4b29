import { setImmediate } from 'node:timers/promises'
import { newBatch, type Batch } from './batch.ts'
import type { JournalChange } from './journal-format.ts'

/** Lets changes that arrive while the disk is busy share the next write and fsync. */
export interface GroupCommit {
  /** Resolves once the change is on disk and in memory; rejects when it is in neither. */
  add(change: JournalChange): Promise<void>
  /** Runs work between two batches, with no write under way. */
  between(work: () => Promise<void>): Promise<void>
  /** `seq` of the next change behind those on disk. */
  durableSeq(): number
  /** Resolves when all that was added is through. */
  idle(): Promise<void>
}

export interface Rim {
  /** `seq` of the first change. */
  seq: number
  /** Puts lines on disk; throws the refusal that those waiting are told. */
  append(lines: Uint8Array): Promise<void>
  /** The change is on disk; an added lead's text is `bytes[from..to)`. */
  applied(change: JournalChange, bytes: Buffer, from: number, to: number): void
  /** All that was added and not applied is void. */
  voided(): void
}

export function groupCommit({ seq, append, applied, voided }: Rim): GroupCommit {
  const queue: Batch[] = []
  const works: (() => Promise<void>)[] = []
  let durableSeq = seq
  let nextSeq = seq
  let running: Promise<void> | undefined

  const write = async (batch: Batch) => {
    try {
      await append(batch.lines())
    } catch (error) {
      const waiting = [batch, ...queue.splice(0)]
      nextSeq = durableSeq
      voided()
      for (const { reject } of waiting) reject(error)
      return
    }
    durableSeq += batch.size()
    batch.each(applied)
    batch.resolve()
  }
  const run = async () => {
    // Requests that came in with the same turn of the event loop join the first batch.
    await setImmediate()
    while (works.length + queue.length > 0) {
      const work = works.shift()
      const batch = work ? undefined : queue.shift()
      await (batch ? write(batch) : work?.())
    }
    running = undefined
  }
  const wake = () => void (running ??= run())

  return {
    add(change) {
      let batch = queue.at(-1)
      if (!batch?.hasRoomFor(change)) queue.push((batch = newBatch(nextSeq)))
      batch.add(change)
      nextSeq++
      wake()
      return batch.done
    },
    between: work =>
      new Promise((resolve, reject) => {
        works.push(() => work().then(resolve, reject))
        wake()
      }),
    durableSeq: () => durableSeq,
    async idle() {
      while (running) await running
    },
  }
}
