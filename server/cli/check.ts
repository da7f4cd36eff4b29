import { resolve } from 'node:path'
import { explain } from '../explain.ts'
import { readBackup } from '../store/json-file/backup/backup-read.ts'
import { checkFolder } from '../store/json-file/check-folder.ts'
import { diskFiles } from '../store/json-file/files.ts'
import { fileOf, mustHoldLeads, type Io } from './io.ts'

/** `bellhop check [FILE]`: verifies the data folder, or a backup; false when something is wrong. */
export async function check(args: readonly string[], io: Io): Promise<boolean> {
  const { folder, print } = io
  if (args.length > 0) return checkBackup(fileOf(args, 'check [FILE]'), print)
  await mustHoldLeads(io)
  const first = await checkFolder(diskFiles, folder)
  // A server at work may have replaced files under our eyes; what is damaged stays so.
  const { told, wrong } = first.wrong.length > 0 ? await checkFolder(diskFiles, folder) : first
  for (const line of [...told, ...wrong]) print(line)
  print(wrong.length === 0 ? 'All is well.' : `${wrong.length} found.`)
  return wrong.length === 0
}

async function checkBackup(file: string, print: Io['print']): Promise<boolean> {
  try {
    const nobody = { desk() {}, tally() {}, lead() {} }
    const { leads, tallies, created_at } = await readBackup(resolve(file), nobody)
    print(`${file}: ${leads} leads and ${tallies} counts of ${created_at}, whole.`)
    return true
  } catch (error) {
    print(explain(error))
    return false
  }
}
