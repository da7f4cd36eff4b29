import { resolve } from 'node:path'
import { newestBackup } from './backup/daily-backups.ts'
import { Damage } from './damage.ts'
import type { Place } from './place.ts'

/** Adds to the damage of a folder what whoever starts it can do about that. */
export async function withWayBack(error: unknown, { files, folder }: Place): Promise<unknown> {
  if (!(error instanceof Damage)) return error
  // The damage is the news, not a folder of backups that cannot be read either.
  const newest = await newestBackup(files, resolve(folder)).catch(() => undefined)
  error.message += newest === undefined ? noBackup : backTo(newest)
  return error
}

const noBackup =
  '\nThere is no backup in its folder backups. One that was taken by hand is restored into an ' +
  'empty folder: BELLHOP_DATA_DIR=./data-restored npm start -- restore FILE'

const backTo = (backup: string) =>
  `\nKeep the folder as it is. Its newest backup is restored into an empty one, to start from there:
  BELLHOP_DATA_DIR=./data-restored npm start -- restore "${backup}"
  BELLHOP_DATA_DIR=./data-restored npm start`
