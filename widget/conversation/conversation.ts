import type { FieldErrors } from '../../shared/api.ts'
import { opening } from './opening.ts'
import { bare } from './bare.ts'
import type { Period } from './days.ts'
import { asCommand } from './plain.ts'
import { stand, without } from './take.ts'
import { fill } from './fill.ts'
import { accept, decline, isAnswer, reply, skip } from './reply.ts'
import type { Answer, Conversation, ConversationEvent, Delivered, Setting } from './state.ts'
import { advance, again, ask, hear, say, tell } from './ask.ts'

/** A new conversation: the greeting, what the page knows already, and the free question. */
export function begin(setting: Setting): Conversation {
  const { log, ...blank } = opening()
  const known = fill({ ...blank, log: log.slice(0, 1) }, setting)
  const pieces = Object.entries(known.answers) as [string, Answer][]
  const told = pieces.reduce((each, [slot, value]) => tell(each, { slot, value }), known)
  const further = advance(told, setting)
  return further.asking.is === 'summary' ? further : invite(told, setting)
}

/** What the guest has said since is still to be read. */
const anew = ({ unread, round = 0 }: Conversation, setting: Setting): Conversation => ({
  ...begin(setting),
  unread,
  round: round + 1,
})

/** The free question asks for no place that is known, but in the site's own words. */
function invite(conversation: Conversation, { form }: Setting): Conversation {
  const isThere = conversation.answers['destination'] && !form.texts['opening']
  const asking = { is: 'opening' } as const
  return say({ ...conversation, asking }, { say: isThere ? 'opening_there' : 'opening' })
}

/** A conversation of an earlier visit; the site may have changed its questions since, and time passed. */
export function goOn(earlier: Conversation, setting: Setting): Conversation {
  const isThere = (slot: string) => setting.form.questions.some(each => each.slot === slot)
  const { answers, offers, past, custom, asking } = earlier
  const { to, candidates = [to] } = { ...offers['start_date'] } as Partial<
    Period & { candidates: unknown[] }
  >
  // `undefined` where none are offered, which sorts behind all days.
  const isOver = candidates.every(value => String(value) < setting.context.now.slice(0, 10))
  const conversation = {
    ...earlier,
    answers: bare(answers),
    // Days that have passed leave nothing to choose from.
    offers: without(offers, isOver ? 'start_date' : ''),
    custom: bare(custom),
    past: past.filter(isThere),
  }
  const further = advance(conversation, setting)
  const stands =
    !isOver &&
    (asking.is === 'slot'
      ? isThere(asking.slot)
      : asking.is !== 'summary' || further.asking.is === 'summary')
  // The page may know more by now.
  return fill(stands ? conversation : further, setting)
}

/** The conversation after an event; events that make no sense where it stands change nothing. */
export function next(
  conversation: Conversation,
  event: ConversationEvent,
  setting: Setting,
): Conversation {
  switch (event.is) {
    case 'reply':
      return heed(conversation, event.text, setting)
    case 'hold':
      return { ...conversation, unread: [...(conversation.unread ?? []), event.event] }
    case 'choose':
      // By a chip of an earlier turn another slot may be answered.
      return accept(
        hear(conversation, event.text),
        event.slot,
        event.value,
        String(event.value),
        setting,
      )
    case 'skip':
      return skip(hear(conversation, event.text), event.text, setting)
    case 'back':
      return back(event.text ? hear(conversation, event.text) : conversation, setting)
    case 'pick':
      return pick(conversation)
    case 'change':
      return ask(stand(conversation), event.slot, { change: true })
    case 'fill':
      return fill(conversation, setting)
    case 'restart':
      return anew(conversation, setting)
    case 'submit':
      return { ...conversation, asking: { is: 'submitted', reference: null } }
    case 'delivered':
      return deliver(conversation, event)
    case 'refused':
      return refuse(conversation, event.errors, setting)
  }
}

/** A reply never vanishes: where the understanding fails, it is taken as plain text. */
function heed(conversation: Conversation, text: string, setting: Setting): Conversation {
  try {
    return obey(conversation, text, setting) ?? reply(conversation, text, setting)
  } catch (error) {
    const { understand, ...plainly } = setting
    if (!understand) throw error
    return heed(conversation, text, plainly)
  }
}

/** A reply that steers instead of answering. Only the whole reply counts: `back in May` does not. */
function obey(conversation: Conversation, text: string, setting: Setting) {
  const plain = asCommand(text)
  const { skip: skips, back: backs, restart: restarts, no } = setting.commands
  if (restarts.includes(plain)) return anew(conversation, setting)
  if (backs.includes(plain)) return back(hear(conversation, text), setting)
  const { asking, offers } = conversation
  const slot = asking.is === 'slot' ? asking.slot : ''
  const isNo = no.includes(plain)
  if (isNo && offers[slot]?.is === 'candidates')
    return decline(hear(conversation, text), '', slot, setting)
  if (isNo && slot === 'no_of_children')
    return accept(hear(conversation, text), slot, 0, text, setting)
  // `none` passes a question over, but answers how many children there are.
  if ((isNo || skips.includes(plain)) && !isAnswer(conversation, slot, text, setting))
    return skip(hear(conversation, text), text, setting)
  return undefined
}

function back(conversation: Conversation, setting: Setting): Conversation {
  const { asking, past } = conversation
  if (asking.is === 'slot' && asking.change) return advance(stand(conversation), setting)
  const last = past.at(-1)
  if (last) return ask({ ...conversation, past: past.slice(0, -1) }, last)
  return invite(conversation, setting)
}

function pick(conversation: Conversation): Conversation {
  const { asking } = conversation
  if (asking.is !== 'slot') return conversation
  return { ...conversation, asking: { ...asking, picker: !asking.picker } }
}

function deliver(conversation: Conversation, { reference, wasUnderway }: Delivered) {
  const { asking } = conversation
  const isNews = asking.is === 'submitted' ? asking.reference === null : wasUnderway
  if (!isNews) return conversation
  // The guest has made a correction while it waited, or is still at it.
  const there = asking.is === 'slot' ? asking : ({ is: 'submitted', reference } as const)
  return say({ ...conversation, asking: there }, { say: 'sent', reference })
}

/** The server's no turns into a question about the first field it names. */
function refuse(conversation: Conversation, errors: FieldErrors, setting: Setting): Conversation {
  const because = { is: 'refused' } as const
  const question = setting.form.questions.find(({ slot }) => Object.hasOwn(errors, slot))
  if (question) return again(conversation, question.slot, because)
  const asked = { ...conversation, asking: { is: 'summary' } as const }
  return say(asked, { say: 'again', slot: '', because })
}
