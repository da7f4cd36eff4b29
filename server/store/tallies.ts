import type { Tallies, Tally, TallySum } from './store.ts'

/** Adds counts up that have the same name. */
function sumsBy<T extends TallySum>(nameOf: (tally: T) => string) {
  const sums = new Map<string, T>()
  return {
    add(tally: T) {
      const name = nameOf(tally)
      const known = sums.get(name)
      if (known) known.count += tally.count
      else sums.set(name, { ...tally })
    },
    all: () => [...sums.values()],
    clear: () => sums.clear(),
  }
}

/** Counts of the same thing on the same day become one. */
export const dailySums = () => sumsBy(tallyName)

export function addTallies(before: readonly Tally[], more: readonly Tally[]): Tally[] {
  const sums = dailySums()
  for (const tally of [...before, ...more]) sums.add(tally)
  return sums.all()
}

/** Counts of any days, each added up over all of them. */
export function tallySums() {
  const sums = sumsBy<TallySum>(({ site, page, step }) => JSON.stringify([site, page, step]))
  return {
    add(tallies: readonly Tally[]) {
      for (const { day: _day, ...sum } of tallies) sums.add(sum)
    },
    all: sums.all,
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
const tallyName = ({ day, site, page, step }: Tally) => JSON.stringify([day, site, page, step])
