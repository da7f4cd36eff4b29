import { dailyBackups } from './json-file/backup/daily-backups.ts'
import { openDesk } from './json-file/desk-file.ts'
import { diskFiles } from './json-file/files.ts'
import { heldFiles } from './json-file/lock/held-files.ts'
import { lockFolder } from './json-file/lock/lock.ts'
import { openInstallation } from './json-file/open-installation.ts'
import { openLeads, type Limits, type OpenLeads } from './json-file/leads/open-leads.ts'
import type { Place } from './json-file/place.ts'
import { tallyFiles } from './json-file/tally-files.ts'
import { withWayBack } from './json-file/way-back.ts'
import type { OpenStore } from './store.ts'

export interface JsonFileOptions
  extends Pick<Place, 'folder' | 'log'>, Partial<Pick<Place, 'files' | 'now'> & Limits> {
  /** How many daily backups are kept; 0 for none. */
  keepBackups?: number
  /** Called when another process has taken the folder: this one will never keep anything again. */
  onLost?: () => void
}

const defaults = {
  now: Date.now,
  files: diskFiles,
  floorBytes: 64 * 2 ** 20,
  compactBytes: 32 * 2 ** 20,
  retryMs: 250,
  forgetMs: 60_000,
  keepBackups: 7,
  onLost() {},
}

/** The default store: a folder of JSON files, for one process. */
export const jsonFileStore: OpenStore<JsonFileOptions> = async (options, first) => {
  const place = { ...defaults, ...options }
  let opened: OpenLeads | undefined
  const onLost = () => {
    opened?.abandon()
    place.onLost()
  }
  await place.files.makeFolder(place.folder)
  const lock = await lockFolder({ ...place, onLost })
  const files = heldFiles(place.files, lock)
  const held = { ...place, files }
  try {
    const installation = await openInstallation(held, first)
    const desk = await openDesk(held)
    const { leads, ready, close } = (opened = await openLeads(held, installation))
    const backups = dailyBackups(held, place.keepBackups)
    const tallies = tallyFiles(held)
    const end = async () => {
      // A folder that has just been lost is left as it is, rather than refused half-way.
      await lock.holdsNow().catch(() => {})
      await Promise.all([backups.close(), tallies.settled()])
      await close()
    }
    let closed: Promise<void> | undefined
    return {
      leads,
      desk,
      tallies,
      ready,
      close: () => (closed ??= end().finally(lock.release)),
    }
  } catch (error) {
    await lock.release()
    throw await withWayBack(error, held)
  }
}
