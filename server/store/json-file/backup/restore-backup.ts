import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf, leadText } from '../../lead-text.ts'
import type { DeskData, Tally } from '../../store.ts'
import { makeDeskFile } from '../desk-file.ts'
import { writeInstallation } from '../installation.ts'
import { makeLeadFiles } from '../leads/lead-adapter.ts'
import { lockFolder } from '../lock/lock.ts'
import { isOfInstallation } from '../open-installation.ts'
import type { Place } from '../place.ts'
import { leadTable, type LeadTable } from '../table/lead-table.ts'
import { isDay, tallyFolder, writeTallies } from '../tally-days.ts'
import type { BackupHeader } from './backup-format.ts'
import { readBackup } from './backup-read.ts'

/** Makes an installation of a backup, in a folder that has none. */
export async function restoreBackup(place: Place, backup: string): Promise<BackupHeader> {
  const { files, folder } = place
  await files.makeFolder(folder)
  const lock = await lockFolder({ ...place, onLost: () => {} })
  try {
    const present = (await files.list(folder)).find(isOfInstallation)
    if (present !== undefined)
      throw new Error(
        `${join(folder, present)} is there: a backup is restored into an empty folder. ` +
          'What an attempt left that was broken off, delete first.',
      )

    return await emptyUnlessDone(place, async () => {
      // Made first: a start refuses a folder with counts and no installation, as a kill may leave it
      // here. In an empty one it would begin anew.
      await files.makeFolder(join(folder, tallyFolder))
      const { header, contents } = await read(backup)
      await write(place, contents)
      return header
    })
  } finally {
    await lock.release()
  }
}

/** All of it, or nothing where the disk is full: whoever makes room may try again. */
async function emptyUnlessDone<T>({ files, folder }: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    for (const name of (await files.list(folder)).filter(isOfInstallation))
      await rm(join(folder, name), { recursive: true })
    throw error
  }
}

interface Contents {
  desk: DeskData
  table: LeadTable
  tallies: ReadonlyMap<string, Tally[]>
}

async function read(backup: string) {
  const table = leadTable()
  const tallies = new Map<string, Tally[]>()
  let desk: DeskData | undefined
  const header = await readBackup(backup, {
    desk: read => (desk = read),
    tally(tally) {
      if (!isDay(tally.day)) throw new Error(`The backup has counts of a day "${tally.day}"`)
      tallies.set(tally.day, tallies.get(tally.day) ?? [])
      tallies.get(tally.day)?.push(tally)
    },
    lead(lead) {
      const bytes = Buffer.from(leadText(lead))
      const identity = identityOf(lead)
      if (identity !== null && table.findIdentity(identity) >= 0)
        throw new Error(`The backup holds the request of lead ${lead.id} twice`)
      table.put(table.end(), bytes, 0, bytes.length)
    },
  })
  if (!desk) throw new Error('The backup holds no desk')
  return { header, contents: { desk, table, tallies } }
}

async function write(place: Place, { desk, table, tallies }: Contents): Promise<void> {
  const { files, folder } = place
  await makeDeskFile(files, folder, desk)
  const made = await makeLeadFiles(place, table)
  for (const [day, ofDay] of tallies) await writeTallies(files, folder, day, ofDay)
  await writeInstallation(files, folder, { format: 1, complete: true, ...made })
}
