import { isDeepStrictEqual } from 'node:util'
import { isMissing } from '../files.ts'
import type { Place } from '../place.ts'
import { lockName, lockNumbers, lockPath, makeLock, readHolder, type Holder } from './lock-file.ts'

export interface Lock {
  /** False once another process has taken the folder. Looks there when nobody has for long. */
  holds(): Promise<boolean>
  /** The same, and looks there in any case. */
  holdsNow(): Promise<boolean>
  release(): Promise<void>
}

export interface LockOptions extends Place {
  /** Called when another process has taken the folder all the same. */
  onLost: () => void
}

/** With the folder's identity. */
type HeldOptions = LockOptions & { home: string }

/** Milliseconds between two touches of the lock, and without one until it counts as left behind. */
export const touchMs = 2000
export const patienceMs = 10_000

/** Whoever was away for less cannot have lost the folder meanwhile. */
const awayMs = patienceMs / 2

/** The lock with this number, which `holder`, this process, has made. */
export function heldLock(options: HeldOptions, number: number, holder: Holder): Lock {
  const { files, folder, log, now, onLost } = options
  const path = lockPath(folder, number)
  let state: 'held' | 'lost' | 'released' = 'held'
  let seenAt = now()
  let looking: Promise<void> | undefined

  const attempt = async (): Promise<void> => {
    const at = now()
    if (await isOurs(options, number, holder)) seenAt = at
    else lose()
  }
  const lose = () => {
    state = 'lost'
    clearInterval(timer)
    log.error(
      { folder, file: lockName(number) },
      'Another process has taken the data folder, or another folder its place',
    )
    onLost()
  }
  const look = () => (looking ??= attempt().finally(() => (looking = undefined)))

  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log.warn({ error: String(error), folder }, 'The lock could not be looked at')
    })
  }, touchMs)
  timer.unref()

  return {
    async holds() {
      // A look that was under way when we were paused says nothing of now: it is looked again.
      while (state === 'held' && Math.abs(now() - seenAt) > awayMs) await look()
      return state === 'held'
    },
    async holdsNow() {
      await looking?.catch(() => {})
      if (state === 'held') await look()
      return state === 'held'
    },
    async release() {
      clearInterval(timer)
      await looking?.catch(() => {})
      if (state !== 'held') return
      state = 'released'
      // Left behind, it would keep this very process from opening the folder again.
      await files.remove(path).catch(() => files.remove(path))
    },
  }
}

/** Touches the lock, and makes it again if it was removed. */
async function isOurs(options: HeldOptions, number: number, holder: Holder): Promise<boolean> {
  const { files, folder, home, log } = options
  const path = lockPath(folder, number)
  // Some disks let nobody set a time; that is no reason to refuse everything.
  await files.touch(path).catch((error: unknown) => {
    if (isMissing(error)) return
    log.warn({ error: String(error), folder }, 'The lock could not be touched')
  })
  const numbers = await lockNumbers(files, folder)
  if (numbers.length === 0) {
    // Another folder has this path now: nobody looks for what we write into ours.
    if ((await files.identity(folder)) !== home) return false
    await makeLock(files, path, holder)
    log.warn({ folder, file: lockName(number) }, 'The lock was removed; it was made again')
    return isOurs(options, number, holder)
  }
  const found = await readHolder(files, path)
  return isDeepStrictEqual(found, holder) && numbers.every(other => other === number)
}
