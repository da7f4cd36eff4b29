import { access, constants, realpath, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { writeBackup } from '../store/json-file/backup/backup-write.ts'
import { diskFiles, unlessMissing } from '../store/json-file/files.ts'
import { isOfInstallation } from '../store/json-file/open-installation.ts'
import { fileOf, mustHoldLeads, sumsText, type Io } from './io.ts'

/** `bellhop backup FILE`: all there is, the leads as of one moment, also while a server runs. */
export async function backup(args: readonly string[], io: Io): Promise<void> {
  const file = fileOf(args, 'backup FILE')
  await mustHoldLeads(io)
  await mustHaveItsPlace(resolve(file), io)
  const sums = await writeBackup({ ...io, files: diskFiles }, resolve(file))
  io.print(`${file}: ${sumsText(sums)}`)
}

/** `explain` would say what to do about the data folder, and this is about FILE. */
function unwritable(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw error
  throw new Error(
    `This user can write no file to ${error.path}. Name a FILE in another folder.\n(${error.message})`,
  )
}

/**
 * `backup data/leads.json` may be meant to say what is backed up, and must not be written over it;
 * nor is `/dev/stdout` to be replaced.
 */
async function mustHaveItsPlace(file: string, { folder }: Pick<Io, 'folder'>): Promise<void> {
  await access(dirname(file), constants.W_OK).catch(unwritable)
  const present = await stat(file).catch(unlessMissing)
  if (present && !present.isFile() && !present.isDirectory())
    throw new Error(`${file} is no file. Name one that is new, or an older backup.`)
  const isInside = (await realpath(dirname(file))) === (await realpath(folder))
  if (isInside && isOfInstallation(basename(file)))
    throw new Error(`${file} is what is backed up. FILE is the backup, and made by this.`)
}
