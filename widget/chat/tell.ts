import type { LeadFieldName } from '../../shared/lead.ts'
import type { Conversation } from '../conversation/state.ts'
import type { Delivery } from '../outbox/outbox.ts'
import type { ChatOptions } from './options.ts'

/** Tells the page of what the guest has just answered. */
export function tellAnswers({ emit }: ChatOptions, before: Conversation, after: Conversation) {
  if (!hasSpoken(before) && hasSpoken(after)) emit({ is: 'start' })
  for (const [slot, value] of Object.entries(after.answers))
    if (before.answers[slot as LeadFieldName] !== value)
      emit({ is: 'answer', slot: slot as LeadFieldName, value })
}

const hasSpoken = ({ log }: Conversation) => log.some(entry => entry.by === 'guest')

/** Tells the page where the request is. */
export function tellDelivery({ emit }: ChatOptions, delivery: Delivery) {
  if (delivery.is === 'saved') emit({ is: 'saved' })
  if (delivery.is === 'waiting') emit({ is: 'queued', because: delivery.because })
  if (delivery.is === 'sent') emit({ is: 'submitted', reference: delivery.reference })
  if (delivery.is === 'refused') emit({ is: 'error', because: 'refused' })
}
