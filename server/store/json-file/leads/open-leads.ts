import { Low } from 'lowdb'
import { changed, erased, leadFeed, type Feed } from '../../feed.ts'
import { parseLead } from '../../lead-text.ts'
import type { Leads } from '../../store.ts'
import { writeInstallation, type Installation } from '../installation.ts'
import type { Rim } from '../journal/group-commit.ts'
import type { JournalChange } from '../journal/journal-format.ts'
import { journalsFrom, type Journals } from '../journal/journals.ts'
import type { Place } from '../place.ts'
import { removeTorn } from '../set-aside.ts'
import type { LeadTable } from '../table/lead-table.ts'
import { compaction, type Compaction } from './compaction.ts'
import { fileLeads } from './file-leads.ts'
import { freeSpace } from '../free-space.ts'
import { leadAdapter, type LeadAdapter } from './lead-adapter.ts'
import { leadLog, type LeadLog } from './lead-log.ts'
import { leadRegister } from '../../register/lead-register.ts'
import { pendingChanges } from './pending.ts'

export interface Limits {
  /** Free bytes on the disk below which nothing is accepted. */
  floorBytes: number
  /** Bytes of journal below which no new snapshot is made. */
  compactBytes: number
  /** Milliseconds to the second attempt after a failed write. */
  retryMs: number
  /** Milliseconds until an erased lead leaves the files as well. */
  forgetMs: number
}

export interface OpenLeads {
  leads: Leads
  ready(): Promise<void>
  /** Writes nothing more: the folder belongs to another process. */
  abandon(): void
  close(): Promise<void>
}

/** Journals that are reason enough for a new snapshot, however little is in them. */
const maxJournals = 64

type End = Pick<Installation, 'journal' | 'closed_bytes'>

/** Puts the parts together: what is in memory, the way to disk, and the snapshots. */
export async function openLeads(
  place: Place & Limits,
  installation: Installation,
): Promise<OpenLeads> {
  const { files, folder, compactBytes } = place
  const file = leadAdapter(place, installation, () => log)
  const low = new Low(file, await file.read())
  const { newest, reach, journalCount, journalBytes, erased: erasedBefore } = await file.found()
  const journals = journalsFrom(files, folder, newest)
  const remember = (end: End) => writeInstallation(files, folder, { ...installation, ...end })
  await goOn(journals, reach.nextSeq, installation, remember)

  const pending = pendingChanges()
  const space = freeSpace(place)
  await space.look()
  const snapshots = compaction({
    ...place,
    space,
    write: () => low.write(),
    removeTraces: erased => removeTorn(files, folder, erased),
    snapshotBytes: low.data.textBytes,
    journalBytes: journalBytes + journalCount * (compactBytes / maxJournals),
    written: journals.written,
    minBytes: compactBytes,
  })
  const register = leadRegister(low.data)
  const feed = leadFeed()
  const applied: Rim['applied'] = (change, ...text) => {
    if (feed.isHeard()) tell(feed, change, low.data)
    if (change.text === null) {
      low.data.erase(change.n)
      snapshots.forget(change)
    } else low.data.put(change.n, ...text)
    register.touch(change.n)
    pending.settle(change)
    snapshots.consider()
  }
  const rim = { seq: reach.nextSeq, applied, voided: pending.clear }
  const log = leadLog({ ...place, ...rim, journals, space })
  // Erased, and then the process ended before the files were without it.
  erasedBefore.forEach(snapshots.forget)
  snapshots.consider()
  return {
    leads: fileLeads({ table: low.data, register, log, pending, feed }),
    ready: async () => {
      log.assertSound()
      await space.assert(0)
    },
    ...endings(file, snapshots, log, remember),
  }
}

/**
 * A journal that was closed takes what comes. In any other a process that is paused may have a
 * write under way: that one is left as it is, and another begun.
 */
async function goOn(
  journals: Journals,
  nextSeq: number,
  { closed_bytes }: Installation,
  remember: (end: End) => Promise<void>,
): Promise<void> {
  try {
    if (closed_bytes === null) await journals.begin(nextSeq)
    else await remember({ journal: journals.current().number, closed_bytes: null })
  } catch (error) {
    await journals.current().close()
    throw error
  }
}

/** `remember` keeps how far the journal reaches, for the next start. */
function endings(
  file: LeadAdapter,
  snapshots: Compaction,
  log: LeadLog,
  remember: (end: End) => Promise<void>,
): Pick<OpenLeads, 'abandon' | 'close'> {
  return {
    abandon() {
      file.stop()
      snapshots.abandon()
      log.abandon()
    },
    async close() {
      // A snapshot without what was erased is finished first; any other may be given up.
      if (!snapshots.owes()) file.stop()
      await snapshots.stop()
      const end = await log.close()
      if (end) await remember(end)
    },
  }
}

/** Of a change that is on disk but not in the table yet: an erased lead can still be read there. */
function tell(feed: Feed, { n, text }: JournalChange, table: LeadTable) {
  if (text !== null) feed.tell(changed(parseLead(text)))
  else if (table.has(n)) feed.tell(erased(parseLead(table.text(n))))
}
