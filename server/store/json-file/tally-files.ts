import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Tallies, Tally } from '../store.ts'
import { addTallies, tallySums } from '../tallies.ts'
import { Damage } from './damage.ts'
import type { Place } from './place.ts'
import { readTallies, tallyDays, tallyFile, tallyFolder, writeTallies } from './tally-days.ts'

/** `settled` resolves when what was added is on disk. */
export function tallyFiles(place: Place): Tallies & { settled(): Promise<void> } {
  const { read, write, days, forget } = knownDays(place)
  const oneByOne = pLimit(1)

  return {
    add: tallies =>
      oneByOne(async () => {
        for (const day of new Set(tallies.map(each => each.day))) {
          const more = tallies.filter(each => each.day === day)
          await write(day, addTallies(await read(day), more))
        }
      }),
    read: day => oneByOne(() => read(day)),
    sums: (from, to) =>
      oneByOne(async () => {
        const sums = tallySums()
        for (const day of await days()) {
          if (day < from || day > to) continue
          sums.add(await read(day))
          await setImmediate()
        }
        return sums.all()
      }),
    days: () => oneByOne(days),
    settled: () => oneByOne(async () => {}),
    forgetBefore: first =>
      oneByOne(async () => {
        for (const day of await days()) if (day < first) await forget(day)
      }),
  }
}

/** Read once and then known: nobody else writes into this folder. */
function knownDays(place: Place) {
  const { files, folder } = place
  /** Undefined for a day that has not been read yet. */
  let all: Map<string, Tally[] | undefined> | undefined

  const known = async () =>
    (all ??= new Map((await tallyDays(files, folder)).map(day => [day, undefined])))

  return {
    days: async () => [...(await known()).keys()].toSorted(),

    async read(day: string): Promise<Tally[]> {
      const days = await known()
      if (!days.has(day)) return []
      const tallies = days.get(day) ?? (await readDay(place, day))
      days.set(day, tallies)
      return tallies
    },

    async write(day: string, tallies: Tally[]) {
      const days = await known()
      if (!days.has(day)) await files.makeFolder(join(folder, tallyFolder))
      await writeTallies(files, folder, day, tallies)
      days.set(day, tallies)
    },

    async forget(day: string) {
      await files.remove(join(folder, tallyFile(day)))
      all?.delete(day)
    },
  }
}

/** Counts are not worth refusing anything for: damaged ones are begun anew, and said to be. */
async function readDay({ files, folder, log }: Place, day: string): Promise<Tally[]> {
  try {
    return await readTallies(files, folder, day)
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    log.warn({ file: tallyFile(day) }, 'Counts of a day are damaged')
    return []
  }
}
