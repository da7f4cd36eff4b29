import type { Adapter } from 'lowdb'
import { join } from 'node:path'
import { identityOf, parseLead } from '../../lead-text.ts'
import { replaceFile, underWay } from '../atomic-file.ts'
import type { Installation } from '../installation.ts'
import { journalName } from '../journal/journal-format.ts'
import { newJournal, openJournal, type Journal } from '../journal/journal.ts'
import type { Place } from '../place.ts'
import { setTornAside, type Erased } from '../set-aside.ts'
import { snapshotName } from '../snapshot/snapshot-format.ts'
import { peekSnapshot, readSnapshot } from '../snapshot/snapshot-read.ts'
import { writeSnapshot } from '../snapshot/snapshot-write.ts'
import { Stopped } from '../stopped.ts'
import { leadTable, type LeadTable } from '../table/lead-table.ts'
import type { LeadLog } from './lead-log.ts'
import { loadLeads, type Loaded } from './load-leads.ts'

/** The adapter under the leads' `Low`: reads snapshot and journals, writes a new snapshot. */
export interface LeadAdapter extends Adapter<LeadTable> {
  read(): Promise<LeadTable>
  /** What `read` found, and the journal to go on with. */
  found(): Promise<Loaded & { newest: Journal; erased: readonly Erased[] }>
  /** Makes a snapshot under way give up. */
  stop(): void
}

/** `log` gives the log whose journals a snapshot takes over from: it is made of what was read. */
export function leadAdapter(
  place: Place,
  installation: Installation,
  log: () => Pick<LeadLog, 'rotate' | 'durableSeq'>,
): LeadAdapter {
  const { files, folder } = place
  let loaded: Loaded | undefined
  let isStopped = false
  let oldest = 0
  /** The leads that the journals erase: what they were is still in the files. */
  const erased: Erased[] = []

  const goOn = () => {
    if (isStopped) throw new Stopped()
  }

  return {
    async read() {
      const table = leadTable()
      loaded = await loadLeads(files, folder, installation, noting(table, erased))
      oldest = loaded.oldest
      await setTornAside(place, loaded)
      for (const name of loaded.leftovers) await files.remove(join(folder, name))
      await files.remove(join(folder, snapshotName + underWay))
      return table
    },
    async found() {
      if (!loaded) throw new Error('The leads have not been read yet')
      const { journal, reach } = loaded
      return { ...loaded, erased, newest: await openJournal(files, folder, journal, reach.bytes) }
    },
    stop() {
      isStopped = true
    },
    async write(table) {
      const { rotate, durableSeq } = log()
      const journal = await rotate()
      await replaceFile(files, join(folder, snapshotName), async file => {
        await writeSnapshot(file, table, { journal, seq: durableSeq, goOn })
        await file.sync()
        // Only what can be read again may take the place of the last one and its journals.
        const snapshot = await peekSnapshot(file)
        await readSnapshot(file, snapshot, goOn)
      })
      for (; oldest < journal; oldest++) await files.remove(join(folder, journalName(oldest)))
    },
  }
}

/** The same table; the leads that are erased from it are noted. */
const noting = (table: LeadTable, erased: Erased[]): LeadTable => ({
  ...table,
  erase(number) {
    if (table.has(number)) {
      const lead = parseLead(table.text(number))
      erased.push({ id: lead.id, identity: identityOf(lead) })
    }
    table.erase(number)
  },
})

/**
 * Makes the files of an installation that begins with the leads of a table, or without any; gives
 * what there is to remember of them.
 */
export async function makeLeadFiles(
  { files, folder }: Place,
  table: LeadTable = leadTable(),
): Promise<Pick<Installation, 'journal' | 'closed_bytes'>> {
  const first = { journal: 1, seq: () => 1, goOn: () => {} }
  await replaceFile(files, join(folder, snapshotName), file => writeSnapshot(file, table, first))
  await files.remove(join(folder, journalName(1)))
  const journal = await newJournal(files, folder, { journal: 1, seq: 1, before: 0 })
  await journal.close()
  return { journal: journal.number, closed_bytes: journal.bytes }
}
