import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Lead } from '../../../../shared/lead.ts'
import { parseLead } from '../../lead-text.ts'
import type { DeskData, Tally } from '../../store.ts'
import { assertFormat } from '../installation.ts'
import { readLines } from '../read-lines.ts'
import type { BackupEnd, BackupHeader } from './backup-format.ts'

/** What a backup gives as it is read. */
interface BackupTaker {
  desk(desk: DeskData): void
  tally(tally: Tally): void
  lead(lead: Lead): void
}

/** Reads a backup to its end; what it gave is to be trusted only when this does not throw. */
export async function readBackup(path: string, taker: BackupTaker): Promise<BackupHeader> {
  const broken = (line: number, what: string) =>
    new Error(`${basename(path)} is not a whole backup, line ${line}: ${what}`)
  const deskIn = (line: string) => {
    const { desk } = JSON.parse(line) as { desk: DeskData }
    if (desk.half_copied) throw broken(2, 'a migration was broken off where it was made')
    return desk
  }
  const sha256 = createHash('sha256')
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  let read = 0

  const file = createReadStream(path)
  const input = file.pipe(createGunzip())
  // Where it is a folder, the system's error does not name it.
  file.once('error', error => input.destroy(Object.assign(error, { path })))
  await readLines(asFile(input), (bytes, from, to, { number, ended }) => {
    const text = bytes.toString('utf8', from, to)
    if (!ended || end) throw broken(number, end ? 'there is more behind its end' : 'it is cut')
    if (number === 1) {
      if (!text.startsWith('{"bellhop":"backup","format":')) throw broken(1, 'no header')
      header = JSON.parse(text) as BackupHeader
      assertFormat(header, basename(path))
    } else if (text.startsWith('{"end":')) end = JSON.parse(text) as BackupEnd
    else {
      sha256.update(bytes.subarray(from, to + 1))
      if (number === 2) taker.desk(deskIn(text))
      else if (text.startsWith('{"tally":'))
        taker.tally((JSON.parse(text) as { tally: Tally }).tally)
      else taker.lead(parseLead(text))
    }
    read = number
  }).catch((error: unknown) => {
    input.destroy()
    throw isZlib(error) ? broken(read + 1, error.message) : error
  })

  const sum = sha256.digest('hex')
  // The header's, too: it may be that of another backup, and tell other counts.
  if (header?.sha256 !== sum || end?.sha256 !== sum) throw broken(read, 'its hash does not match')
  return header
}

const isZlib = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/** A stream as a file that is read from its beginning to its end. */
function asFile(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]()
  let part: Buffer = Buffer.alloc(0)
  return {
    async read(target: Uint8Array, at: number, length: number): Promise<number> {
      if (part.length === 0) part = ((await parts.next()).value as Buffer | undefined) ?? part
      const count = Math.min(length, part.length)
      target.set(part.subarray(0, count), at)
      part = part.subarray(count)
      return count
    },
  }
}
