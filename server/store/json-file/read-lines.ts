import type { OpenFile } from './files.ts'

interface Line {
  /** Counted from 1. */
  number: number
  /** Bytes from the beginning of the file. */
  offset: number
  /** Whether a newline follows; only the last line can lack it. */
  ended: boolean
}

/** The line's bytes are `bytes[from..to)`. */
type OnLine = (bytes: Buffer, from: number, to: number, line: Line) => void

type Readable = Pick<OpenFile, 'read'>

/** Bytes read at a time; all pieces of a file but the last are this long. */
export const pieceBytes = 2 ** 20
const newline = 0x0a

interface Options {
  /** Bytes to read up to; to the file's end without. */
  end?: number | undefined
  /** Gives buffers of at least two pieces to read into; without, lines hold for the call only. */
  newBlock?: (() => Buffer) | undefined
  /** Sees each piece before its lines are given. */
  onPiece?: (piece: Buffer) => void
}

/** Reads a file line by line, without its newlines; gives the bytes read. */
export async function readLines(file: Readable, onLine: OnLine, options: Options = {}) {
  const { end = Infinity, newBlock = oneBlock(), onPiece } = options
  const line: Line = { number: 1, offset: 0, ended: true }
  let block = newBlock()
  let from = 0
  let filled = 0
  let position = 0

  for (;;) {
    if (block.length - filled < pieceBytes) {
      const carried = filled - from
      const next = carried <= pieceBytes ? newBlock() : Buffer.allocUnsafeSlow(3 * carried)
      block.copy(next, 0, from, filled)
      block = next
      from = 0
      filled = carried
    }
    const length = Math.min(pieceBytes, end - position)
    const count = await fill(file, block, filled, length, position)
    if (count === 0) break
    onPiece?.(block.subarray(filled, filled + count))
    position += count
    let to = block.indexOf(newline, filled)
    filled += count

    for (; to >= 0 && to < filled; to = block.indexOf(newline, from)) {
      onLine(block, from, to, line)
      line.number++
      line.offset += to + 1 - from
      from = to + 1
    }
  }
  line.ended = false
  if (filled > from) onLine(block, from, filled, line)
  return position
}

/** Reads until there are `length` bytes, or no more; gives how many there are. */
export async function fill(
  file: Readable,
  bytes: Buffer,
  at: number,
  length: number,
  position: number,
): Promise<number> {
  let filled = 0
  while (filled < length) {
    const count = await file.read(bytes, at + filled, length - filled, position + filled)
    if (count === 0) break
    filled += count
  }
  return filled
}

/** The same block each time, for those who keep nothing of it. */
function oneBlock(): () => Buffer {
  const block = Buffer.allocUnsafeSlow(2 * pieceBytes)
  return () => block
}
