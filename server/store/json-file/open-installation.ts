import { join } from 'node:path'
import { halfCopied } from '../desk.ts'
import type { DeskData } from '../store.ts'
import { newestBackup } from './backup/daily-backups.ts'
import { missing } from './damage.ts'
import { deskName, makeDeskFile } from './desk-file.ts'
import {
  installationName,
  readInstallation,
  writeInstallation,
  type Installation,
} from './installation.ts'
import { journalNumber } from './journal/journal-format.ts'
import { makeLeadFiles } from './leads/lead-adapter.ts'
import type { Place } from './place.ts'
import { snapshotName } from './snapshot/snapshot-format.ts'
import { tallyFolder } from './tally-days.ts'

/** The installation in a folder; makes one where there is nothing of one. */
export async function openInstallation(place: Place, first: () => DeskData): Promise<Installation> {
  const { files, folder } = place
  const names = await files.list(folder)
  const found = names.includes(installationName) ? await readInstallation(files, folder) : undefined
  if (found?.complete) return found
  if (!found && (names.some(isOfInstallation) || (await newestBackup(files, folder))))
    // Begun anew, it would also replace those backups, day by day.
    throw missing(join(folder, installationName))

  const desk = first()
  const { half_copied } = desk
  if (found?.half_copied && !half_copied) throw new Error(halfCopied)
  const begun = { format: 1, complete: false, journal: 1, closed_bytes: null } as const
  await writeInstallation(files, folder, { ...begun, ...(half_copied && { half_copied }) })
  await makeDeskFile(files, folder, desk)
  const made = { ...begun, ...(await makeLeadFiles(place)), complete: true }
  await writeInstallation(files, folder, made)
  return made
}

/** Whether a file or folder is part of an installation. */
export const isOfInstallation = (name: string): boolean =>
  name === installationName ||
  name === snapshotName ||
  name === deskName ||
  name === tallyFolder ||
  journalNumber(name) !== undefined
