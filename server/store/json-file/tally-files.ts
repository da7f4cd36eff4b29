import { join } from 'node:path'
import pLimit from 'p-limit'
import { unavailable } from '../../refusal.ts'
import type { Log } from '../log.ts'
import type { Tallies, Tally } from '../store.ts'
import { addTallies } from '../tallies.ts'
import { readChecked, writeChecked } from './atomic-file.ts'
import { Damage } from './damage.ts'
import type { Files } from './files.ts'

const folderName = 'tallies'
/** Days of which counts are kept. */
const remembered = 400

interface Place {
  files: Files
  folder: string
  log: Log
}

/** A file a day, so that what is written again every few seconds stays small. */
export function tallyFiles(place: Place, isLost: () => boolean): Tallies {
  const days = new Map<string, Tally[]>()
  const oneByOne = pLimit(1)

  async function read(day: string): Promise<Tally[]> {
    const known = days.get(day) ?? (await readDay(place, day))
    days.set(day, known)
    return known
  }

  async function write(day: string, tallies: Tally[]) {
    if (isLost()) throw unavailable('The counts could not be written to disk')
    await writeChecked(place.files, pathOf(place, day), { tallies })
    days.set(day, tallies)
  }

  return {
    add: tallies =>
      oneByOne(async () => {
        for (const day of new Set(tallies.map(each => each.day))) {
          const more = tallies.filter(each => each.day === day)
          if (!days.has(day)) await forgetOld(place)
          await write(day, addTallies(await read(day), more))
        }
      }),
    read: (from, to) =>
      oneByOne(async () => {
        const wanted = (await daysOf(place)).filter(day => day >= from && day <= to)
        const found: Tally[] = []
        for (const day of wanted) found.push(...(await read(day)))
        return found
      }),
  }
}

const pathOf = ({ folder }: Place, day: string) => join(folder, folderName, `${day}.json`)

/** In order. */
async function daysOf({ files, folder }: Place): Promise<string[]> {
  await files.makeFolder(join(folder, folderName))
  const names = await files.list(join(folder, folderName))
  const days = names.flatMap(name => /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? [])
  return days.sort((a, b) => (a < b ? -1 : 1))
}

/** Counts are not worth refusing anything for: damaged ones are begun anew, and said to be. */
async function readDay(place: Place, day: string): Promise<Tally[]> {
  if (!(await daysOf(place)).includes(day)) return []
  try {
    const { tallies } = await readChecked(place.files, pathOf(place, day))
    return tallies as Tally[]
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    place.log.warn({ file: `${folderName}/${day}.json` }, 'Counts of a day are damaged')
    return []
  }
}

async function forgetOld(place: Place) {
  const days = await daysOf(place)
  for (const day of days.slice(0, -remembered)) await place.files.remove(pathOf(place, day))
}
