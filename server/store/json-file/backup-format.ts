import { gzipSync } from 'node:zlib'
import type { DeskData } from '../store.ts'

/**
 * A backup is NDJSON, compressed: any tool reads it with zcat.
 *
 *   {"bellhop":"backup","format":1,"created_at":"…","leads":2,"sha256":"…"}
 *   {"desk":{…}}
 *   {"id":…} one line a lead, in order of receipt
 *   {"end":"backup","leads":2,"sha256":"…"}
 *
 * The hash is that of the lines between the first and the last, each with its newline.
 */
export interface BackupHeader {
  bellhop: 'backup'
  format: 1
  created_at: string
  leads: number
  sha256: string
}

export interface BackupEnd {
  end: 'backup'
  leads: number
  sha256: string
}

export const deskLine = (desk: DeskData): string => `${JSON.stringify({ desk })}\n`

/** Bytes of the header's text, filled up with spaces. */
const headerBytes = 256

/**
 * The header as a gzip member of its own, not compressed: so its length is known before what
 * stands in it, and it is written last, in front of the rest.
 */
export const headerMember = (header: BackupHeader): Buffer =>
  gzipSync(`${JSON.stringify(header).padEnd(headerBytes - 1)}\n`, { level: 0 })

export const headerRoom = gzipSync(' '.repeat(headerBytes), { level: 0 }).length
