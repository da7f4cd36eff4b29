import { pino, type DestinationStream } from 'pino'

/** Bytes of lines that wait for a disk with room; what comes beyond them is dropped. */
const maxWaiting = 2 ** 20

/**
 * Standard output, for a log. Lines are written 4 kB at a time, or after a second: a write for each
 * costs a request a tenth. Lines that cannot be written are no reason to stop receiving.
 */
export function logLines(): DestinationStream {
  const lines = pino.destination({ dest: 1, minLength: 4096, maxLength: maxWaiting, sync: true })
  let isLost = false
  lines.on('error', () => (isLost = true))
  lines.on('write', () => (isLost = false))
  // What is printed beside the log, at the start, goes the same way.
  process.stdout.on('error', () => {})
  setInterval(() => lines.flush(), 1000).unref()
  process.on('exit', () => {
    lines.flush()
    // On a full disk it would try for ever.
    if (!isLost) lines.flushSync()
  })
  return lines
}
