/**
 * A process to be killed: eight writers on one folder, each acknowledgement a line on stdout.
 * Arguments: the folder, a name for the run, and after how many calls to the file system (of
 * those that are not a write or fsync of the journal) it kills itself; 0 for never.
 */
import { diskFiles } from '../../../server/store/json-file/files.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk } from '../makers.ts'
import { watchedFiles } from './failing-files.ts'
import { write } from './work.ts'

const [folder = '', run = '', killAt = '0'] = process.argv.slice(2)
const toStderr = (about: object, text: string) =>
  void process.stderr.write(`${text} ${JSON.stringify(about)}\n`)

let calls = 0
const files = watchedFiles(diskFiles, (kind, name) => {
  const isJournal = /journal-\d+\.ndjson$/.test(name)
  if (isJournal && (kind === 'write' || kind === 'datasync')) return
  if (++calls === Number(killAt)) process.kill(process.pid, 'SIGKILL')
})

const log = { info() {}, warn: toStderr, error: toStderr }
const store = await jsonFileStore({ folder, log, files, compactBytes: 60_000 }, desk)
process.stdout.write('open\n')
await write(
  store,
  { writers: 8, run },
  { isOver: () => false, onAck: (uid, step) => void process.stdout.write(`${uid} ${step}\n`) },
)
