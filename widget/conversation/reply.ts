import type { Readings } from '../understand/reading.ts'
import { advance, ask, hear, say } from './ask.ts'
import { check } from './check.ts'
import { readPlainly } from './plain.ts'
import { isRead, readingOf } from './read.ts'
import type { Answer, AskingSlot, Conversation, Problem, Setting } from './state.ts'
import { questionOf } from './state.ts'
import { leaveOpen, take } from './take.ts'

/** The conversation after the guest typed something that is no command. */
export function reply(conversation: Conversation, text: string, setting: Setting): Conversation {
  const { asking } = conversation
  const heard = hear(conversation, text)
  if (asking.is === 'opening') return replyToOpening(heard, text, setting)
  if (asking.is === 'slot') return replyToSlot(heard, text, asking, setting)
  return conversation
}

function replyToOpening(heard: Conversation, text: string, setting: Setting): Conversation {
  const told = { ...heard, custom: { ...heard.custom, trip_words: text.trim() } }
  const readings = setting.understand?.(text, setting.context).readings ?? {}
  return advance(take(told, readings, text, setting), setting)
}

function replyToSlot(
  heard: Conversation,
  text: string,
  asking: AskingSlot,
  setting: Setting,
): Conversation {
  const { slot, change } = asking
  const readings = read(slot, text, setting)
  const reading = readingOf(readings, slot)
  if (reading?.is === 'value') {
    const others = take(heard, { ...readings, [slot]: undefined }, text, setting, slot)
    return accept(others, asking, reading.value, text, setting)
  }
  if (reading) {
    // A third prompt in a row about one slot comes with the picker open.
    const picker = asking.picker || asking.tries > 0
    const left = leaveOpen(heard, slot, reading, text)
    return ask(left, slot, { change, picker, tries: asking.tries + 1 })
  }
  // No answer: then perhaps a word about something else, which is heard best when nothing is asked.
  const aside = read(slot, text, setting, false)
  const corrected = take(heard, aside, text, setting, slot, 'overrule')
  if (corrected !== heard) return ask(corrected, slot, { change })
  const plain = mayReadPlainly(asking, setting)
    ? readPlainly(questionOf(setting, slot), text, setting)
    : undefined
  if (plain === undefined) return again(heard, asking, { is: 'unclear' })
  return accept(heard, asking, plain, String(plain), setting)
}

function read(slot: string, text: string, setting: Setting, asked = true): Readings {
  const { understand, context } = setting
  // What is not looked for is the guest's own words, whatever else they hold.
  if (!understand || !isRead(slot)) return {}
  return understand(text, asked ? { ...context, slot } : context).readings
}

/** Whether this reply holds the number, the yes or no, or one of the options that was asked for. */
export function isAnswer({ asking }: Conversation, text: string, setting: Setting): boolean {
  if (asking.is !== 'slot') return false
  const question = questionOf(setting, asking.slot)
  if (question.kind === 'number')
    return readingOf(read(asking.slot, text, setting), asking.slot)?.is === 'value'
  return (
    /^(yes_no|choice)$/.test(question.kind) && readPlainly(question, text, setting) !== undefined
  )
}

/** Text that was not understood is asked about once, then taken as it stands. */
function mayReadPlainly({ slot, tries }: AskingSlot, setting: Setting): boolean {
  return (
    !setting.understand || !isRead(slot) || tries > 0 || questionOf(setting, slot).kind !== 'text'
  )
}

/** Fills the slot asked for, or says what is wrong with the answer; then goes on. */
export function accept(
  heard: Conversation,
  asking: AskingSlot,
  value: Answer,
  words: string,
  setting: Setting,
): Conversation {
  const { slot } = asking
  const because = check(slot, value, setting)
  if (because) return again(heard, asking, because)
  const { [slot]: _settled, ...offers } = heard.offers
  const asTyped = words.trim().toLowerCase() === String(value).toLowerCase()
  const { [`${slot}_words`]: _stale, ...custom } = heard.custom
  const filled: Conversation = {
    ...heard,
    offers,
    answers: { ...heard.answers, [slot]: value },
    custom: asTyped ? custom : { ...custom, [`${slot}_words`]: words.trim() },
    past: [...heard.past.filter(each => each !== slot), slot],
  }
  if (asTyped) return advance(filled, setting)
  return advance(say(filled, { say: 'understood', pieces: [{ slot, value }] }), setting)
}

/** Once more with an example, then with the native picker. */
function again(heard: Conversation, asking: AskingSlot, because: Problem): Conversation {
  const { slot, tries } = asking
  const picker = asking.picker || tries > 0
  const asked = { ...heard, asking: { ...asking, tries: tries + 1, picker } }
  if (because.is === 'unclear' && tries > 0) return say(asked, { say: 'pick', slot })
  return say(asked, { say: 'again', slot, because })
}
