import { join } from 'node:path'
import type { Tally } from '../store.ts'
import { inOrder } from '../tallies.ts'
import { readChecked, writeChecked } from './atomic-file.ts'
import { unlessMissing, type Files } from './files.ts'

/** A file a day, so that what is written again every few seconds stays small. */
export const tallyFolder = 'tallies'

const day = /^\d{4}-\d\d-\d\d$/

/** Days are names of files: what a backup says must be a day, and no way to another file. */
export const isDay = (text: string) => day.test(text)

export const tallyFile = (day: string) => `${tallyFolder}/${day}.json`

/** The days of which a data folder has counts, in order. */
export async function tallyDays(files: Files, folder: string): Promise<string[]> {
  const names = (await files.list(join(folder, tallyFolder)).catch(unlessMissing)) ?? []
  return names
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .filter(isDay)
    .toSorted()
}

/** Throws Damage when the file of the day is damaged or gone. */
export async function readTallies(files: Files, folder: string, day: string): Promise<Tally[]> {
  const path = join(folder, tallyFile(day))
  return (await readChecked<{ tallies: Tally[] }>(files, path)).tallies
}

export async function writeTallies(files: Files, folder: string, day: string, tallies: Tally[]) {
  await writeChecked(files, join(folder, tallyFile(day)), { tallies: inOrder(tallies) })
}
