import { isWhole } from '../checked-line.ts'
import { damageAt, type Damage } from '../damage.ts'
import type { OpenFile } from '../files.ts'
import { readLines } from '../read-lines.ts'
import { isEnd, readEnd, snapshotName } from './snapshot-format.ts'

const comma = 0x2c

const damage = (line: number, offset: number, what: string) =>
  damageAt(snapshotName, line, offset, what)

/** Goes through a snapshot that is known to be damaged line by line, and says where. */
export async function findDamage(file: OpenFile): Promise<Damage> {
  let found: Damage | undefined
  let last = { line: 1, offset: 0 }
  let isMore: boolean | undefined
  let hasEnd = false

  const size = await readLines(file, (bytes, from, to, { number: line, offset, ended }) => {
    if (found) return
    last = { line, offset }
    const isLast = isEnd(bytes, from)
    const hasComma = bytes[to - 1] === comma
    const whole = isLast
      ? readEnd(bytes, from, to) !== undefined
      : isWhole(bytes, from, hasComma ? to - 1 : to)
    const isExpected = !hasEnd && (isMore === undefined || isMore !== isLast)
    if (!whole || !ended) found = damage(line, offset, 'it does not match its checksum')
    else if (!isExpected) found = damage(line, offset, 'lines before or behind it are gone')
    if (line > 1) isMore = hasComma
    hasEnd ||= isLast
  })
  if (found) return found
  return hasEnd
    ? damage(last.line, last.offset, 'lines before it are missing, doubled or moved')
    : damage(last.line + 1, size, 'the file ends too early')
}
