/**
 * A process to be killed: eight writers on one folder, each acknowledgement a line on stdout.
 * Arguments: the folder, a name for the run, and at which call to the file system it kills itself:
 * `life` or `compaction`, whose calls are counted, and a number. The journal's writes and fsyncs do
 * not count; beside them there are none after the start but those of compactions.
 */
import { diskFiles } from '../../../server/store/json-file/files.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk } from '../makers.ts'
import { watchedFiles } from './failing-files.ts'
import { write } from './work.ts'

const [folder = '', run = '', counted = '', killAt = '0'] = process.argv.slice(2)
const toStderr = (about: object, text = '') =>
  void process.stderr.write(`${text} ${JSON.stringify(about)}\n`)

let calls = 0
let isCounting = counted === 'life'
const files = watchedFiles(diskFiles, (kind, name) => {
  const isJournal = /journal-\d+\.ndjson$/.test(name)
  if (isJournal && (kind === 'write' || kind === 'datasync')) return
  if (kind === 'freeBytes' || !isCounting) return
  if (++calls === Number(killAt)) process.kill(process.pid, 'SIGKILL')
})

const log = { info() {}, warn: toStderr, error: toStderr }
const store = await jsonFileStore({ folder, log, files, compactBytes: 60_000 }, desk)
isCounting = true
process.stdout.write('open\n')
await write(
  store,
  { writers: 8, run },
  { isOver: () => false, onAck: (uid, step) => void process.stdout.write(`${uid} ${step}\n`) },
)
