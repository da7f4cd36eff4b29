/** A period of days, both ends `YYYY-MM-DD`. */
interface Period {
  from: string
  to: string
}

type Days = ({ is: 'window' } & Period) | { is: 'value' | 'candidates' } | undefined

/** Whether these are some of the days of a period, and not all of them. */
export const isPartOf = (days: Days, { from, to }: Period): boolean =>
  days?.is === 'window' && days.from >= from && days.to <= to && (days.from > from || days.to < to)
