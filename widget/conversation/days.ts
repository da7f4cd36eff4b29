/** A period of days, both ends `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

type Days = ({ is: 'window' } & Period) | { is: 'value' | 'candidates' } | undefined

/** The day that is so many days later, both `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether these are some of the days of a period, and not all of them. */
export const isPartOf = (days: Days, { from, to }: Period): boolean =>
  days?.is === 'window' && days.from >= from && days.to <= to && (days.from > from || days.to < to)

type OfDay = Partial<Record<'value' | 'from', string> & { candidates: string[] }>

/** The first of the days that are named; where none is, `undefined`, which sorts behind all. */
export function dayOf(named: object | undefined): string {
  const { value, from, candidates } = { ...named } as OfDay
  return String(candidates?.[0] ?? from ?? value)
}
