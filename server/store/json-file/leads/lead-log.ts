import { setTimeout } from 'node:timers/promises'
import type { Log } from '../../../log.ts'
import { unavailable } from '../../../refusal.ts'
import { groupCommit, type GroupCommit, type Rim } from '../journal/group-commit.ts'
import type { Journals } from '../journal/journals.ts'
import type { FreeSpace } from '../free-space.ts'

/** The way of changes to disk: batches into a journal, and a new journal after a failure. */
export interface LeadLog extends Pick<GroupCommit, 'add' | 'durableSeq'> {
  /** Throws `unavailable` while nothing can be written. */
  assertSound(): void
  /** Writes nothing more: the folder belongs to another process. */
  abandon(): void
  /** Begins a new journal between two batches; gives its number. */
  rotate(): Promise<number>
  /** Finishes what was added; gives the journal's state for the next start, if it is known. */
  close(): Promise<{ journal: number; closed_bytes: number } | undefined>
}

interface Deps extends Pick<Rim, 'seq' | 'applied' | 'voided'> {
  journals: Journals
  log: Log
  space: FreeSpace
  /** Milliseconds to the second attempt to write again after a failure; doubles each time. */
  retryMs: number
}

const maxRetryMs = 5000
const failed = () => unavailable('The request could not be written to disk')

type State = 'sound' | 'broken' | 'abandoned'

export function leadLog({ journals, log, space, retryMs, ...rim }: Deps): LeadLog {
  let state: State = 'sound'
  let recovery: Promise<void> | undefined
  const closing = new AbortController()

  const append = async (lines: Uint8Array) => {
    await space.assert(lines.length)
    if (state !== 'sound') throw failed()
    await journals.current().append(lines).catch(fail)
  }
  const commit = groupCommit({ ...rim, append })

  /** After a failed fsync nobody knows what is on disk: this journal takes nothing more. */
  const fail = (error: unknown): never => {
    log.error({ error: String(error), journal: journals.current().number }, 'A write failed')
    if (state === 'sound') state = 'broken'
    recovery ??= untilDone(writeAgain, retryMs, closing.signal, log).then(() => {
      recovery = undefined
    })
    throw failed()
  }
  const writeAgain = () =>
    commit.between(async () => {
      if (state !== 'broken') return
      await journals.current().prove()
      await journals.begin(commit.durableSeq())
      state = 'sound'
      log.info({ journal: journals.current().number }, 'Writing works again, in a new journal')
    })

  return {
    add: commit.add,
    durableSeq: commit.durableSeq,
    assertSound() {
      if (state !== 'sound') throw failed()
      if (closing.signal.aborted) throw unavailable('The server is shutting down')
    },
    abandon: () => void (state = 'abandoned'),
    async rotate() {
      await commit.between(() => journals.begin(commit.durableSeq()).catch(fail))
      return journals.current().number
    },
    async close() {
      closing.abort()
      await commit.idle()
      await recovery
      await commit.idle()
      const { number, bytes, close } = journals.current()
      await close()
      return state === 'sound' ? { journal: number, closed_bytes: bytes } : undefined
    },
  }
}

/** Tries again after a pause that doubles, until it works or is called off. */
async function untilDone(
  attempt: () => Promise<void>,
  pauseMs: number,
  calledOff: AbortSignal,
  log: Log,
): Promise<void> {
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, maxRetryMs)) {
    try {
      return await attempt()
    } catch (error) {
      log.error({ error: String(error) }, 'Writing still fails')
    }
    if (calledOff.aborted) return
    await setTimeout(pause, undefined, { ref: false, signal: calledOff }).catch(() => {})
  }
}
