import { isOperator, type Author } from '../../shared/lead.ts'
import { invalid, invalidFor, type Refusal } from '../refusal.ts'

/** How large a lead may become by a change, and what is said of one that is too large. */
export interface Room {
  /** Of JSON. */
  bytes: number
  /** Lists and objects, which may take thirty times the memory of their text. */
  parts: number
  refuse: (exceeded: 'bytes' | 'parts') => Refusal
}

/**
 * A lead grows with its history; a bound keeps a line of the journal, and so a torn one, below 1 MiB.
 */
export const maxLeadBytes = 1_000_000

/** What programs and guests can fill by sending without end; the rest is for people to work in. */
const sendersBytes = 900_000

/** A history of the shortest changes has 8,000 in these bytes. */
const sendersParts = 15_000

/** A first request is too short to have too many bytes, but not to have too many `{}`. */
const tooBig = {
  bytes: { client_request_uid: ['has been sent with too many changes; begin a new one'] },
  parts: { custom_fields: [`Their lists and objects must be at most ${sendersParts} in all`] },
}

/** For a request or draft, of whomever. */
export const sendersRoom: Room = {
  bytes: sendersBytes,
  parts: sendersParts,
  refuse: exceeded => invalid(tooBig[exceeded], { reason: { code: 'lead_too_big' } }),
}

/** For a lead that is brought in whole. */
export const wholeRoom: Room = { ...sendersRoom, bytes: maxLeadBytes, parts: Infinity }

/** For an edit. */
export const editorsRoom = (by: Author): Room => ({
  ...(isOperator(by) ? wholeRoom : sendersRoom),
  refuse: () => invalidFor({}, { code: 'lead_full' }),
})

/** Throws when the JSON of a lead goes beyond its room. */
export function assertRoomFor(text: string, { bytes, parts, refuse }: Room): void {
  // UTF-8 takes at most 3 bytes for a UTF-16 unit.
  if (text.length * 3 > bytes && Buffer.byteLength(text) > bytes) throw refuse('bytes')
  if (text.length > parts && countOf('{', text) + countOf('[', text) > parts) throw refuse('parts')
}

function countOf(sign: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++
  return count
}
