import type { LeadFieldName } from '../../shared/lead.ts'
import type { AskingSlot, Conversation, Saying, Setting } from './state.ts'

export function hear(conversation: Conversation, text: string): Conversation {
  return { ...conversation, log: [...conversation.log, { by: 'guest', text }] }
}

export function say(conversation: Conversation, saying: Saying): Conversation {
  return { ...conversation, log: [...conversation.log, { by: 'widget', ...saying }] }
}

/** Puts the question of one slot, or asks back when an earlier reply left it between values. */
export function ask(
  conversation: Conversation,
  slot: LeadFieldName,
  how: Partial<AskingSlot> = {},
): Conversation {
  const asking = { is: 'slot', slot, tries: 0, picker: false, change: false, ...how } as const
  return say({ ...conversation, asking }, question(conversation, slot))
}

function question({ offers }: Conversation, slot: LeadFieldName): Saying {
  const offer = offers[slot]
  if (!offer) return { say: 'ask', slot }
  if (offer.is === 'candidates') return { say: 'which', slot }
  return { say: 'narrow', slot, from: offer.from, to: offer.to }
}

/** Asks for the first slot that is still open; when none is, shows the summary. */
export function advance(conversation: Conversation, setting: Setting): Conversation {
  const open = setting.form.questions.find(({ slot }) => conversation.answers[slot] === undefined)
  if (open) return ask(conversation, open.slot)
  return say({ ...conversation, asking: { is: 'summary' } }, { say: 'summary' })
}
