import { isRead } from './read.ts'
import type { Json } from '../../shared/json.ts'
import { put } from './bare.ts'
import { check } from './check.ts'
import type { AskingSlot, Conversation, Piece, Problem, Saying, Setting } from './state.ts'

export function hear(conversation: Conversation, text: string): Conversation {
  return { ...conversation, log: [...conversation.log, { by: 'guest', text }] }
}

export function say(conversation: Conversation, saying: Saying): Conversation {
  return { ...conversation, log: [...conversation.log, { by: 'widget', ...saying }] }
}

/** Keeps a custom field of the request; undefined takes it out of the draft. */
export const keep = (
  conversation: Conversation,
  name: string,
  value: Json | undefined,
): Conversation => ({
  ...conversation,
  custom: put(conversation.custom, name, value),
})

/** Tells a piece of what was understood of a reply: one bubble has all of them. */
export function tell({ log, ...conversation }: Conversation, piece: Piece): Conversation {
  const last = log.at(-1)
  const earlier = last?.say === 'understood' ? last.pieces : []
  const before = { ...conversation, log: earlier[0] ? log.slice(0, -1) : log }
  return say(before, { say: 'understood', pieces: [...earlier, piece] })
}

/** Puts the question of one slot, or asks back when an earlier reply left it between values. */
export function ask(conversation: Conversation, slot: string, how?: Partial<AskingSlot>) {
  // A day that is not the trip's, such as a birthday, is best picked: the understanding looks for days
  // to come.
  const picker = !isRead(slot)
  const asking = { is: 'slot', slot, tries: 0, change: false, picker, ...how } as const
  return say({ ...conversation, asking }, question(conversation, slot))
}

/** Asks again, and says why; a slot that was not being asked for is asked for now, to be changed. */
export function again(conversation: Conversation, slot: string, because: Problem): Conversation {
  const { asking } = conversation
  const told = say(conversation, { say: 'again', slot, because })
  return asking.is === 'slot' && asking.slot === slot
    ? { ...told, asking: onceMore(asking) }
    : ask(told, slot, { tries: 1, change: true })
}

/** A third prompt in a row about one slot comes with the picker open. */
export const onceMore = (asking: AskingSlot): AskingSlot => ({
  ...asking,
  tries: asking.tries + 1,
  picker: asking.picker || asking.tries > 0,
})

function question({ offers }: Conversation, slot: string): Saying {
  const offer = offers[slot]
  if (offer?.is === 'window') return { say: 'narrow', slot, from: offer.from, to: offer.to }
  const [value, other] = offer?.candidates ?? []
  if (value === undefined) return { say: 'ask', slot }
  return other === undefined ? { say: 'confirm', slot, value } : { say: 'which', slot }
}

/**
 * Asks for the first slot that is still open, or whose answer cannot be taken any more: its day has
 * passed since; or may not stand: since then another was left open. When there is none, shows the summary.
 */
export function advance(conversation: Conversation, setting: Setting): Conversation {
  for (const { slot } of setting.form.questions) {
    const answer = conversation.answers[slot]
    const because = answer != null && check(slot, answer, setting)
    if (because) return again(conversation, slot, because)
    if (answer === undefined || conversation.offers[slot])
      return ask(conversation, slot, { change: answer !== undefined })
  }
  return say({ ...conversation, asking: { is: 'summary' } }, { say: 'summary' })
}
