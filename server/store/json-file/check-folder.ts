import { join } from 'node:path'
import { halfCopied } from '../desk.ts'
import { reading } from './atomic-file.ts'
import { Damage } from './damage.ts'
import { deskName, readDesk } from './desk-file.ts'
import type { Files, OpenFile } from './files.ts'
import { installationName, readInstallation } from './installation.ts'
import { journalName } from './journal/journal-format.ts'
import { replayChain, type Loaded } from './leads/load-leads.ts'
import { snapshotName } from './snapshot/snapshot-format.ts'
import { peekSnapshot, readSnapshot } from './snapshot/snapshot-read.ts'
import { leadTable, type LeadTable } from './table/lead-table.ts'
import { readTallies, tallyDays, tallyFolder } from './tally-days.ts'

interface Findings {
  told: string[]
  wrong: string[]
}

/** Verifies every checksum of a folder, changes nothing, and goes on after the first damage. */
export async function checkFolder(files: Files, folder: string): Promise<Findings> {
  const told: string[] = []
  const wrong: string[] = []
  const look = async <T>(what: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof Damage)) throw error
      wrong.push(error.message)
      return undefined
    }
  }

  const installation = await look(() => readInstallation(files, folder))
  if (installation) told.push(`${installationName}: whole`)
  const desk = await look(() => readDesk(files, folder))
  if (desk) told.push(`${deskName}: whole`)
  if (desk?.half_copied) wrong.push(halfCopied)
  const inSnapshot = <T>(read: (file: OpenFile) => Promise<T>) =>
    look(() => reading(files, join(folder, snapshotName), read))
  const snapshot = await inSnapshot(peekSnapshot)
  if (snapshot)
    await inSnapshot(async file => {
      await readSnapshot(file, snapshot, () => {})
      told.push(`${snapshotName}: ${snapshot.leads} leads, whole`)
    })
  let days = 0
  for (const day of await tallyDays(files, folder))
    if (await look(() => readTallies(files, folder, day))) days++
  if (days > 0) told.push(`${tallyFolder}: counts of ${days} ${days === 1 ? 'day' : 'days'}, whole`)
  if (!snapshot || !installation) return { told, wrong }

  const changes = leadTable()
  const chain = await look(() => replayChain(files, folder, installation, snapshot, changes))
  if (chain) told.push(...ofJournals(snapshot.journal, chain, countOf(changes)))
  return { told, wrong }
}

function ofJournals(first: number, { journal, reach }: Loaded, changed: number): string[] {
  const last = journalName(journal)
  const whole = `${journalName(first)} to ${last}: whole, with ${changed} leads that are new or changed since`
  if (reach.torn === 0) return [whole]
  const torn =
    `${last}: ${reach.torn} bytes from line ${reach.lines + 1}, offset ${reach.bytes}, are of a ` +
    'write under way or torn; a start sets a torn one aside'
  return [whole, torn]
}

function countOf(leads: LeadTable): number {
  let count = 0
  for (let number = 0; number < leads.end(); number++) if (leads.has(number)) count++
  return count
}
