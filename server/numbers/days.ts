const millisecondsADay = 86_400_000

/** YYYY-MM-DD in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The day so many days after (or, below 0, before) this one. */
export const dayFrom = (day: string, days: number) =>
  dayOf(new Date(Date.parse(day) + days * millisecondsADay))

/** Every day from one to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsADay) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => dayFrom(from, n))
}
