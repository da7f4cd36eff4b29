import { isOperator, type Author } from '../../shared/lead.ts'
import { invalid, invalidFor, type Refusal } from '../refusal.ts'

/** How many bytes of JSON a lead may become by a change, and what is said of one that is too large. */
export interface Room {
  bytes: number
  refuse: () => Refusal
}

/**
 * A lead grows with its history; a bound keeps a line of the journal, and so a torn one, below 1 MiB.
 */
export const maxLeadBytes = 1_000_000

/** What programs and guests can fill by sending without end; the rest is for people to work in. */
const sendersBytes = 900_000

/** For a request or draft, of whomever. */
export const sendersRoom: Room = {
  bytes: sendersBytes,
  refuse: () =>
    invalid(
      { client_request_uid: ['has been sent with too many changes; begin a new one'] },
      { code: 'lead_too_big' },
    ),
}

/** For a lead that is brought in whole. */
export const wholeRoom: Room = { ...sendersRoom, bytes: maxLeadBytes }

/** For an edit. */
export const editorsRoom = (by: Author): Room => ({
  bytes: isOperator(by) ? maxLeadBytes : sendersBytes,
  refuse: () => invalidFor({}, { code: 'lead_full' }),
})
