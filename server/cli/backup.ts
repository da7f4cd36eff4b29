import { resolve } from 'node:path'
import { writeBackup } from '../store/json-file/backup-write.ts'
import { diskFiles } from '../store/json-file/files.ts'
import { fileOf, mustHoldLeads, sumsText, type Io } from './io.ts'

/** `bellhop backup FILE`: all there is, the leads as of one moment, also while a server runs. */
export async function backup(args: readonly string[], io: Io): Promise<void> {
  const file = fileOf(args, 'backup FILE')
  await mustHoldLeads(io)
  const sums = await writeBackup({ ...io, files: diskFiles }, resolve(file))
  io.print(`${file}: ${sumsText(sums)}`)
}
