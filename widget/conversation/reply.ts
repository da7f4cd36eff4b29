import { maxCommentLength } from '../../shared/comment-length.ts'
import type { Reading, Understanding } from '../understand/reading.ts'
import { advance, again, ask, hear, keep, onceMore, say, tell } from './ask.ts'
import { put } from './bare.ts'
import { check } from './check.ts'
import { listen } from './listen.ts'
import type { Prompt } from './prompt.ts'
import { promptOf } from './prompt-of.ts'
import { begins, isNo, offerNumber, readPlainly } from './plain.ts'
import { lines } from './request.ts'
import { isRead, readingOf } from './read.ts'
import { leaveOpen, settle, stand, take, without } from './take.ts'
import {
  questionOf,
  type Answer,
  type AskingSlot,
  type Conversation,
  type Setting,
  type Value,
} from './state.ts'

/** As many characters as are kept of the guest's own words. */
const limit = 4_000

/** The conversation after the guest typed something that is no command. */
export function reply(conversation: Conversation, text: string, setting: Setting): Conversation {
  const { asking } = conversation
  const heard = hear(conversation, text)
  if (text.length > limit)
    return say(heard, { say: 'again', slot: '', because: { is: 'too_long', limit } })
  if (asking.is === 'slot') return replyToSlot(heard, text, asking, setting)
  // Before the first question; or after the last, while the answer to it was still being read.
  const isOpening = asking.is === 'opening'
  const told = keepWords(heard, isOpening ? 'trip_words' : 'other_words', text)
  return advance(aside(told, text, setting, '', !isOpening), setting)
}

