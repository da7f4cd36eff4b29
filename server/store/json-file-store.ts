import { randomInt } from 'node:crypto'
import { dailyBackups } from './json-file/daily-backups.ts'
import { openDesk } from './json-file/desk-file.ts'
import { diskFiles, type Files } from './json-file/files.ts'
import { lockFolder } from './json-file/lock.ts'
import type { Log } from './log.ts'
import { openInstallation } from './json-file/open-installation.ts'
import { openLeads, type Limits, type OpenLeads } from './json-file/open-leads.ts'
import { tallyFiles } from './json-file/tally-files.ts'
import { withWayBack } from './json-file/way-back.ts'
import type { OpenStore } from './store.ts'

export interface JsonFileOptions extends Partial<Limits> {
  folder: string
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  files?: Files
  /** How many daily backups are kept; 0 for none. */
  keepBackups?: number
}

const defaults = {
  now: Date.now,
  files: diskFiles,
  floorBytes: 64 * 2 ** 20,
  compactBytes: 8 * 2 ** 20,
  retryMs: 250,
  forgetMs: 60_000,
  keepBackups: 7,
}

/** The default store: a folder of JSON files, for one process. */
export const jsonFileStore: OpenStore<JsonFileOptions> = async (options, first) => {
  const place = { ...defaults, ...options, seed: randomInt(2 ** 32) }
  const { files, folder, log } = place
  let opened: OpenLeads | undefined
  let isLost = false
  const onLost = () => {
    isLost = true
    opened?.abandon()
  }
  await files.makeFolder(folder)
  const lock = await lockFolder({ ...place, onLost })
  try {
    const installation = await openInstallation(place, first)
    const desk = await openDesk(files, folder, { log, isLost: () => isLost })
    const { leads, ready, close } = (opened = await openLeads(place, installation))
    const backups = dailyBackups(place, place.keepBackups)
    const tallies = tallyFiles(place, () => isLost)
    const settle = () => Promise.all([backups.close(), tallies.settled()])
    let closed: Promise<void> | undefined
    return {
      leads,
      desk,
      tallies,
      ready,
      close: () => (closed ??= settle().then(close).finally(lock.release)),
    }
  } catch (error) {
    await lock.release()
    throw await withWayBack(error, files, folder)
  }
}
