import type { Conversation } from '../../conversation/state.ts'
import type { Delivery } from '../../outbox/delivery.ts'
import type { ChatOptions } from '../options.ts'

/** Tells the page of what has just been said. */
export function tellAnswers(
  { emit, exposeData }: ChatOptions,
  before: Conversation,
  after: Conversation,
) {
  if (!hasSpoken(before) && hasSpoken(after)) emit({ is: 'start' })
  for (const [slot, value] of Object.entries(after.answers))
    if (before.answers[slot] !== value)
      emit({ is: 'answer', slot, ...(exposeData !== undefined && { value }) })
}

export const hasSpoken = ({ log, unread }: Conversation) =>
  Boolean(unread?.[0]) || log.some(entry => entry.by === 'guest')

/** Tells the page where the request is, when that has changed. */
export function tellDelivery({ emit }: ChatOptions, before: Delivery, delivery: Delivery) {
  if (delivery.is === before.is) return
  if (/^saved|received/.test(delivery.is)) emit({ is: 'saved' })
  if (delivery.is === 'waiting') emit({ is: 'queued', because: delivery.because })
}
