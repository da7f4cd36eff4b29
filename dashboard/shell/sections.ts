import type { FunctionComponent } from 'preact'
import type { Role } from '../../shared/operator.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { sectionNames, type SectionName } from '../place.ts'

interface Section {
  /** Who may open it. */
  roles: readonly Role[]
  /** Fetched when it is opened. */
  load: () => Promise<FunctionComponent<SectionProps>>
}

export const sections: Record<SectionName, Section> = {
  numbers: {
    roles: ['owner', 'agent'],
    load: async () => (await import('../numbers/numbers-section.tsx')).NumbersSection,
  },
  transfer: {
    roles: ['owner', 'agent'],
    load: async () => (await import('../transfer/transfer-section.tsx')).TransferSection,
  },
  sites: {
    roles: ['owner'],
    load: async () => (await import('../sites/sites-section.tsx')).SitesSection,
  },
  team: {
    roles: ['owner'],
    load: async () => (await import('../team/team-section.tsx')).TeamSection,
  },
  tokens: {
    roles: ['owner'],
    load: async () => (await import('../tokens/tokens-section.tsx')).TokensSection,
  },
  account: {
    roles: ['owner', 'agent'],
    load: async () => (await import('../account/account-section.tsx')).AccountSection,
  },
}

export const sectionsFor = (role: Role): SectionName[] =>
  sectionNames.filter(name => sections[name].roles.includes(role))
