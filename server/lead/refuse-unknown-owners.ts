import type { LeadEdit } from '../../shared/lead-api.ts'
import { invalidFor } from '../refusal.ts'
import type { Desk } from '../store/store.ts'
import { operatorIds } from './operator-ids.ts'

/** Only operators look after leads. */
export function refuseUnknownOwners(desk: Desk, ...edits: Pick<LeadEdit, 'owner'>[]) {
  const known = operatorIds(desk)
  if (edits.some(({ owner }) => owner != null && !known.has(owner)))
    throw invalidFor({ owner: [{ code: 'not_an_operator' }] })
}
