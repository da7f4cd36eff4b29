import type { Tally } from './store.ts'

/** Counts of the same thing become one. */
export function addTallies(before: readonly Tally[], more: readonly Tally[]): Tally[] {
  const sums = new Map<string, Tally>()
  for (const tally of [...before, ...more]) {
    const name = JSON.stringify([tally.day, tally.site, tally.page, tally.step])
    const known = sums.get(name)
    sums.set(name, known ? { ...known, count: known.count + tally.count } : tally)
  }
  return [...sums.values()]
}
