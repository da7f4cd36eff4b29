import { pino, type DestinationStream } from 'pino'

/** Bytes of lines that wait for a disk with room, or a reader; what comes beyond them is dropped. */
const maxWaiting = 2 ** 20

/** Attempts, a tenth of a second each, to hand a slow reader the last lines before the end. */
const lastAttempts = 10

/**
 * Standard output, for a log. Lines are written 4 kB at a time, or after a second: a write for each
 * costs a request a tenth. Lines that cannot be written are no reason to stop receiving.
 */
export function logLines(): DestinationStream {
  let attempts = 0
  const retryEAGAIN = () => attempts-- > 0
  const options = { minLength: 4096, maxLength: maxWaiting, sync: true, retryEAGAIN }
  const lines = pino.destination({ dest: 1, ...options })
  lines.on('error', () => {})
  // What is printed beside the log, at the start, goes the same way. To name `process.stdout` also
  // makes a pipe non-blocking: a write to a full one then fails instead of keeping us waiting.
  process.stdout.on('error', () => {})
  setInterval(() => lines.flush(), 1000).unref()
  process.on('exit', () => {
    attempts = lastAttempts
    lines.flush()
    // The first may have left what was too little to be written for its own sake.
    lines.flush()
  })
  return lines
}
