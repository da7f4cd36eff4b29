import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unavailable } from '../refusal.ts'

/** A file of one's own to read a body from twice; nobody else can, and nothing of it stays. */
export interface Spool {
  write(bytes: Buffer): Promise<void>
  read(): AsyncIterable<Buffer>
}

/** The spool is gone when the work is over. Throws `unavailable` where nothing can be written. */
export async function withSpool<T>(work: (spool: Spool) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-import-')).catch(notWritten)
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  let file: FileHandle | undefined
  try {
    file = await open(join(folder, 'leads.jsonl'), 'wx+', 0o600)
    // An open file needs no name, and without one a crash leaves nothing; Windows wants the name.
    if (process.platform !== 'win32') await removeFolder()
    return await work(spoolOn(file))
  } finally {
    await file?.close()
    await removeFolder()
  }
}

const spoolOn = (file: FileHandle): Spool => ({
  write: bytes => file.writeFile(bytes).catch(notWritten),
  read: () => file.createReadStream({ start: 0, autoClose: false }),
})

/** A container may have a disk that is read-only, and no place for temporary files. */
function notWritten({ code }: NodeJS.ErrnoException): never {
  throw unavailable(`The import cannot be written to the temporary folder (${code})`)
}
