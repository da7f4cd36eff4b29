import type { SectionProps } from '../desk/sections.ts'
import type { TeamApi } from './api.ts'

/** What every part of the section works with. */
export interface Known extends Pick<SectionProps, 'tell' | 'refused'> {
  team: TeamApi
  /** Asks for the team again. */
  again: () => unknown
}
