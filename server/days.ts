export const millisecondsADay = 86_400_000

/** YYYY-MM-DD in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The day so many days after (or, below 0, before) this one. */
export const dayFrom = (day: string, days: number) =>
  dayOf(new Date(Date.parse(day) + days * millisecondsADay))

/** How many days there are from one to the other, both included; none when they are reversed. */
export const dayCount = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsADay) + 1)

/** Every day from one to the other, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: dayCount(from, to) }, (_, n) => dayFrom(from, n))
