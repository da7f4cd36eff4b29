import type { FieldErrors } from '../../shared/api.ts'
import type { StoredDraft } from './draft.ts'

/** What the guest is told about their request. */
export type Delivery =
  | { is: 'idle' }
  /** Kept in this browser, or by the server, or both. */
  | { is: 'saved' }
  | { is: 'sending' }
  | { is: 'waiting'; because: 'offline' | 'server' | 'rate'; until?: number }
  | { is: 'sent'; reference: string }
  | { is: 'refused'; errors: FieldErrors }

/** How the latest attempt goes; a partial request is sent without a word about it. */
export type Attempt = Extract<Delivery, { is: 'sending' | 'waiting' }>

export function deliveryOf(
  draft: StoredDraft | undefined,
  isDurable: boolean,
  attempt: Attempt | undefined,
): Delivery {
  if (!draft) return { is: 'idle' }
  const isAcknowledged = draft.acknowledged >= draft.change
  if (draft.submitted && isAcknowledged) return { is: 'sent', reference: draft.reference }
  if (draft.submitted) return attempt ?? { is: 'sending' }
  return isAcknowledged || isDurable ? { is: 'saved' } : { is: 'idle' }
}
