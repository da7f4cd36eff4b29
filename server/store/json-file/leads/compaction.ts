import type { Log } from '../../../log.ts'
import type { Erased } from '../set-aside.ts'
import { Stopped } from '../stopped.ts'
import type { FreeSpace } from '../free-space.ts'

/** Makes a new snapshot when the journals have grown, in the middle of whatever goes on. */
export interface Compaction {
  /** Called after each change. */
  consider(): void
  /** A lead was erased: it leaves the files too, before long. */
  forget(lead: Erased): void
  /** Whether something erased is still in the files. */
  owes(): boolean
  /** Makes what is owed and no more; resolves when none is under way. */
  stop(): Promise<void>
  /** Makes no more, and owes nothing: the folder belongs to another process. */
  abandon(): void
}

interface Deps {
  log: Log
  space: FreeSpace
  /** Makes the snapshot. */
  write: () => Promise<void>
  /**
   * Removes what else the folder holds of erased leads. Before a snapshot is without them: after a kill
   * nobody would know any more whose traces to look for.
   */
  removeTraces: (leads: readonly Erased[]) => Promise<void>
  /** Milliseconds between an erasure and the snapshot without it; more may come meanwhile. */
  forgetMs: number
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
  const { log, minBytes, written, snapshotBytes } = deps
  /** What `written` said when the present snapshot, or the last attempt, began. */
  let mark = written() - deps.journalBytes
  let isStopped = false
  let isAbandoned = false
  let running: Promise<void> | undefined
  const debt = erasures(() => void run(), deps.forgetMs)

  const attempt = async () => {
    mark = written()
    // What is erased from now on may still come into the journal that this snapshot begins.
    const gone = debt.owed()
    try {
      await deps.removeTraces(gone)
      if (await makeSnapshot(deps)) debt.paid(gone.length)
    } finally {
      debt.wait()
    }
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

  const owes = () => debt.isOwed() && !isAbandoned

  return {
    consider() {
      if (!running && !isStopped && written() - mark >= Math.max(minBytes, snapshotBytes() / 2))
        void run()
    },
    forget: debt.add,
    owes,
    async stop() {
      isStopped = true
      debt.stop()
      await running
      if (owes()) await run()
    },
    abandon() {
      isStopped = isAbandoned = true
      debt.stop()
    },
  }
}

/** False when the disk has no room for it. */
async function makeSnapshot({ log, space, write, snapshotBytes }: Deps): Promise<boolean> {
  // A snapshot's lines are a little longer than the leads, and the journal grows meanwhile.
  const bytes = snapshotBytes() * 1.25
  const hasRoom = await space.hasRoomFor(bytes)
  if (hasRoom) await write()
  else log.warn({ bytes }, 'The disk has no room for a new snapshot; the journal goes on')
  return hasRoom
}

/**
 * Leads that were erased and are still in the files, also while a snapshot without them is made;
 * `pay` is called a while later.
 */
function erasures(pay: () => void, milliseconds: number) {
  const leads: Erased[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function wait() {
    if (isStopped || leads.length === 0) return
    timer ??= setTimeout(() => {
      timer = undefined
      pay()
    }, milliseconds).unref()
  }
  return {
    wait,
    add({ id, identity }: Erased) {
      leads.push({ id, identity })
      wait()
    },
    isOwed: () => leads.length > 0,
    owed: () => [...leads],
    /** So many of the earliest are in no file any more. */
    paid: (count: number) => void leads.splice(0, count),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
