import type { Reporting } from '../parts/reporting.ts'
import type { AccountApi } from './account-api.ts'

/** What every part of the section works with. */
export interface AccountProps extends Reporting {
  account: AccountApi
  /** Asks again for what has changed. */
  again: () => unknown
}
