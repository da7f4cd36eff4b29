const millisecondsADay = 86_400_000

/** YYYY-MM-DD in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Every day from one to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.floor((last - first) / millisecondsADay) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) =>
    dayOf(new Date(first + n * millisecondsADay)),
  )
}
