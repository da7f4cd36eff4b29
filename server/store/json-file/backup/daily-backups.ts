import { join } from 'node:path'
import { dayOf, millisecondsADay } from '../../../days.ts'
import { underWay } from '../atomic-file.ts'
import { readDesk } from '../desk-file.ts'
import { unlessMissing, type Files } from '../files.ts'
import { freeSpace, type Disk } from '../free-space.ts'
import { removeTornBefore } from '../set-aside.ts'
import { Stopped } from '../stopped.ts'
import { writeBackup } from './backup-write.ts'

const backupFolder = 'backups'

/** Milliseconds until the first look whether today's backup is there: some hosts end what is idle for minutes. */
const firstLookMs = 60 * 1000

/** Milliseconds between two looks. */
const lookEveryMs = 10 * 60 * 1000

interface DailyBackups {
  /** Makes today's backup when it is missing, and removes those that are too many. */
  look(): Promise<void>
  /** One that is under way is given up, for the next start to make. */
  close(): Promise<void>
}

/**
 * One backup a day in the data folder, the newest `keep` of them, two or more; 0 for none at all. What was set
 * aside stays no longer than a backup does.
 */
export function dailyBackups(place: Disk, keep: number): DailyBackups {
  const { files, folder, now, log } = place
  const path = join(folder, backupFolder)
  const { hasRoomFor } = freeSpace({ ...place, folder: path })
  let isClosed = false
  let running: Promise<void> | undefined

  /** Leaves guests at least as much room as it takes: they would be refused on a full disk. */
  const goOn = async (bytes: number) => {
    if (isClosed) throw new Stopped()
    if (!(await hasRoomFor(bytes))) throw new Error('The disk has no room for it')
  }
  const make = async () => {
    const backups = await namesIn(files, path)
    const today = nameOf(now())
    if (backups.includes(today)) return
    // A migration is still bringing the leads: the newest backup must not be of a part of them.
    if ((await readDesk(files, folder)).half_copied) return
    await files.makeFolder(path)
    // A kill may have left a part of another day's, which nothing would ever replace.
    for (const name of await files.list(path))
      if (name.startsWith('bellhop-') && name.endsWith(underWay))
        await files.remove(join(path, name))
    // A clock that was ahead has made backups of days to come: they go first, or until those days they
    // would count as the newest.
    const ahead = backups.filter(name => name > today)
    const past = backups.filter(name => name < today)
    // The new one may need the room of the oldest.
    for (const old of [...ahead, ...past].slice(0, 1 - keep)) await files.remove(join(path, old))
    const { leads } = await writeBackup(place, join(path, today), goOn)
    log.info({ file: today, leads }, 'The daily backup was made')
    await removeTornBefore(files, folder, now() - keep * millisecondsADay)
  }
  const look = () =>
    (running ??= make()
      .catch((error: unknown) => {
        if (error instanceof Stopped) return
        log.error({ error: String(error) }, 'The daily backup failed')
      })
      .finally(() => (running = undefined)))

  const timers =
    keep > 0
      ? [setTimeout(() => void look(), firstLookMs), setInterval(() => void look(), lookEveryMs)]
      : []
  for (const timer of timers) timer.unref()
  return {
    look,
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}

/** The path of the newest in a data folder. */
export async function newestBackup(files: Files, folder: string): Promise<string | undefined> {
  const path = join(folder, backupFolder)
  const newest = (await namesIn(files, path)).at(-1)
  return newest && join(path, newest)
}

/** From the oldest to the newest. */
async function namesIn(files: Files, path: string): Promise<string[]> {
  const names = (await files.list(path).catch(unlessMissing)) ?? []
  return names.filter(name => nameLike.test(name)).toSorted()
}

const nameLike = /^bellhop-\d{4}-\d\d-\d\d\.ndjson\.gz$/
const nameOf = (at: number) => `bellhop-${dayOf(new Date(at))}.ndjson.gz`
