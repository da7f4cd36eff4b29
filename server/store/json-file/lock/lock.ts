import { setTimeout } from 'node:timers/promises'
import { hasCode } from '../../../has-code.ts'
import type { Files } from '../files.ts'
import { heldLock, patienceMs, touchMs, type Lock, type LockOptions } from './held-lock.ts'
import { lockName, lockNumbers, lockPath, makeLock, readHolder, type Holder } from './lock-file.ts'
import { isRunning, thisProcess } from './process-identity.ts'

const lookMs = 250
const gone = -1

/**
 * One process a folder. Locks are numbered, and making a file that must not exist is atomic: of
 * several processes that find lock 7 left behind only one can make lock 8.
 */
export async function lockFolder(options: LockOptions): Promise<Lock> {
  const { files, folder, log, now } = options
  const holder: Holder = { ...(await thisProcess()), since: new Date(now()).toISOString() }
  const left = await freeLocks(files, folder, holder.realm)
  const number = Math.max(0, ...left) + 1
  const path = lockPath(folder, number)
  const home = await files.identity(folder)

  try {
    await makeLock(files, path, holder)
    // Whoever made a lock while this one was looking at the others wins.
    const others = (await lockNumbers(files, folder)).filter(other => !left.includes(other))
    if (others.some(other => other !== number)) throw inUse(folder)
    for (const old of left) await files.remove(lockPath(folder, old))
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw inUse(folder)
    await files.remove(path).catch(() => {})
    throw error
  }
  if (left.length > 0) log.info({ folder }, 'The lock of a process that is gone was taken over')
  return heldLock({ ...options, home }, number, holder)
}

/** The locks in the folder, when none of them is held. */
async function freeLocks(files: Files, folder: string, realm: string): Promise<number[]> {
  const numbers = await lockNumbers(files, folder)
  for (const number of numbers) {
    const path = lockPath(folder, number)
    const holder = await readHolder(files, path)
    // One that cannot be read is of a process that is just making it, or was cut off doing so.
    const waitMs = holder ? patienceMs : touchMs
    const isHeld =
      holder?.realm === realm ? await isRunning(holder) : await isTouched(files, path, waitMs)
    if (isHeld) throw inUse(folder, holder, number)
  }
  return numbers
}

/** Of a process elsewhere, a container say, only the touches can be seen. */
async function isTouched(files: Files, path: string, waitMs: number): Promise<boolean> {
  const touchedAt = () => files.touchedAt(path).catch(() => gone)
  const before = await touchedAt()
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    await setTimeout(lookMs)
    const now = await touchedAt()
    if (now !== before) return now !== gone
  }
  return false
}

const inUse = (folder: string, holder?: Holder, number = 0) =>
  new Error(
    `${folder} is in use by another Bellhop process` +
      (holder ? ` (pid ${holder.pid}, since ${holder.since}). ` : '. ') +
      'Stop that one first, or give this one a folder of its own in BELLHOP_DATA_DIR.' +
      (holder
        ? ` If this is a copy of the folder of that one, remove ${lockName(number)} in it.`
        : ''),
  )
