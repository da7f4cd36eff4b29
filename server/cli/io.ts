import type { BackupSums } from '../store/json-file/backup/backup-format.ts'
import { diskFiles, unlessMissing } from '../store/json-file/files.ts'
import { isOfInstallation } from '../store/json-file/open-installation.ts'
import type { Place } from '../store/json-file/place.ts'

/** What a command gets from its surroundings. */
export interface Io extends Omit<Place, 'files'> {
  print: (text: string) => void
}

/** What there is, in a line. */
export const sumsText = ({ leads, tallies, sha256 }: BackupSums): string =>
  `${leads} leads and ${tallies} counts, sha256 ${sha256}`

/** A mistake in how a command was called; the message is all there is to say. */
export const usage = (text: string) => new Error(`Usage: bellhop ${text}`)

/** The FILE that a command is called with, alone; a name that looks like an option is a mistake. */
export function fileOf(args: readonly string[], call: string): string {
  const [file, ...others] = args
  if (file === undefined || file.startsWith('-') || others.length > 0) throw usage(call)
  return file
}

/** What was never there must not be told as damage. */
export async function mustHoldLeads({ folder }: Pick<Io, 'folder'>): Promise<void> {
  const present = (await diskFiles.list(folder).catch(unlessMissing)) ?? []
  if (present.some(isOfInstallation)) return
  throw new Error(
    `There is nothing in ${folder}. Set BELLHOP_DATA_DIR, or DATABASE_URL, as the server has it.`,
  )
}
