import type { FieldErrors } from '../../shared/api.ts'
import { audience } from './audience.ts'
import { deliveryOf, type Attempt, type Delivery } from './delivery.ts'
import type { DraftShelf } from './draft-shelf.ts'

export type Telling = ReturnType<typeof createTelling>

/** What the guest is told of their request, put together from the draft and its latest attempt. */
export function createTelling(drafts: DraftShelf) {
  const [subscribe, tellListeners] = audience<Delivery>()
  let attempt: Attempt | undefined
  let errors: FieldErrors | undefined

  function tell() {
    const told = deliveryOf(drafts.read(), drafts.isDurable(), attempt)
    tellListeners(errors ? { is: 'refused', errors } : told)
  }

  return {
    subscribe,
    tell,
    attempted(now: Attempt | undefined) {
      attempt = now
      tell()
    },
    /** Stands until the guest says something new. */
    refused(given: FieldErrors) {
      errors = given
    },
    changed() {
      errors = undefined
      tell()
    },
  }
}
