import type { FreeSpace } from './free-space.ts'
import { Stopped } from './lead-file.ts'
import type { Log } from '../log.ts'

/** Makes a new snapshot when the journals have grown, in the middle of whatever goes on. */
export interface Compaction {
  /** Called after each batch. */
  consider(): void
  /** Makes no more; resolves when none is under way. */
  stop(): Promise<void>
}

interface Deps {
  log: Log
  space: FreeSpace
  /** Makes the snapshot. */
  write: () => Promise<void>
  /** Bytes of the present snapshot, more or less. */
  snapshotBytes: () => number
  /** Bytes of the journals that the present snapshot needs. */
  journalBytes: number
  /** Bytes written to journals since the start. */
  written: () => number
  /** Bytes of journal below which a snapshot is not worth its work. */
  minBytes: number
}

export function compaction(deps: Deps): Compaction {
  const { log, space, write, minBytes, written, snapshotBytes } = deps
  /** What `written` said when the present snapshot, or the last attempt, began. */
  let mark = written() - deps.journalBytes
  let isStopped = false
  let running: Promise<void> | undefined

  const attempt = async () => {
    mark = written()
    // A snapshot's lines are a little longer than the leads, and the journal grows meanwhile.
    const bytes = snapshotBytes() * 1.25
    if (await space.hasRoomFor(bytes)) await write()
    else log.warn({ bytes }, 'The disk has no room for a new snapshot; the journal goes on')
  }
  const run = () =>
    (running ??= attempt()
      .catch((error: unknown) => {
        if (error instanceof Stopped) return
        log.error({ error: String(error) }, 'A snapshot failed; the journal goes on')
      })
      .finally(() => {
        running = undefined
      }))

  return {
    consider() {
      if (!running && !isStopped && written() - mark >= Math.max(minBytes, snapshotBytes() / 2))
        void run()
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}
