import { isWhole, peekFirstLine } from '../checked-line.ts'
import { damageAt } from '../damage.ts'
import type { OpenFile } from '../files.ts'
import { readLines } from '../read-lines.ts'
import { decode, journalName, type ChangeLine, type Header } from './journal-format.ts'
import { assertTorn } from './torn-tail.ts'

/** How far a journal reaches. */
export interface Reach {
  /** `seq` of the change after its last. */
  nextSeq: number
  /** Bytes of whole lines. */
  bytes: number
  lines: number
  /** Bytes behind them, of a batch nobody was told of. */
  torn: number
}

type OnChange = (change: ChangeLine, bytes: Buffer) => void

/**
 * Reads a journal. With `end`, a number of bytes, it must be whole up to there, and what lies
 * behind does not count; without, it is the newest, whose last batch may be torn.
 */
export async function replayJournal(
  file: OpenFile,
  { journal, end }: { journal: number; end: number | undefined },
  onChange: OnChange,
): Promise<Reach> {
  const name = journalName(journal)
  const reach: Reach = { nextSeq: 0, bytes: 0, lines: 0, torn: 0 }
  const firstsBehind = new Set<number>()
  const change: ChangeLine = { seq: 0, first: 0, n: 0, leadFrom: 0, leadTo: 0 }
  let lastFirst = 0
  let isTorn = false

  const size = await readLines(
    file,
    (bytes, from, to, line) => {
      const whole = line.ended && isWhole(bytes, from, to)
      if (line.number === 1) {
        const header = whole ? readHeader(bytes, from, to) : undefined
        if (header?.journal !== journal)
          throw damageAt(name, 1, 0, 'this is not the header of this journal')
        reach.nextSeq = header.seq
      } else if (isTorn || !whole) {
        isTorn = true
        if (whole) firstsBehind.add(decode(bytes, from, to, change).first)
        return
      } else {
        decode(bytes, from, to, change)
        if (change.seq !== reach.nextSeq)
          throw damageAt(name, line.number, line.offset, `change ${reach.nextSeq} is missing`)
        onChange(change, bytes)
        lastFirst = change.first
        reach.nextSeq++
      }
      reach.bytes = line.offset + to - from + 1
      reach.lines = line.number
    },
    { end },
  )

  const { nextSeq, bytes: offset } = reach
  const line = reach.lines + 1
  if (reach.lines === 0) throw damageAt(name, 1, 0, 'the file is empty')
  if (end !== undefined && offset !== end)
    throw damageAt(name, line, offset, `not all of its first ${end} bytes can be read`)
  if (size > offset)
    assertTorn({ file: name, line, offset, size, nextSeq, lastFirst, firstsBehind })
  return { ...reach, torn: size - offset }
}

/** The header of a journal, undefined when it is not whole. */
export async function peekHeader(file: OpenFile): Promise<Header | undefined> {
  const line = await peekFirstLine(file)
  return line && readHeader(line, 0, line.length)
}

function readHeader(bytes: Buffer, from: number, to: number): Header | undefined {
  const header = JSON.parse(bytes.toString('utf8', from, to)) as object
  return 'journal' in header ? (header as Header) : undefined
}
