import type { Lead } from '../../shared/lead.ts'
import { withoutPrototype } from '../without-prototype.ts'
import { assertRoomFor, wholeRoom, type Room } from './lead-room.ts'

/** What names a lead to those who send it again. */
export type Identity = Pick<Lead, 'site' | 'session' | 'client_request_uid'>

/**
 * A lead as JSON, beginning `{"id":…,` then the text of its identity and its state, so that an
 * index can be built from the bytes without parsing them.
 */
export function leadText(lead: Lead, room: Room = wholeRoom): string {
  const { id, site, session, client_request_uid, state } = lead
  const text = JSON.stringify(Object.assign({ id, site, session, client_request_uid, state }, lead))
  assertRoomFor(text, room)
  return text
}

/** Equal for equal identities and no others: the same bytes as inside `leadText`. */
export const identityText = ({ site, session, client_request_uid }: Identity): string =>
  JSON.stringify({ site, session, client_request_uid }).slice(1, -1)

/** Null for a lead without a uid: no other request ever means the same. */
export const identityOf = (lead: Identity): string | null =>
  lead.client_request_uid === null ? null : identityText(lead)

/** Guests name their custom fields as they like. */
export function parseLead(text: string): Lead {
  const lead = JSON.parse(text) as Lead
  withoutPrototype(lead.custom_fields)
  return lead
}
