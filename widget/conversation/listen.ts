import type { Understanding } from '../understand/reading.ts'
import { bare } from './bare.ts'
import { dayOf, daysLater, isPartOf, type Period } from './days.ts'
import type { Commands, Conversation, Offer, Setting } from './state.ts'
import { begins, isNo } from './plain.ts'
import { isRead } from './read.ts'

/** What a reply holds: as an answer to the slot that was asked for, or whatever it says. */
export function listen(
  { answers, offers, log }: Conversation,
  text: string,
  { understand, context, commands }: Setting,
  slot = '',
): Understanding {
  const start = answers['start_date']
  const asked = {
    ...context,
    ...(isRead(slot) && { slot }),
    // When the length is asked for, a day that is said is the last one; but not in `no, the 14th`.
    since: slot === 'no_of_days' && !begins(text, commands.no) ? String(start ?? '') : '',
    earlier: log.flatMap(entry => (entry.by === 'guest' ? entry.text : [])),
  }
  const answer = offers[slot] ? withoutNo(text, commands) : text
  function read(now: string, said = answer): Understanding {
    const { readings, rest } = understand?.(said, { ...asked, now }) ?? { readings: {}, rest: text }
    return { readings: bare(readings), rest }
  }
  const plainly = read(context.now)
  const day = dayOf(plainly.readings.start_date)
  const offer = offers['start_date']
  if (slot === 'start_date' && day === 'undefined' && offer?.is === 'window')
    return partOf(offer, month => read(offer.from, `${answer} ${month}`), context.locale) ?? plainly
  // `The 14th` is that of the month which was spoken of, or of the period that was asked about.
  const there = dayOf({ value: start ?? context.now, ...offer }).slice(0, 8) + day.slice(8)
  return readNear({ from: there, to: there, ...offer }, day, read) ?? plainly
}

/**
 * What is said of a day before the period that was asked about. On its eve its first day is still to come,
 * the `Saturday` of a weekend; but `the end of the month` is said of the month in which it lies.
 */
function readNear(
  { is, from, to }: Period & Partial<Offer>,
  said: string,
  read: (now: string) => Understanding,
) {
  if (said < from)
    for (const now of [is === 'window' ? daysLater(from, -1) : from, from]) {
      const near = read(now)
      const day = dayOf(near.readings.start_date)
      if (day >= from && day <= to) return near
    }
  return undefined
}

/** Of `No, Lombok` the place, with blanks before it so that it stays where it stands. */
function withoutNo(text: string, commands: Commands): string {
  const [refusal = ''] = /^[^,;.!،、，。]+[,;.!،、，。](?=.)/.exec(text) ?? []
  return isNo(refusal, commands) ? ' '.repeat(refusal.length) + text.slice(refusal.length) : text
}

/** `The second week`, `at the end`: of the month that was asked about. */
function partOf(
  { from, to }: Period,
  readIn: (month: string) => Understanding,
  locale: string,
): Understanding | undefined {
  if (from.slice(0, 7) !== to.slice(0, 7)) return
  const inWords = new Intl.DateTimeFormat(locale, bare({ month: 'long', timeZone: 'UTC' } as const))
  const part = readIn(inWords.format(Date.parse(from)))
  // Words about anything else leave the month as it was.
  return isPartOf(part.readings.start_date, { from, to }) ? part : undefined
}
