import type { Reporting } from '../parts/reporting.ts'
import type { TeamApi } from './team-api.ts'

/** What every part of the section works with. */
export interface TeamProps extends Reporting {
  team: TeamApi
  /** Asks for the team again. */
  again: () => unknown
}
