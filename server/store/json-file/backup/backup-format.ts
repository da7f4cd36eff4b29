import { gzipSync } from 'node:zlib'
import type { DeskData, Tally } from '../../store.ts'

/** What a backup or a store holds; equal sums are equal contents. */
export interface BackupSums {
  leads: number
  tallies: number
  sha256: string
}

/**
 * A backup is NDJSON, compressed: any tool reads it with zcat.
 *
 *   {"bellhop":"backup","format":1,"created_at":"…","leads":2,"tallies":1,"sha256":"…"}
 *   {"desk":{…}}
 *   {"tally":{…}} one line a count, by day
 *   {"id":…} one line a lead, in order of arrival
 *   {"end":"backup","leads":2,"tallies":1,"sha256":"…"}
 *
 * The hash is that of the lines between the first and the last, each with its newline.
 */
export interface BackupHeader extends BackupSums {
  bellhop: 'backup'
  format: 1
  created_at: string
}

export interface BackupEnd extends BackupSums {
  end: 'backup'
}

export const deskLine = (desk: DeskData): string => `${JSON.stringify({ desk })}\n`

export const tallyLine = ({ day, site, page, step, count }: Tally): string =>
  `${JSON.stringify({ tally: { day, site, page, step, count } })}\n`

/** Bytes of the header's text, filled up with spaces. */
const headerBytes = 256

/**
 * The header as a gzip member of its own, not compressed: so its length is known before what
 * stands in it, and it is written last, in front of the rest.
 */
export const headerMember = (header: BackupHeader): Buffer =>
  gzipSync(`${JSON.stringify(header).padEnd(headerBytes - 1)}\n`, { level: 0 })

export const headerRoom = gzipSync(' '.repeat(headerBytes), { level: 0 }).length
