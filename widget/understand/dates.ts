import { decide, untilDay } from './certainty.ts'
import { reduce, type Rule } from './reduce.ts'
import { amounts, besides, datesOfMonth, strangers, weekdays } from './relative.ts'
import type { Language } from './language.ts'
import { weekdayChecks, weekdaysOfMonth, writtenDates, yearsApart } from './written-date.ts'
import { askedDates, bounds, ranges, shortRanges } from './range.ts'
import type { Found, Reply } from './reply.ts'
import { numericDates } from './numeric-date.ts'
import { fromIso } from './calendar.ts'
import { windows } from './window.ts'
import { signs } from './signs.ts'
import { holidays } from './holiday.ts'
import { askedDurations, durations, lengthsOfMonth } from './duration.ts'
import { ordersOf } from './region.ts'
import { tokenize } from './tokenize.ts'
import { settle } from './settle.ts'
import type { Context } from './reading.ts'

/** From the surest shape to the loosest: each rule sees what the ones before it made. */
const rules = (language: Language): readonly Rule[] => [
  ...language.rules,
  ...signs,
  ...amounts,
  ...lengthsOfMonth,
  // `im Juni 2 Zimmer`, `in June 2 rooms`, 7月2间房.
  [
    language.lexicon.dayFirst || language.glued ? /(?<=M\.?)d(?=[Kw])/ : /(?<=IM)d(?=w)/,
    () => ({ is: 'w' }),
  ],
  ...writtenDates,
  ...numericDates,
  ...yearsApart,
  ...weekdayChecks,
  ...holidays,
  ...besides,
  ...windows,
  ...weekdaysOfMonth,
  ...(language.pack ? [] : strangers),
  ...weekdays,
  ...shortRanges,
  ...datesOfMonth,
  ...ranges,
  ...bounds,
  ...durations,
]

/** The day a trip starts and how long it lasts. */
export function readDates({ text }: Reply, language: Language, context: Context): Found[] {
  const { now, since, slot } = context
  const asked = { no_of_days: askedDurations, start_date: askedDates }[String(slot)] ?? []
  const orders = ordersOf(language, context, text)
  const isLength = slot === 'no_of_days'
  const words = tokenize(text, language)
  // `dez` and `sept` are months too, Italian `sei` and German `acht` words that need company.
  const tokens = isLength && !words[1] && words[0]?.is === 'q' ? words : settle(words)
  const on = (day: string) => reduce(tokens, [...asked, ...rules(language)], fromIso(day), orders)
  return (since && untilDay(on(since), fromIso(since))) || decide(on(now), isLength)
}
