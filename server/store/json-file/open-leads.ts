import { Low } from 'lowdb'
import type { Leads } from '../store.ts'
import { compaction } from './compaction.ts'
import { fileLeads } from './file-leads.ts'
import { freeSpace } from './free-space.ts'
import { writeInstallation, type Installation } from './installation.ts'
import type { Rim } from './group-commit.ts'
import { journalWriter, type JournalWriter } from './journal-writer.ts'
import { leadFile, type Place } from './lead-file.ts'
import { leadLog } from './lead-log.ts'
import { leadTable } from './lead-table.ts'
import { pendingChanges } from './pending.ts'

export interface Limits {
  /** Free bytes on the disk below which nothing is accepted. */
  floorBytes: number
  /** Bytes of journal below which no new snapshot is made. */
  compactBytes: number
  /** Milliseconds to the second attempt after a failed write. */
  retryMs: number
}

export interface OpenLeads {
  leads: Leads
  ready(): Promise<void>
  /** Writes nothing more: the folder belongs to another process. */
  abandon(): void
  close(): Promise<void>
}

/** Puts the parts together: what is in memory, the way to disk, and the snapshots. */
export async function openLeads(
  place: Place & Limits,
  installation: Installation,
): Promise<OpenLeads> {
  const { files, folder, floorBytes, compactBytes } = place
  const file = leadFile(place, installation)
  const low = new Low(file, leadTable(place.seed))
  await low.read()
  const { newest, reach, journalBytes } = await file.found()
  const journals = journalWriter(files, folder, newest)
  const open = { ...installation, journal: newest.number, closed_bytes: null }
  await writeInstallation(files, folder, open).catch(afterClosing(journals))

  const pending = pendingChanges()
  const space = freeSpace(files, folder, { ...place, floorBytes })
  const snapshots = compaction({
    log: place.log,
    space,
    write: () => low.write(),
    snapshotBytes: low.data.textBytes,
    journalBytes,
    written: journals.written,
    minBytes: compactBytes,
  })
  const applied: Rim['applied'] = (change, ...text) => {
    if (change.text === null) low.data.erase(change.n)
    else low.data.put(change.n, ...text)
    pending.settle(change)
    snapshots.consider()
  }
  const rim = { seq: reach.nextSeq, applied, voided: pending.clear }
  const log = leadLog({ ...place, ...rim, journals, space })
  file.follow(log)
  return {
    leads: fileLeads(low.data, log, pending),
    ready: async () => {
      log.assertSound()
      await space.assert(0)
    },
    abandon() {
      file.stop()
      log.abandon()
    },
    async close() {
      file.stop()
      await snapshots.stop()
      const end = await log.close()
      if (end) await writeInstallation(files, folder, { ...open, ...end })
    },
  }
}

const afterClosing = (journals: JournalWriter) => async (error: unknown) => {
  await journals.close()
  throw error
}
