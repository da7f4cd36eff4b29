import type { Ears } from '../desk/ears.ts'
import type { AccountApi } from './api.ts'

/** What every part of the section works with. */
export interface Known extends Ears {
  account: AccountApi
  /** Asks again for what has changed. */
  again: () => unknown
}
