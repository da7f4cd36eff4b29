import { resolve } from 'node:path'
import { writeBackup } from '../store/json-file/backup-write.ts'
import { diskFiles } from '../store/json-file/files.ts'
import { tell, usage, type Io } from './io.ts'

/** `bellhop backup FILE`: all there is, the leads as of one moment, also while a server runs. */
export async function backup([file]: readonly string[], io: Io): Promise<void> {
  if (file === undefined) throw usage('backup FILE')
  const sums = await writeBackup({ ...io, files: diskFiles }, resolve(file))
  io.print(`${file}: ${tell(sums)}`)
}
