import type { Api, Operator } from '../api.ts'
import type { Go } from '../place.ts'
import type { Reporting } from './reporting.ts'

/** What every section gets from the shell around it. */
export interface SectionProps extends Reporting {
  api: Api
  operator: Operator
  /** What of the section is open: a site's key. */
  part: string | undefined
  /** Which of the tabs inside, where it is not the first. */
  tab: string | undefined
  go: Go
}
