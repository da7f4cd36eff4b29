import { isRead } from './read.ts'
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
  slot: string,
  how: Partial<AskingSlot> = {},
): Conversation {
  // Days that are no trip's are best picked: they may be long past, and typed in any way.
  const blank = { is: 'slot', slot, tries: 0, picker: !isRead(slot), change: false } as const
  const asking = { ...blank, ...how }
  return say({ ...conversation, asking }, question(conversation, slot))
}

function question({ offers }: Conversation, slot: string): Saying {
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
