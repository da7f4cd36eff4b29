import { crc32 } from 'node:zlib'
import { blankPrefix, checkedLine, isWhole, stampChecksum } from '../checked-line.ts'
import { pieceBytes } from '../read-lines.ts'

/**
 * `leads.json` is valid JSON, one lead a line; header, leads and end carry their checksums:
 *
 *   {"crc":"…","format":1,"journal":8,"leads":[
 *   {"crc":"…","n":0,"id":"…",…},
 *   {"crc":"…","n":1,"id":"…",…}
 *   ],"end":{"crc":"…","leads":2,"seq":1001,"bytes":1234,"sums":[3735928559]}}
 *
 * Journals from `journal` on hold the changes since. The leads are not all of one moment: the
 * later ones may already show changes that these journals repeat, but none beyond `seq`.
 */
export const snapshotName = 'leads.json'

export interface SnapshotEnd {
  leads: number
  /** `seq` of the next change when the last lead was written. */
  seq: number
  /** Bytes before this line. */
  bytes: number
  /** CRC-32 of each piece of them: quicker to check than each line. */
  sums: number[]
}

const bracket = 0x5d
const brace = 0x7d
const beforeEnd = '],"end":'

export function headerLine(journal: number): Buffer {
  const bytes = Buffer.from(`${blankPrefix},"format":1,"journal":${journal},"leads":[`)
  stampChecksum(bytes, 0, bytes.length)
  return bytes
}

/** The header's members, from a whole line. */
export const readHeader = (line: Buffer) =>
  JSON.parse(`${line.toString()}]}`) as { format?: unknown; journal: number }

export const endLine = (end: SnapshotEnd): string => `${beforeEnd}${checkedLine(end)}}\n`

/** Bytes that the end line of a file of this size does not exceed. */
export const endRoom = (size: number): number => 200 + 12 * Math.ceil(size / pieceBytes)

/** The end, when the line is one and whole. */
export function readEnd(bytes: Buffer, from: number, to: number): SnapshotEnd | undefined {
  const start = from + beforeEnd.length
  if (!isEnd(bytes, from) || bytes[to - 1] !== brace || !isWhole(bytes, start, to - 1))
    return undefined
  return JSON.parse(bytes.toString('utf8', start, to - 1)) as SnapshotEnd
}

export const isEnd = (bytes: Buffer, from: number): boolean =>
  bytes[from] === bracket && bytes.toString('latin1', from, from + beforeEnd.length) === beforeEnd

/** Sums up pieces of a file as it is written, whatever the lengths of the writes. */
export function pieceSums() {
  const sums: number[] = []
  let length = 0
  return {
    sums,
    add(bytes: Buffer) {
      for (let at = 0; at < bytes.length;) {
        const inPiece = length % pieceBytes
        const part = bytes.subarray(at, at + pieceBytes - inPiece)
        sums[Math.floor(length / pieceBytes)] = crc32(part, inPiece === 0 ? 0 : sums.at(-1))
        length += part.length
        at += part.length
      }
    },
  }
}
