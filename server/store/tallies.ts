import type { Tallies, Tally, TallySum } from './store.ts'

/** Counts of the same thing become one. */
export function addTallies(before: readonly Tally[], more: readonly Tally[]): Tally[] {
  const sums = new Map<string, Tally>()
  for (const tally of [...before, ...more]) {
    const name = tallyName(tally)
    const known = sums.get(name)
    sums.set(name, known ? { ...known, count: known.count + tally.count } : tally)
  }
  return [...sums.values()]
}

/** Counts of any days, each added up over all of them. */
export function tallySums() {
  const sums = new Map<string, TallySum>()
  return {
    add(tallies: readonly Tally[]) {
      for (const { site, page, step, count } of tallies) {
        const name = JSON.stringify([site, page, step])
        const known = sums.get(name)
        if (known) known.count += count
        else sums.set(name, { site, page, step, count })
      }
    },
    all: () => [...sums.values()],
  }
}

/** One order for the same counts, whichever store has them. */
export const inOrder = (tallies: readonly Tally[]): Tally[] =>
  tallies.toSorted((a, b) => (tallyName(a) < tallyName(b) ? -1 : 1))

/** Every count there is, day by day and in order. */
export async function* allTallies(tallies: Pick<Tallies, 'days' | 'read'>) {
  for (const day of await tallies.days()) yield inOrder(await tallies.read(day))
}

/** Equal for counts of the same thing. */
export const tallyName = ({ day, site, page, step }: Tally) =>
  JSON.stringify([day, site, page, step])
