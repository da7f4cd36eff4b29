import type { Reason } from '../../shared/reason.ts'
import { sentenceOf } from '../reason.ts'
import { Refusal } from '../refusal.ts'

/**
 * Exports at a time. Each holds on to a connection of the store's, or to what it keeps, for as long
 * as its reader likes: guests need most of them.
 */
const most = 2

/** Seconds; nobody knows how long the others take. */
const comeBack = 15

/** Takes a place, or refuses; gives what frees it again. */
export function exportPlaces() {
  let taken = 0
  return function enter(): () => void {
    if (taken >= most) {
      const reason: Reason = { code: 'exports_running', limit: most }
      const headers = { 'Retry-After': String(comeBack) }
      throw new Refusal('unavailable', sentenceOf(reason), { reason, headers })
    }
    taken++
    return () => void taken--
  }
}
