import { resolve } from 'node:path'
import { writeBackup } from '../store/json-file/backup-write.ts'
import { diskFiles } from '../store/json-file/files.ts'
import { usage, type Io } from './io.ts'

/** `bellhop backup FILE`: all leads as of one moment and the desk, also while a server runs. */
export async function backup([file]: readonly string[], { folder, now, print }: Io): Promise<void> {
  if (file === undefined) throw usage('backup FILE')
  const source = { files: diskFiles, folder, now }
  const { leads, sha256 } = await writeBackup(source, resolve(file))
  print(`${file}: ${leads} leads, sha256 ${sha256}`)
}
