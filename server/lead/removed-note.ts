import type { Author, Note } from '../../shared/lead.ts'
import { purposeKey, seal, unseal } from '../seal.ts'

/** Milliseconds in which whoever removed a note may think better of it. */
const receiptMs = 10 * 60_000

/** A note as it was when somebody removed it. */
interface Removal {
  lead: string
  note: Note
  by: Author
  /** Milliseconds since 1970. */
  expires: number
}

/**
 * The store forgets a removed note at once. Whoever removed it is handed it instead, signed, and it
 * comes back in nobody else's words: the signature is over author, time and text.
 */
export const noteReceipt = (removal: Omit<Removal, 'expires'>, signingKey: string, now: number) =>
  seal({ ...removal, expires: now + receiptMs }, keyOf(signingKey))

/** The note of a receipt that this caller was given for this lead; undefined for anything else. */
export function noteOf(
  receipt: string,
  { lead, id, by }: { lead: string; id: string; by: Author },
  signingKey: string,
  now: number,
): Note | undefined {
  const removal = unseal<Removal>(receipt, keyOf(signingKey))
  if (!removal || removal.lead !== lead || removal.note.id !== id) return undefined
  return removal.by === by && removal.expires > now ? removal.note : undefined
}

const keyOf = (signingKey: string) => purposeKey(signingKey, 'removed note')
