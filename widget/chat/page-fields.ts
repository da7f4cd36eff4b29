import type { Conversation, Known } from '../conversation/state.ts'
import { except, type Fields } from '../outbox/draft.ts'
import { tried } from '../storage.ts'
import type { ChatOptions } from './options.ts'

/** What the page tells beside the guest: `data-destination`, `data-field-*` and `setFields`. */
export function knownOf({ destination, attributes, fields }: ChatOptions): Known {
  const known: Known = { destination }
  for (const { name, value } of attributes) {
    const [, field] = name.split('data-field-')
    if (field) known[field] = value
  }
  return { ...known, ...fields }
}

/** What of it the guest has not spoken of; none where the page has given what is no JSON. */
export function customOf(told: Known, { answers }: Conversation): Fields | undefined {
  return tried(() => JSON.parse(JSON.stringify(except(told, answers))) as Fields)
}
