import { crc32 } from 'node:zlib'
import { peekFirstLine, prefixLength } from '../checked-line.ts'
import type { OpenFile } from '../files.ts'
import { assertFormat } from '../installation.ts'
import { fill, readLines } from '../read-lines.ts'
import { findDamage } from './snapshot-damage.ts'
import { endRoom, readEnd, readHeader, snapshotName, type SnapshotEnd } from './snapshot-format.ts'

export interface Snapshot extends SnapshotEnd {
  /** The journal to go on with. */
  journal: number
}

/** Takes a lead's number and its text, `bytes[from..to)`. */
type OnLead = (number: number, bytes: Buffer, from: number, to: number) => void

const brace = 0x7b
const comma = 0x2c
const newline = 0x0a
const skipN = prefixLength + ',"n":'.length

/** The header and the end of a snapshot; throws when one of them is damaged. */
export async function peekSnapshot(file: OpenFile): Promise<Snapshot> {
  const end = await readLastLine(file)
  const line = await peekFirstLine(file)
  if (!end || !line) throw await findDamage(file)
  const header = readHeader(line)
  assertFormat(header, snapshotName)
  return { ...end, journal: header.journal }
}

/** Gives all leads of a snapshot, or throws where it is damaged. */
export async function readSnapshot(
  file: OpenFile,
  snapshot: Snapshot,
  onLead: OnLead,
  newBlock?: () => Buffer,
): Promise<void> {
  let leads = 0
  let pieces = 0
  let isDamaged = false

  // What the pieces' sums have passed is as it was written: the lines need no further looks.
  const onPiece = (piece: Buffer) => {
    isDamaged ||= crc32(piece) !== snapshot.sums[pieces++]
  }
  const onLine = (bytes: Buffer, from: number, to: number, line: { number: number }) => {
    if (isDamaged || line.number === 1) return
    leads++
    let number = 0
    let at = from + skipN
    for (; bytes[at] !== comma; at++) number = number * 10 + (bytes[at] as number) - 0x30
    // The lead's text begins with its id; the members before are the snapshot's own.
    bytes[at] = brace
    onLead(number, bytes, at, bytes[to - 1] === comma ? to - 1 : to)
  }

  await readLines(file, onLine, { end: snapshot.bytes, onPiece, newBlock })
  if (isDamaged || leads !== snapshot.leads) throw await findDamage(file)
}

async function readLastLine(file: OpenFile): Promise<SnapshotEnd | undefined> {
  const size = await file.size()
  const room = Math.min(size, endRoom(size))
  const bytes = Buffer.alloc(room)
  await fill(file, bytes, 0, room, size - room)
  if (bytes.at(-1) !== newline) return undefined
  const from = bytes.lastIndexOf(newline, room - 2) + 1
  const end = readEnd(bytes, from, room - 1)
  return end?.bytes === size - room + from ? end : undefined
}
