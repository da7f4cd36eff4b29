import type { Reading, Understanding } from '../understand/reading.ts'
import { keep, tell } from './ask.ts'
import { bare, put } from './bare.ts'
import { check } from './check.ts'
import { dayOf, daysLater, isPartOf } from './days.ts'
import { readingOf } from './read.ts'
import type { Conversation, Offer, Piece, Setting, Value } from './state.ts'

/**
 * Takes what a reply holds beside the slot that was asked for (all it holds, when none was), and
 * says so: values, and the words of what is left open. The latest word counts. But nearly any words
 * may be a place: beside another question only the site's own are taken for one.
 */
export function take(
  conversation: Conversation,
  { readings }: Understanding,
  text: string,
  setting: Setting,
  asked = '',
): Conversation {
  const { questions, destinations } = setting.form
  const { destination, children_ages: ages } = readings
  const isListed = destination?.is === 'value' && destinations.includes(destination.value)
  const isPlace = isListed || conversation.asking.is === 'opening'
  // `07700 900123, best on Monday`, `call me tomorrow`: when to call is no new start.
  const isSoon = daysLater(setting.context.now, 14) > dayOf(readings.start_date)
  const others = questions.filter(
    ({ slot }) => slot !== asked && (isPlace || slot !== 'destination'),
  )
  return others.reduce(
    (each, { slot }) => {
      const reading = readingOf(readings, slot)
      const known = each.answers[slot]
      // Nor is every other day or length that is said there.
      const isDoubtful = known !== undefined && /phone|email/.test(asked) && /start|days/.test(slot)
      // `I will tell you tomorrow`, at the name, is no start at all.
      const isNone = isDoubtful || (asked === 'name' && slot === 'start_date')
      if (!reading || (isNone && isSoon)) return each
      if (reading.is !== 'value' || (isDoubtful && reading.value !== known)) {
        const open = leaveOpen(each, slot, reading, text)
        // A place is offered when it is asked for; until then it is no more than a guess.
        if (slot !== 'destination') return tell(...open)
        return known ? each : open[0]
      }
      const { value } = reading
      return check(slot, value, setting)
        ? each
        : tell(settle(each, { slot, value }), { slot, value })
    },
    ages?.is === 'value' ? keep(conversation, 'children_ages', ages.value) : conversation,
  )
}

/**
 * Fills a slot; the words it was said in go along where they are more than the answer, and so do those
 * that left a choice. Words about an earlier answer may be with the server, where nothing is ever
 * erased: the answer replaces them.
 */
export function settle(
  conversation: Conversation,
  { slot, value }: { slot: string; value: Value },
  words = '',
) {
  const { offers, custom, answers } = conversation
  const name = `${slot}_words`
  const known = custom[name] && (offers[slot] ? custom[name] : String(value))
  const settled = {
    ...conversation,
    offers: without(offers, slot),
    answers: put<Value>(answers, slot, value),
  }
  const told = keep(settled, name, words || known)
  // Which of them stays at home is not said.
  const ages = custom['children_ages'] as number[] | undefined
  const isFewer = slot === 'no_of_children' && Number(ages?.length) > Number(value ?? NaN)
  return isFewer ? keep(told, 'children_ages', []) : told
}

/** Offers what a reading says or leaves to choose from, and keeps its words, which are the piece. */
export function leaveOpen(
  conversation: Conversation,
  slot: string,
  { span, ...reading }: Reading<string> | Reading<number>,
  text: string,
): [Conversation, Piece] {
  const words = text.slice(span.from, span.to).trim()
  const name = `${slot}_words`
  const { offers, custom } = conversation
  const before = offers[slot]
  // `In March`, and then `the second week`.
  const isNarrower = before?.is === 'window' && isPartOf(reading, before)
  const said = isNarrower ? `${String(custom[name])}, ${words}` : words
  const offer: Offer =
    reading.is === 'value' ? { is: 'candidates', candidates: [reading.value] } : reading
  const stood = before ? before.stood : custom[name]
  const left = keep({ ...conversation, offers: put(offers, slot, { ...offer, stood }) }, name, said)
  return [left, { slot, value: words }]
}

export function without<T>(all: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _gone, ...others } = all
  return bare(others)
}

/** An answer that was to be changed stands: what was offered in its place is over, and its words. */
export function stand(conversation: Conversation): Conversation {
  const { asking, answers, offers } = conversation
  const slot = asking.is === 'slot' ? asking.slot : ''
  const value = answers[slot]
  const offer = offers[slot]
  return value === undefined || !offer
    ? conversation
    : settle(conversation, { slot, value }, String(offer.stood ?? value ?? ''))
}
