import { Writable } from 'node:stream'
import { createLog } from '../../server/log.ts'

/** A log for the app, and all that has been written to it so far. */
export function writtenLog() {
  let written = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  return { log: createLog(sink), written: () => written }
}
