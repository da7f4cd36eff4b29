import type { Reason } from '../../shared/reason.ts'
import { sentenceOf } from '../reason.ts'
import { Refusal } from '../refusal.ts'

/**
 * Exports at a time. Each holds on to a connection of the store's, or to what it keeps, for as long
 * as its reader likes: guests need most of them.
 */
const maxExports = 2

/** Seconds; nobody knows how long the others take. */
const retrySeconds = 15

/** Takes a place, or refuses; gives what frees it again. */
export function exportPlaces() {
  let taken = 0
  return function enter(): () => void {
    if (taken >= maxExports) {
      const reason: Reason = { code: 'exports_running', limit: maxExports }
      const headers = { 'Retry-After': String(retrySeconds) }
      throw new Refusal('unavailable', sentenceOf(reason), { reason, headers })
    }
    taken++
    return () => void taken--
  }
}
