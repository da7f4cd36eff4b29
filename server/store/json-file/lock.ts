import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isMissing, type Files } from './files.ts'
import type { Log } from '../log.ts'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts'

export interface Lock {
  release(): Promise<void>
}

interface Options {
  files: Files
  folder: string
  log: Log
  now: () => number
  /** Called when another process has taken the folder all the same. */
  onLost: () => void
}

type Holder = ProcessIdentity & { since: string }

/** Milliseconds between two touches of the lock, and without one until it counts as left behind. */
const touchMs = 2000
const patienceMs = 10_000
const lookMs = 250
const gone = -1

const lockName = (number: number) => `lock-${number}`
const lockNumber = (file: string) => Number(/^lock-(\d+)$/.exec(file)?.[1] ?? 0)

/**
 * One process a folder. Locks are numbered, and making a file that must not exist is atomic: of
 * several processes that find lock 7 left behind only one can make lock 8.
 */
export async function lockFolder({ files, folder, log, now, onLost }: Options): Promise<Lock> {
  const holder: Holder = { ...(await thisProcess()), since: new Date(now()).toISOString() }
  const left = await freeLocks(files, folder, holder.realm)
  const number = Math.max(0, ...left) + 1
  const path = join(folder, lockName(number))

  try {
    await makeLock(files, path, holder)
    // Whoever made a lock while this one was looking at the others wins.
    const others = (await numbersOf(files, folder)).filter(other => !left.includes(other))
    if (others.some(other => other !== number)) throw inUse(folder)
    for (const old of left) await files.remove(join(folder, lockName(old)))
  } catch (error) {
    if (isTaken(error)) throw inUse(folder)
    await files.remove(path).catch(() => {})
    throw error
  }
  if (left.length > 0) log.info({ folder }, 'The lock of a process that is gone was taken over')

  const watch = async () => {
    const newest = Math.max(0, ...(await numbersOf(files, folder)))
    if (newest === number) return files.touch(path)
    clearInterval(timer)
    log.error({ folder, file: lockName(number) }, 'Another process has taken the data folder')
    onLost()
  }
  const timer = setInterval(() => {
    watch().catch((error: unknown) => {
      log.warn({ error: String(error), folder }, 'The lock could not be touched')
    })
  }, touchMs)
  timer.unref()

  return {
    async release() {
      clearInterval(timer)
      // Left behind, it would keep this very process from opening the folder again.
      await files.remove(path).catch(() => files.remove(path))
    },
  }
}

/** The locks in the folder, when none of them is held. */
async function freeLocks(files: Files, folder: string, realm: string): Promise<number[]> {
  const numbers = await numbersOf(files, folder)
  for (const number of numbers) {
    const path = join(folder, lockName(number))
    const holder = await readHolder(files, path)
    // One that cannot be read is of a process that is just making it, or was cut off doing so.
    const waitMs = holder ? patienceMs : touchMs
    const isHeld =
      holder?.realm === realm ? await isRunning(holder) : await isTouched(files, path, waitMs)
    if (isHeld) throw inUse(folder, holder)
  }
  return numbers
}

const numbersOf = async (files: Files, folder: string) =>
  (await files.list(folder)).map(lockNumber).filter(number => number > 0)

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

async function makeLock(files: Files, path: string, holder: Holder): Promise<void> {
  const file = await files.open(path, 'new')
  await file.write(Buffer.from(JSON.stringify(holder)), 0).finally(() => file.close())
}

/** Undefined when the file is empty, torn, or gone by now. */
async function readHolder(files: Files, path: string): Promise<Holder | undefined> {
  const file = await files.open(path, 'read').catch(unlessMissing)
  if (!file) return undefined
  const bytes = Buffer.alloc(4096)
  const count = await file.read(bytes, 0, bytes.length, 0).finally(() => file.close())
  try {
    return JSON.parse(bytes.toString('utf8', 0, count)) as Holder
  } catch {
    return undefined
  }
}

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

const inUse = (folder: string, holder?: Holder) =>
  new Error(
    `${folder} is in use by another Bellhop process` +
      (holder ? ` (pid ${holder.pid}, since ${holder.since}). ` : '. ') +
      'Stop that one first, or give this one a folder of its own in BELLHOP_DATA_DIR.',
  )
