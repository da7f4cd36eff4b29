import type { Match, Read, Reduction } from './reduce.ts'
import type { Day } from './calendar.ts'
import type { Calendar } from './native-calendar.ts'

/**
 * The Persian dates of days, and the way back, by asking Intl: no leap years are counted here. The
 * words are those of calendar.ts, and nothing of it: a pack has to stand alone, or both would need one
 * more file.
 */
function persianDays() {
  const numeric = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })

  /** A number that grows with the days: 14060123. */
  function numberOf(day: Day): number {
    const parts = numeric.formatToParts(day * 864e5).map(({ type, value }) => [type, value])
    const { year, month, day: date } = Object.fromEntries(parts) as Record<string, string>
    return Number(year) * 1e4 + Number(month) * 100 + Number(date)
  }

  /** The first day, from 1970 to 2328, that has such a date or a later one. */
  function dayFrom(date: number): Day {
    let low = 0
    let high = 2 ** 17
    while (low < high) {
      const middle = (low + high) >> 1
      if (numberOf(middle) < date) low = middle + 1
      else high = middle
    }
    return low
  }

  function exactDay(year: number, month: number, date: number): Day {
    const wanted = year * 1e4 + month * 100 + date
    const day = dayFrom(wanted)
    return numberOf(day) === wanted ? day : NaN
  }

  /** The next such day; the 30th of Esfand waits for its year. */
  function nextDate(month: number, date: number, from: Day): Day {
    const now = Math.trunc(numberOf(from) / 1e4)
    for (let year = now; year < now + 6; year++) {
      const day = exactDay(year, month, date)
      if (day >= from) return day
    }
    return NaN
  }

  /** A month of a year, or the next one that is not over. */
  function monthOf(month: number, year: number | undefined, today: Day) {
    const end = (y: number) => dayFrom(y * 1e4 + month * 100 + 32) - 1
    const now = Math.trunc(numberOf(today) / 1e4)
    const named = year ?? (end(now) < today ? now + 1 : now)
    return { first: exactDay(named, month, 1), last: end(named) }
  }

  return { exactDay, nextDate, monthOf }
}

/** Early, mid and late in a month, as days from its first. */
const spans: Record<string, readonly [from: number, to: number]> = {
  E: [0, 11],
  H: [8, 21],
  B: [18, 30],
}

/** What a shape holds: the numbers up to 31 are dates, the year has four digits. */
const saidIn = ({ tokens, numbers }: Match) => ({
  year: numbers.find(n => n > 1299),
  dates: numbers.filter(n => n < 32),
  months: tokens.filter(({ is }) => is === 'p').map(({ n }) => n),
})

function persianReaders({ exactDay, nextDate, monthOf }: ReturnType<typeof persianDays>) {
  function aDay([month = 0, date = 0]: readonly number[], year = 0, today = 0): Reduction {
    const day = year ? exactDay(year, month, date) : nextDate(month, date, today)
    if (day >= today) return { is: '@', days: [day], dated: !!year }
    return day < today ? { is: '!', days: [nextDate(month, date, today)] } : undefined
  }

  const readDay: Read = (match, today) => {
    const { year, dates, months } = saidIn(match)
    return aDay([...months, ...dates], year, today)
  }

  const readNumeric: Read = (match, today) => {
    const { year, dates } = saidIn(match)
    return aDay(match.shape.startsWith('n') ? dates : dates.reverse(), year, today)
  }

  /** `7/12` is of Mehr or of July: the guest says which. */
  const readShort: Read = ({ numbers: [month = 0, date = 0] }, today) => {
    const [year = 0] = new Date(today * 864e5).toISOString().split('-').map(Number)
    const gregorian = [year, year + 1].map(y => Date.UTC(y, month - 1, date) / 864e5)
    const days = [nextDate(month, date, today), gregorian.find(day => day >= today) ?? NaN]
    return month < 13 ? { is: '?', days: days.filter(day => day > 0) } : undefined
  }

  /** `12 to 19 Mehr`, `28 Mehr to 3 Aban 1406`: a year said last is that of the last day. */
  const readStay: Read = (match, today) => {
    const { year, dates, months } = saidIn(match)
    const [from = 0, to = 0] = dates
    const [last = 0] = months.slice(-1)
    const first = months.length < 2 && from >= to ? ((last + 10) % 12) + 1 : (months[0] ?? 0)
    const begin = year
      ? exactDay(year - Number(first > last), first, from)
      : nextDate(first, from, today)
    const end = year ? exactDay(year, last, to) : nextDate(last, to, begin)
    if (!(end > begin)) return undefined
    return begin < today ? { is: '!', days: [] } : { is: '%', days: [begin], end }
  }

  const readMonth: Read = (match, today) => {
    const { year, months } = saidIn(match)
    const { first, last } = monthOf(months[0] ?? 0, year, today)
    const [from, to] = spans[match.part] ?? [0, 30]
    const end = Math.min(last, first + to)
    // A year before 1970 has no days.
    return end >= today
      ? { is: '#', days: [Math.max(today, first + from)], end }
      : { is: '!', days: [] }
  }

  return { readDay, readNumeric, readShort, readStay, readMonth }
}

/** `p` is a Persian month; the new year's feast opens the first. */
export const persian: Calendar = (learn, locale) => {
  const names = new Intl.DateTimeFormat(`${locale}-u-ca-persian`, { month: 'long' })
  // Mid-months of the Gregorian year lie in the Persian months from the tenth on.
  for (let month = 0; month < 12; month++) {
    const name = names.format(Date.UTC(2027, month, 10))
    const n = ((month + 9) % 12) + 1
    learn(name, 'p', n)
    learn(`${name}ماه`, 'p', n)
  }
  learn('نوروز', 'Ep', 0, 1)
  const { readDay, readNumeric, readShort, readStay, readMonth } = persianReaders(persianDays())
  return [
    // To the Gregorian rules 1406 is no year.
    [/w/, ({ tokens: [{ n }] }) => (n > 1299 && n < 1500 ? { is: 'n', n } : undefined)],
    [/f?(?:W,?)?[dDqO]\.?(?:pu?)?[-t&](?:W,?)?[dDqO]\.?pu?(?:,?u?n)?t?/, readStay],
    [/npu?[dDq]|[dDqO]\.?[-/]?pu?(?:[-/,]?u?n)?/, readDay],
    [/n([-/.])[dD]\1[dD]|[dD]([-/.])[dD]\2n/, readNumeric],
    [/(?<![dny][-/.])[dD]\/[dD](?![-/.]?[dnyu])/, readShort],
    [/[EHB]?n?pu?(?:,?u?n)?[EHB]?/, readMonth],
  ]
}
