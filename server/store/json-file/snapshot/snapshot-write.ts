import { blankPrefix, stampChecksum } from '../checked-line.ts'
import type { OpenFile } from '../files.ts'
import type { LeadTable } from '../table/lead-table.ts'
import { endLine, headerLine, pieceSums } from './snapshot-format.ts'

/**
 * Bytes written at a time. Between slices requests get their turn: at 256 kB the event loop is
 * held for less than 1 ms.
 */
const sliceBytes = 256 * 1024

/** Bytes after which the disk is made to keep up, so that no later fsync waits for all of it. */
const syncBytes = 8 * 2 ** 20

/** Bytes of a line beside its lead. */
const lineRoom = 64

interface Conditions {
  /** The journal that takes the changes from now on. */
  journal: number
  /** `seq` of the next change at the time of the call. */
  seq: () => number
  /** Asked before each slice; throws `Stopped` to give up. */
  goOn: () => void
}

/** Writes all leads, while others go on changing them. */
export async function writeSnapshot(
  file: OpenFile,
  table: LeadTable,
  { journal, seq, goOn }: Conditions,
): Promise<void> {
  const header = headerLine(journal)
  let slice = Buffer.allocUnsafeSlow(sliceBytes)
  let filled = header.copy(slice)
  let position = 0
  let unsynced = 0
  let leads = 0
  const { sums, add } = pieceSums()

  const flush = async () => {
    goOn()
    add(slice.subarray(0, filled))
    await file.write(slice.subarray(0, filled), position)
    position += filled
    unsynced += filled
    filled = 0
    if (unsynced < syncBytes) return
    unsynced = 0
    await file.datasync()
  }

  for (let number = 0, end = table.end(); number < end; number++) {
    if (filled + lineRoom + table.lengthOf(number) > slice.length) await flush()
    // Meanwhile the lead may have grown, or be gone.
    if (!table.has(number)) continue
    const room = lineRoom + table.lengthOf(number)
    if (room > slice.length) slice = Buffer.allocUnsafeSlow(room)
    const lineFrom = filled + slice.write(leads === 0 ? '\n' : ',\n', filled)
    filled = writeLine(slice, lineFrom, table, number)
    stampChecksum(slice, lineFrom, filled)
    leads++
  }
  filled += slice.write('\n', filled)
  await flush()
  const end = { leads, seq: seq(), bytes: position, sums }
  await file.write(Buffer.from(endLine(end)), position)
}

function writeLine(slice: Buffer, at: number, table: LeadTable, number: number): number {
  const textAt = at + slice.write(`${blankPrefix},"n":${number}`, at)
  const end = textAt + table.copy(number, slice, textAt)
  slice[textAt] = ','.charCodeAt(0)
  return end
}
