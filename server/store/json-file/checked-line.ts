import { crc32 } from 'node:zlib'
import type { OpenFile } from './files.ts'
import { fill } from './read-lines.ts'

/**
 * A checked line is a JSON object whose first member is the CRC-32, 8 hex digits, of everything
 * behind it up to the line's end: `{"crc":"0f1e2d3c","seq":1,…}`.
 */
const start = Buffer.from('{"crc":"')
const hexAt = start.length
/** Bytes of `{"crc":"0f1e2d3c"`; the line goes on with a comma. */
export const prefixLength = hexAt + 9
export const blankPrefix = '{"crc":"00000000"'

const hexDigits = Buffer.from('0123456789abcdef')
const quote = 0x22
const noDigit = 255
const digitOf = new Uint8Array(256).fill(noDigit)
hexDigits.forEach((code, digit) => (digitOf[code] = digit))

/** Writes the checksum of a line whose prefix is blank. */
export function stampChecksum(bytes: Buffer, from: number, to: number): void {
  const sum = crc32(bytes.subarray(from + prefixLength, to))
  for (let digit = 0; digit < 8; digit++)
    bytes[from + hexAt + digit] = hexDigits[(sum >>> (28 - 4 * digit)) & 15] as number
}

/** A line as it goes to disk, from the members behind the checksum: `,"a":1}`. */
export function checkedLine(members: object): string {
  const bytes = Buffer.from(blankPrefix + ',' + JSON.stringify(members).slice(1))
  stampChecksum(bytes, 0, bytes.length)
  return bytes.toString()
}

/** Whether the bytes are a checked line, unharmed. */
export function isWhole(bytes: Buffer, from: number, to: number): boolean {
  if (to - from < prefixLength + 1) return false
  for (let i = 0; i < hexAt; i++) if (bytes[from + i] !== start[i]) return false
  if (bytes[from + prefixLength - 1] !== quote) return false
  return sumOf(bytes, from) === crc32(bytes.subarray(from + prefixLength, to))
}

/** The checksum a line carries, -1 when it is none in lower-case hex. */
function sumOf(bytes: Buffer, from: number): number {
  let sum = 0
  for (let i = from + hexAt; i < from + hexAt + 8; i++) {
    const digit = digitOf[bytes[i] as number] as number
    if (digit === noDigit) return -1
    sum = (sum << 4) | digit
  }
  return sum >>> 0
}

/** Bytes that a file's first line, a few numbers and their names, does not exceed. */
const firstLineRoom = 200

/** The first line of a file without its newline; undefined when it is no checked line, or harmed. */
export async function peekFirstLine(file: OpenFile): Promise<Buffer | undefined> {
  const bytes = Buffer.alloc(firstLineRoom)
  const count = await fill(file, bytes, 0, bytes.length, 0)
  const to = bytes.subarray(0, count).indexOf('\n')
  return isWhole(bytes, 0, to) ? bytes.subarray(0, to) : undefined
}
