import type { SectionProps } from '../desk/sections.ts'
import type { AccountApi } from './api.ts'

/** What every part of the section works with. */
export interface Known extends Pick<SectionProps, 'tell' | 'refused'> {
  account: AccountApi
  /** Asks again for what has changed. */
  again: () => unknown
}
