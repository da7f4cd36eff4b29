import { maxLeadBytes } from '../store/lead-room.ts'

/** A line of a file; undefined when it is too long, or not UTF-8. */
export interface Line {
  number: number
  text: string | undefined
}

const newline = 0x0a

/** A lead may be written with more escapes than we would. */
const maxLineBytes = 2 * maxLeadBytes

/** The lines of a file as it comes in; blank ones are counted and passed over. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let rest: Buffer[] = []
  let restBytes = 0
  let number = 0

  const take = (end: Buffer): Line => {
    const bytes = restBytes > 0 ? Buffer.concat([...rest, end]) : end
    const isLong = restBytes + end.length > maxLineBytes
    rest = []
    restBytes = 0
    number++
    return { number, text: isLong ? undefined : decode(bytes) }
  }

  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      const line = take(chunk.subarray(from, at))
      from = at + 1
      if (line.text !== '') yield line
    }
    const left = chunk.subarray(from)
    restBytes += left.length
    // Of a line that is too long only the length matters.
    if (restBytes <= maxLineBytes) rest.push(left)
  }
  if (restBytes === 0) return
  const last = take(Buffer.alloc(0))
  if (last.text !== '') yield last
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Without the byte order mark and the line ends of Windows. */
function decode(bytes: Buffer): string | undefined {
  // A file may be nothing but line ends.
  if (bytes.length === 0) return ''
  try {
    return utf8.decode(bytes).trim()
  } catch {
    return undefined
  }
}
