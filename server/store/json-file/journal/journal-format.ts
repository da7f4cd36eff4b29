import { blankPrefix, prefixLength, stampChecksum } from '../checked-line.ts'

/**
 * A journal is checked lines: a header, then one line a change.
 *
 *   {"crc":"…","journal":8,"seq":1001,"before":52110}
 *   {"crc":"…","seq":1001,"first":1001,"n":5,"lead":{…}}
 *   {"crc":"…","seq":1002,"first":1001,"n":3,"erase":"id"}
 *
 * `seq` counts changes without a gap, over all journals. `first` is the `seq` of the first change
 * that went to disk with this one: nobody was told of a change before all of its batch were there.
 * `n` is the lead's number. `before` says how much of the journal before counts: what a failed
 * write may have left behind it does not.
 */
export interface Header {
  journal: number
  seq: number
  before: number
}

/** One change of one lead. */
export interface JournalChange {
  /** The lead's number. */
  n: number
  id: string
  /** Its `identityText`; null when it has no uid. */
  identity: string | null
  /** Its new `leadText`; null when it is erased. */
  text: string | null
}

export const journalName = (number: number) => `journal-${String(number).padStart(8, '0')}.ndjson`

export const journalNumber = (file: string) => {
  const digits = /^journal-(\d{8,})\.ndjson$/.exec(file)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Where a line ends, and where its lead's text begins, which ends 2 bytes before the line. */
interface Encoded {
  to: number
  leadFrom: number
}

/** Writes a change's line at `at`, for which there is room; gives where it ends. */
export function encode(
  bytes: Buffer,
  at: number,
  seq: number,
  first: number,
  change: JournalChange,
): Encoded {
  const head = `${blankPrefix},"seq":${seq},"first":${first},"n":${change.n},`
  const line =
    change.text === null
      ? `${head}"erase":${JSON.stringify(change.id)}}\n`
      : `${head}"lead":${change.text}}\n`
  const to = at + bytes.write(line, at)
  stampChecksum(bytes, at, to - 1)
  return { to, leadFrom: at + head.length + '"lead":'.length }
}

/** Bytes that a change's line cannot exceed, whatever its characters. */
export const roomFor = ({ text, id }: JournalChange) => 200 + (text?.length ?? 6 * id.length) * 3

/** What the line of a change says. */
export interface ChangeLine {
  seq: number
  first: number
  n: number
  /** Where the lead's text begins and ends; both 0 for an erasure. */
  leadFrom: number
  leadTo: number
}

const skip = { seq: ',"seq":'.length, first: ',"first":'.length, n: ',"n":'.length }
const letterL = 0x6c

/** Reads a whole line into `change`, without parsing the lead. */
export function decode(bytes: Buffer, from: number, to: number, change: ChangeLine): ChangeLine {
  let at = from + prefixLength
  const number = (skipped: number): number => {
    let value = 0
    for (at += skipped; isDigit(bytes[at]); at++) value = value * 10 + (bytes[at] as number) - 0x30
    return value
  }
  change.seq = number(skip.seq)
  change.first = number(skip.first)
  change.n = number(skip.n)
  const isLead = bytes[at + 2] === letterL
  change.leadFrom = isLead ? at + ',"lead":'.length : 0
  change.leadTo = isLead ? to - 1 : 0
  return change
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
