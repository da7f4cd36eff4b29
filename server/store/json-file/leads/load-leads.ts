import { join } from 'node:path'
import { reading } from '../atomic-file.ts'
import { damageAt, missing } from '../damage.ts'
import type { Files } from '../files.ts'
import type { Installation } from '../installation.ts'
import { journalName, journalNumber, type Header } from '../journal/journal-format.ts'
import { peekHeader, replayJournal, type Reach } from '../journal/journal-replay.ts'
import { snapshotName } from '../snapshot/snapshot-format.ts'
import { peekSnapshot, readSnapshot, type Snapshot } from '../snapshot/snapshot-read.ts'
import type { LeadTable } from '../table/lead-table.ts'

/** What the files hold. */
export interface Loaded {
  /** The journal the snapshot names. */
  oldest: number
  /** How many journals there are since, and their bytes. */
  journalCount: number
  journalBytes: number
  /** The newest journal, and how far it reaches. */
  journal: number
  reach: Reach
  /** Journals below `oldest`, and newer ones without a header: nothing is in them. */
  leftovers: string[]
}

/** Reads the snapshot, then replays its journals, into an empty table. */
export async function loadLeads(
  files: Files,
  folder: string,
  installation: Installation,
  table: LeadTable,
): Promise<Loaded> {
  const snapshot = await reading(files, join(folder, snapshotName), async file => {
    const snapshot = await peekSnapshot(file)
    await readSnapshot(file, snapshot, table.put, table.newBlock)
    return snapshot
  })
  return replayChain(files, folder, installation, snapshot, table)
}

/** Replays the journals a snapshot names, in order, without a gap, up to the newest's end. */
export async function replayChain(
  files: Files,
  folder: string,
  installation: Installation,
  snapshot: Pick<Snapshot, 'journal' | 'seq'>,
  table: Changeable,
): Promise<Loaded> {
  const { headers, leftovers } = await journalChain(files, folder, snapshot.journal, installation)
  let reach: Reach | undefined
  let journalBytes = 0
  for (const [i, { journal, seq }] of headers.entries()) {
    const name = journalName(journal)
    if (reach && seq !== reach.nextSeq)
      throw damageAt(name, 1, 0, `it begins with change ${seq} instead of ${reach.nextSeq}`)
    const end = headers[i + 1]?.before ?? closedBytes(installation, journal)
    reach = await replay(files, folder, journal, end, table)
    journalBytes += reach.bytes
  }
  const journal = headers.at(-1)?.journal
  if (journal === undefined || !reach) throw missing(join(folder, journalName(snapshot.journal)))
  const { bytes, lines, nextSeq } = reach
  const after = (what: string) => damageAt(journalName(journal), lines + 1, bytes, what)
  if (nextSeq < snapshot.seq)
    throw after(`it ends before change ${snapshot.seq - 1}, which ${snapshotName} already shows`)
  const size = await reading(files, join(folder, journalName(journal)), file => file.size())
  if (size > (closedBytes(installation, journal) ?? size))
    throw after('there are bytes behind its end')
  const { journal: oldest } = snapshot
  return { oldest, journalCount: headers.length, journalBytes, journal, reach, leftovers }
}

type Changeable = Pick<LeadTable, 'put' | 'erase'>

const replay = (
  files: Files,
  folder: string,
  journal: number,
  end: number | undefined,
  table: Changeable,
): Promise<Reach> =>
  reading(files, join(folder, journalName(journal)), file =>
    replayJournal(file, { journal, end }, ({ n, leadFrom, leadTo }, bytes) =>
      leadTo > 0 ? table.put(n, bytes, leadFrom, leadTo) : table.erase(n),
    ),
  )

/** After a clean end the newest journal is as long as it was: then nothing of it can be torn. */
const closedBytes = ({ journal, closed_bytes }: Installation, number: number) =>
  journal === number && closed_bytes !== null ? closed_bytes : undefined

/** The headers of the journals from `first` on; each that may hold changes must be there. */
async function journalChain(
  files: Files,
  folder: string,
  first: number,
  { journal: last }: Installation,
) {
  const numbers = (await files.list(folder))
    .map(journalNumber)
    .filter(number => number !== undefined)
    .toSorted((a, b) => a - b)
  const leftovers = numbers.filter(number => number < first).map(journalName)
  const headers: Header[] = []
  for (let number = first; number <= Math.max(last, numbers.at(-1) ?? 0); number++) {
    const name = journalName(number)
    const header = await reading(files, join(folder, name), peekHeader)
    if (header) headers.push(header)
    // A kill while it was being made; it never took a change.
    else if (number > last) leftovers.push(name)
    else throw damageAt(name, 1, 0, 'this is not the header of a journal')
  }
  return { headers, leftovers }
}
