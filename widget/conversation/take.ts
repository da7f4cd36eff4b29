import type { Reading, Readings } from '../understand/reading.ts'
import { say } from './ask.ts'
import { check } from './check.ts'
import { isListed } from './listen.ts'
import { readingOf } from './read.ts'
import type { Conversation, Piece, Setting } from './state.ts'

type AnyReading = Reading<string> | Reading<number>

/**
 * Takes what a reply holds beside the slot that was asked for (all it holds, when none was), and
 * says so. The latest word counts. But nearly any words may be a place: beside another question only
 * the site's own are taken for one.
 */
export function take(
  conversation: Conversation,
  readings: Readings,
  text: string,
  setting: Setting,
  asked?: string,
): Conversation {
  const { answers } = conversation
  const isPlace = !asked || isListed(readings, setting.form)
  const open = setting.form.questions
    .map(({ slot }) => slot)
    .filter(slot => slot !== asked && (isPlace || slot !== 'destination'))
  const pieces = open.flatMap(slot => sure(readingOf(readings, slot), slot, answers, setting))
  const filled = pieces.reduce(fill, keepAges(conversation, readings))
  const left = open.reduce((each, slot) => {
    const reading = readingOf(readings, slot)
    return !reading || reading.is === 'value' ? each : leaveOpen(each, slot, reading, text)
  }, filled)
  return pieces.length > 0 ? say(left, { say: 'understood', pieces }) : left
}

function sure(
  reading: AnyReading | undefined,
  slot: string,
  answers: Conversation['answers'],
  setting: Setting,
): Piece[] {
  if (reading?.is !== 'value' || reading.value === answers[slot]) return []
  return check(slot, reading.value, setting) ? [] : [{ slot, value: reading.value }]
}

function fill(conversation: Conversation, { slot, value }: Piece): Conversation {
  const { [slot]: _settled, ...offers } = conversation.offers
  const { [`${slot}_words`]: _stale, ...custom } = conversation.custom
  return { ...conversation, offers, custom, answers: { ...conversation.answers, [slot]: value } }
}

function keepAges(conversation: Conversation, { children_ages }: Readings): Conversation {
  if (children_ages?.is !== 'value') return conversation
  return { ...conversation, custom: { ...conversation.custom, children_ages: children_ages.value } }
}

/** Keeps what a reading leaves to choose from, and the words it came from. */
export function leaveOpen(
  conversation: Conversation,
  slot: string,
  reading: AnyReading,
  text: string,
): Conversation {
  if (reading.is === 'value') return conversation
  const { span, ...offer } = reading
  const { [slot]: _open, ...answers } = conversation.answers
  return {
    ...conversation,
    answers,
    offers: { ...conversation.offers, [slot]: offer },
    custom: {
      ...conversation.custom,
      [`${slot}_words`]: text.slice(span.from, span.to).trim(),
    },
  }
}