function replyToSlot(
  heard: Conversation,
  text: string,
  asking: AskingSlot,
  setting: Setting,
): Conversation {
  const { slot } = asking
  const understood = listen(heard, text, setting, slot)
  const reading = readingOf(understood.readings, slot)
  const others = take(heard, understood, text, setting, slot)
  const [only, other] = (promptOf(heard, setting) as Prompt).chips
  // Nearly any words may be a place, but those behind a yes are none: `yes please`, but `ok Lombok`.
  const mayAgree =
    !reading || (slot === 'destination' && !/^[^.!? ]+ \p{Lu}[^'’ ]+( |$)/u.test(text))
  const isAgreed = mayAgree && begins(text, setting.commands.yes)
  if (isAgreed && only?.is === 'value' && other?.is !== 'value')
    return accept(others, slot, only.value, text, setting)
  if (reading) {
    if (reading.is === 'value') return accept(others, slot, reading.value, text, setting)
    return leaveToChoose(keepRest(others, understood, text), asking, reading, text)
  }
  const isNone = heard.offers[slot]?.is === 'candidates' && isNo(text, setting.commands)
  if (isNone && !offerNumber(questionOf(setting, slot), text, understood.readings))
    return decline(heard, text, slot, setting)
  return replyInOwnWords(heard, text, asking, setting, understood)
}

/** No answer is read in it: it may stand as one, be about something else, or be none. */
function replyInOwnWords(
  heard: Conversation,
  text: string,
  asking: AskingSlot,
  setting: Setting,
  { readings }: Understanding,
): Conversation {
  const { slot } = asking
  const question = questionOf(setting, slot)
  const plain = mayReadPlainly(asking, setting) ? readPlainly(question, text, setting) : undefined
  const day = question.kind === 'date' && readings.start_date
  // At an added question, such as when a passport ends, it is offered as the answer to that.
  if (plain === undefined && day)
    return leaveToChoose(keepWords(heard, 'other_words', text), asking, day, text)
  const offer = offerNumber(question, text, readings)
  const isShrug = shrugs(text, question.kind, setting)
  // Comments and answers to added questions are taken as they stand, whatever is read in them.
  if (plain === undefined || isRead(slot)) {
    const isLost = (plain ?? offer) === undefined && !isShrug && isAstray(slot, text)
    const noted = aside(heard, text, setting, slot, isLost)
    // What answers another question is no failure to answer this one.
    const isNote = noted.answers['comments'] !== heard.answers['comments']
    if (noted !== heard) return ask(noted, slot, isNote ? onceMore(asking) : asking)
  }
  if (plain !== undefined) return accept(heard, slot, plain, String(plain), setting)
  if (offer) return leaveToChoose(heard, asking, offer, text)
  const kept = keepWords(heard, 'other_words', text)
  return isShrug ? shrugOff(kept, text, asking, setting) : again(kept, slot, { is: 'unclear' })
}

/** `No, leave it` is said of what was to be changed, and `no idea` of the question. */
const shrugOff = (heard: Conversation, text: string, { change }: AskingSlot, setting: Setting) =>
  change && isNo(text, setting.commands)
    ? advance(stand(heard), setting)
    : skip(heard, text, setting)

/** `I have no e-mail`: where the no stands depends on the language. */
const shrugs = (text: string, kind: string, { commands }: Setting) =>
  begins(text, [...commands.skip, ...commands.no], kind === 'email' ? limit : 1)

/** At the question for a day a sentence is one more way to say when. */
const isAstray = (slot: string, text: string) => slot !== 'start_date' && isSentence.test(text)

function leaveToChoose(
  heard: Conversation,
  asking: AskingSlot,
  reading: Reading<string> | Reading<number>,
  text: string,
): Conversation {
  const [left] = leaveOpen(heard, asking.slot, reading, text)
  return ask(left, asking.slot, onceMore(asking))
}

/**
 * Asks again without what was offered; the no goes along among the words about this slot. But an answer
 * that the guest did not come to change stands.
 */
export function decline(heard: Conversation, text: string, slot: string, setting: Setting) {
  const asking = heard.asking as AskingSlot
  const noted = aside(heard, text, setting, slot)
  // `No kids` says nothing of the days that are offered.
  if (noted !== heard) return ask(noted, slot, asking)
  const { change, tries } = asking
  const stood = stand(heard)
  const words = [stood.custom[`${slot}_words`], text].filter(Boolean).join(', ')
  const left = keep(stood, `${slot}_words`, words)
  if (stood !== heard && !tries) return advance(left, setting)
  return ask({ ...left, offers: without(left.offers, slot) }, slot, { change })
}

/** Passes a question over. */
export function skip(conversation: Conversation, text: string, setting: Setting): Conversation {
  const { asking, answers, offers, custom, past } = conversation
  if (asking.is !== 'slot') return advance(conversation, setting)
  const { slot } = asking
  if (questionOf(setting, slot).required) return again(conversation, slot, { is: 'required' })
  // An empty field never erases on the server: words must tell the operator of a withdrawn answer.
  const isTold = answers[slot] == null || offers[slot]
  const words = isTold ? custom[`${slot}_words`] : text
  const passed = settle(conversation, { slot, value: null }, words as string | undefined)
  return advance({ ...passed, past: [...past, slot] }, setting)
}

/** What is said beside any question: it is heard best when nothing is asked. */
function aside(
  heard: Conversation,
  text: string,
  setting: Setting,
  asked?: string,
  isLost?: boolean,
): Conversation {
  const understood = listen(heard, text, setting)
  const taken = take(heard, understood, text, setting, asked)
  if (taken !== heard) return asked ? keepRest(taken, understood, text) : taken
  // A question is for the operator, in any language; so is a sentence that answers none of ours.
  return isLost || isQuestion.test(text) ? note(heard, text, setting) : heard
}

const isQuestion = /\p{L}.*[?？؟]\s*$/su
/** Four words, or as much in a script without spaces; what is shorter is rather an answer that failed. */
const isSentence = /(\s\S+){3}|[\u0e00-\ud7a3]{9}/

/** Keeps it among the comments, and says so. */
function note(heard: Conversation, text: string, setting: Setting): Conversation {
  const comments = lines(heard.answers['comments'], text)
  // A form that asks for none has no verdict on them.
  if (comments.length > maxCommentLength || check('comments', comments, setting)) return heard
  const answers = put<Value>(heard.answers, 'comments', comments)
  return tell({ ...heard, answers }, { slot: 'comments', value: text })
}

const keepRest = (taken: Conversation, { rest }: Understanding, text: string) =>
  /\p{L}/u.test(rest) ? keepWords(taken, 'other_words', text) : taken

/** What no answer was made of still reaches the operator: its latest characters, of very much. */
const keepWords = (heard: Conversation, name: string, text: string) =>
  keep(heard, name, lines(heard.custom[name], text).slice(-limit))

/** Whether this reply holds the number, the yes or no, or the option that was asked for. */
export function isAnswer(
  conversation: Conversation,
  slot: string,
  text: string,
  setting: Setting,
): boolean {
  const question = questionOf(setting, slot)
  if (question.kind === 'number')
    return readingOf(listen(conversation, text, setting, slot).readings, slot)?.is === 'value'
  return /yes_no|choice$/.test(question.kind) && readPlainly(question, text, setting) !== undefined
}

/** What was not understood is asked about once; then text, and digits, are taken as they stand. */
function mayReadPlainly({ slot, tries }: AskingSlot, setting: Setting): boolean {
  return (
    !setting.understand ||
    !isRead(slot) ||
    tries > 0 ||
    !/text|phone/.test(questionOf(setting, slot).kind)
  )
}

/** Fills the slot asked for, or says what is wrong with the answer; then goes on. */
export function accept(
  heard: Conversation,
  slot: string,
  value: Answer,
  words: string,
  setting: Setting,
): Conversation {
  const because = check(slot, value, setting)
  // Of comments that are too long all goes along as the guest's own words.
  if (because?.is === 'too_long' && slot === 'comments')
    return accept(heard, slot, [...words].slice(0, because.limit).join(''), words, setting)
  if (because) return again(keepWords(heard, 'other_words', words), slot, because)
  const asTyped = words.toLowerCase() === String(value).toLowerCase()
  const filled = {
    ...settle(heard, { slot, value }, asTyped ? '' : words),
    past: [...heard.past.filter(each => each !== slot), slot],
  }
  return advance(asTyped ? filled : tell(filled, { slot, value }), setting)
}
