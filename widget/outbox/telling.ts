import type { FieldErrors } from '../../shared/api.ts'
import { deliveryOf, type Attempt, type Delivery } from './delivery.ts'
import type { StoredDraft } from './draft.ts'
import type { DraftShelf } from './draft-shelf.ts'

export interface Listener {
  /** Hears where the request is, each time that changes. */
  tell: (delivery: Delivery) => void
  /** Hears what the server will not have of the request: the guest's to mend, or the page's. */
  refuse: (errors: FieldErrors, refused: StoredDraft) => void
}

/** Puts together what the guest is told, from the draft and its latest attempt. */
export function createTelling(drafts: DraftShelf, listener: Listener) {
  let attempt: Attempt
  let last = ''
  let isHushed = false

  function tell() {
    const told = deliveryOf(drafts.read(), drafts.isDurable(), attempt)
    const news = JSON.stringify(told)
    if (isHushed || news === last) return
    last = news
    listener.tell(told)
  }

  return {
    tell,
    attempted(now: Attempt) {
      attempt = now
      tell()
    },
    refused: (errors: FieldErrors, refused: StoredDraft) =>
      isHushed || listener.refuse(errors, refused),
    hush: () => (isHushed = true),
  }
}
