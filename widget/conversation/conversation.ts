import type { FieldErrors } from '../../shared/api.ts'
import { advance, ask, hear, say } from './ask.ts'
import { accept, isAnswer, reply } from './reply.ts'
import type { Answer, Answers, Conversation, ConversationEvent, Setting } from './state.ts'
import { questionOf } from './state.ts'

/** A new conversation: the greeting, what the page knows already, and the free question. */
export function begin({ presets }: Pick<Setting, 'presets'>): Conversation {
  const blank: Conversation = {
    log: [{ by: 'widget', say: 'greeting' }],
    answers: {},
    offers: {},
    custom: {},
    asking: { is: 'opening' },
    past: [],
  }
  const known = fill(blank, presets)
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
      return heed(unheld(conversation), event.text, setting)
    case 'hold':
      return hold(conversation, event.text)
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
      return fill(conversation, event.answers)
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

function hold(conversation: Conversation, text: string): Conversation {
  return { ...conversation, unread: [...(conversation.unread ?? []), text] }
}

const unheld = (conversation: Conversation): Conversation => ({
  ...conversation,
  unread: conversation.unread?.slice(1),
})

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
  if (restarts.includes(plain)) return begin(setting)
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

/** Only what the guest has left open: the page never overrules the guest. */
function fill(conversation: Conversation, known: Answers): Conversation {
  const given = Object.entries(known).filter(([, value]) => value != null && value !== '')
  const answers = { ...Object.fromEntries(given), ...conversation.answers }
  return { ...conversation, answers }
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
  const question = setting.form.questions.find(({ slot }) => Object.hasOwn(errors, slot))
  if (!question) return say({ ...conversation, asking: { is: 'summary' } }, { say: 'summary' })
  const { slot } = question
  return say(
    { ...conversation, asking: { is: 'slot', slot, tries: 1, picker: false, change: true } },
    { say: 'again', slot, because: { is: 'refused' } },
  )
}
