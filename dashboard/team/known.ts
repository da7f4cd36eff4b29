import type { Ears } from '../desk/ears.ts'
import type { TeamApi } from './api.ts'

/** What every part of the section works with. */
export interface Known extends Ears {
  team: TeamApi
  /** Asks for the team again. */
  again: () => unknown
}
