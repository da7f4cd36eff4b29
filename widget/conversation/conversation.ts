import type { FieldErrors } from '../../shared/api.ts'
import { advance, ask, hear, say } from './ask.ts'
import { fill } from './fill.ts'
import { accept, isAnswer, reply } from './reply.ts'
import type { Answer, Conversation, ConversationEvent, Setting } from './state.ts'
import { questionOf } from './state.ts'

/** A new conversation: the greeting, what the page knows already, and the free question. */
export function begin(setting: Setting): Conversation {
  const blank: Conversation = {
    log: [{ by: 'widget', say: 'greeting' }],
    answers: {},
    offers: {},
    custom: {},
    asking: { is: 'opening' },
    past: [],
  }
  const known = fill(blank, setting.presets, setting)
  const pieces = Object.entries(known.answers) as [string, Answer][]
  if (pieces.length === 0) return say(known, { say: 'opening' })
  const understood = pieces.map(([slot, value]) => ({ slot, value }))
  return say(say(known, { say: 'understood', pieces: understood }), { say: 'opening' })
}

/** A conversation of an earlier visit; the site may have taken out the question it stood at. */
export function goOn(conversation: Conversation, setting: Setting): Conversation {
  const { asking } = conversation
  const isThere =
    asking.is !== 'slot' || setting.form.questions.some(({ slot }) => slot === asking.slot)
  return isThere ? conversation : advance(conversation, setting)
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
      return choose(conversation, event.value, event.text, setting)
    case 'skip':
      return skip(hear(conversation, event.text), event.text, setting)
    case 'back':
      return back(event.text ? hear(conversation, event.text) : conversation, setting)
    case 'pick':
      return pick(conversation)
    case 'change':
      return ask(conversation, event.slot, { change: true })
    case 'fill':
      return fill(conversation, event.known, setting)
    case 'restart':
      return begin(setting)
    case 'submit':
      return { ...conversation, asking: { is: 'submitted', reference: null } }
    case 'delivered':
      return deliver(conversation, event.reference)
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
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!…。！।]+$/u, '')
    .replaceAll('’', "'")
  const { skip: skips, back: backs, restart: restarts } = setting.commands
  if (restarts.includes(plain)) return { ...begin(setting), unread: conversation.unread }
  if (backs.includes(plain)) return back(hear(conversation, text), setting)
  // `none` passes a question over, but answers how many children there are.
  if (skips.includes(plain) && !isAnswer(conversation, text, setting))
    return skip(hear(conversation, text), text, setting)
  return undefined
}

/** A chip or the native picker gave the value of the slot asked for. */
function choose(
  conversation: Conversation,
  value: Answer,
  text: string,
  setting: Setting,
): Conversation {
  const { asking } = conversation
  if (asking.is !== 'slot') return conversation
  return accept(hear(conversation, text), asking, value, String(value), setting)
}

function skip(conversation: Conversation, text: string, setting: Setting): Conversation {
  const { asking, answers, custom } = conversation
  if (asking.is === 'opening') return advance(conversation, setting)
  if (asking.is !== 'slot') return conversation
  const { slot } = asking
  if (questionOf(setting, slot).required) {
    const asked = { ...conversation, asking: { ...asking, tries: asking.tries + 1 } }
    return say(asked, { say: 'again', slot, because: { is: 'required' } })
  }
  // An empty field never erases on the server: words must tell the operator of a withdrawn answer.
  const withdrawn = answers[slot] != null ? { [`${slot}_words`]: text } : {}
  return advance(
    {
      ...conversation,
      answers: { ...answers, [slot]: null },
      custom: { ...custom, ...withdrawn },
      past: [...conversation.past, slot],
    },
    setting,
  )
}

function back(conversation: Conversation, setting: Setting): Conversation {
  const { asking, past } = conversation
  if (asking.is === 'slot' && asking.change) return advance(conversation, setting)
  const last = past.at(-1)
  if (last) return ask({ ...conversation, past: past.slice(0, -1) }, last)
  return say({ ...conversation, asking: { is: 'opening' } }, { say: 'opening' })
}

function pick(conversation: Conversation): Conversation {
  const { asking } = conversation
  if (asking.is !== 'slot') return conversation
  return { ...conversation, asking: { ...asking, picker: !asking.picker } }
}

function deliver(conversation: Conversation, reference: string): Conversation {
  const { asking } = conversation
  if (asking.is !== 'submitted' || asking.reference !== null) return conversation
  return say(
    { ...conversation, asking: { is: 'submitted', reference } },
    { say: 'sent', reference },
  )
}

/** The server's no turns into a question about the first field it names. */
function refuse(conversation: Conversation, errors: FieldErrors, setting: Setting): Conversation {
  const { slot = '' } = setting.form.questions.find(({ slot }) => Object.hasOwn(errors, slot)) ?? {}
  const asking = slot
    ? ({ is: 'slot', slot, tries: 1, picker: false, change: true } as const)
    : ({ is: 'summary' } as const)
  return say({ ...conversation, asking }, { say: 'again', slot, because: { is: 'refused' } })
}
