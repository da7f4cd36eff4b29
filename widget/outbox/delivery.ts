import type { StoredDraft } from './draft.ts'

/** What the guest is told about their request. */
export type Delivery =
  | { is: 'idle' }
  /** Kept in this browser. */
  | { is: 'saved' }
  /** This browser keeps nothing, and the server has every answer so far. */
  | { is: 'received' }
  /** This browser keeps nothing, and no one else has it: it is lost with the page. */
  | { is: 'unsaved' }
  | { is: 'sending' }
  | ({ is: 'waiting'; isSaved: boolean } & Waiting)
  | { is: 'sent'; reference: string }

interface Waiting {
  because: 'offline' | 'server' | 'rate'
  /** Milliseconds since 1970 of the next attempt. */
  until: number
}

/** A request that is on its way: to begin anew would drop it. */
export const isUnderway = ({ is }: Delivery) => /sending|waiting/.test(is)

/** How the latest attempt goes: it waits, or is being made. A partial one is sent without a word. */
export type Attempt = Waiting | undefined

export function deliveryOf(
  draft: StoredDraft | undefined,
  isSaved: boolean,
  attempt: Attempt,
): Delivery {
  if (!draft) return { is: 'idle' }
  const { submitted, reference, isNews } = draft
  const isReceived = draft.acknowledged >= draft.change
  if (submitted && !isReceived)
    return attempt ? { is: 'waiting', isSaved, ...attempt } : { is: 'sending' }
  if (submitted && !isNews) return { is: 'sent', reference }
  if (isSaved) return { is: 'saved' }
  return { is: isReceived && !isNews ? 'received' : 'unsaved' }
}
