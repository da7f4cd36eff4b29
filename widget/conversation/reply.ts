import { advance, ask, hear, say } from './ask.ts'
import { check } from './check.ts'
import { listen } from './listen.ts'
import { readPlainly } from './plain.ts'
import { isRead, readingOf } from './read.ts'
import type { Answer, AskingSlot, Conversation, Problem, Setting } from './state.ts'
import { questionOf } from './state.ts'
import { leaveOpen, take } from './take.ts'

/** The conversation after the guest typed something that is no command. */
export function reply(conversation: Conversation, text: string, setting: Setting): Conversation {
  const { asking } = conversation
  const heard = hear(conversation, text)
  if (asking.is === 'slot') return replyToSlot(heard, text, asking, setting)
  if (asking.is === 'submitted') return conversation
  // Before the first question; or after the last, while the answer to it was still being read.
  const slot = asking.is === 'opening' ? 'trip_words' : 'last_words'
  const told = { ...heard, custom: { ...heard.custom, [slot]: text.trim() } }
  return advance(aside(told, text, setting), setting)
}

function replyToSlot(
  heard: Conversation,
  text: string,
  asking: AskingSlot,
  setting: Setting,
): Conversation {
  const { slot, change } = asking
  const readings = listen(heard, text, setting, slot)
  const reading = readingOf(readings, slot)
  if (reading) {
    const others = take(heard, readings, text, setting, slot)
    if (reading.is === 'value') return accept(others, asking, reading.value, text, setting)
    // A third prompt in a row about one slot comes with the picker open.
    const picker = asking.picker || asking.tries > 0
    const left = leaveOpen(others, slot, reading, text)
    return ask(left, slot, { change, picker, tries: asking.tries + 1 })
  }
  const plain = mayReadPlainly(asking, setting)
    ? readPlainly(questionOf(setting, slot), text, setting)
    : undefined
  // No answer: then perhaps a word about something else. What is not looked for is the guest's own
  // words, whatever else they hold.
  if (plain === undefined || isRead(slot)) {
    const noted = aside(heard, text, setting, slot)
    if (noted !== heard) return ask(noted, slot, { change, tries: asking.tries + 1 })
  }
  if (plain === undefined) return again(heard, asking, { is: 'unclear' })
  return accept(heard, asking, plain, String(plain), setting)
}

/** What is said beside any question: it is heard best when nothing is asked. */
function aside(heard: Conversation, text: string, setting: Setting, asked?: string): Conversation {
  const taken = take(heard, listen(heard, text, setting), text, setting, asked)
  // A question is for the operator, in any language.
  return taken === heard && /\p{L}.*[?？؟]\s*$/su.test(text) ? note(heard, text, setting) : taken
}

/** Keeps it among the comments, and says so. */
function note(heard: Conversation, text: string, setting: Setting): Conversation {
  const comments = [heard.answers['comments'], text].filter(Boolean).join('\n')
  if (check('comments', comments, setting)) return heard
  const answers = { ...heard.answers, comments }
  return say(
    { ...heard, answers },
    { say: 'understood', pieces: [{ slot: 'comments', value: text }] },
  )
}

/** Whether this reply holds the number, the yes or no, or one of the options that was asked for. */
export function isAnswer(conversation: Conversation, text: string, setting: Setting): boolean {
  const { asking } = conversation
  if (asking.is !== 'slot') return false
  const question = questionOf(setting, asking.slot)
  if (question.kind === 'number')
    return readingOf(listen(conversation, text, setting, asking.slot), asking.slot)?.is === 'value'
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
