import { access } from './en/access.ts'
import { shell } from './en/shell.ts'
import { inbox } from './en/inbox.ts'
import { lead } from './en/lead.ts'
import { numbers } from './en/numbers.ts'
import { reasons } from './en/reasons.ts'
import { sections } from './en/sections.ts'
import { transfer } from './en/transfer.ts'
import { sites } from './en/sites.ts'

/** Every text of the dashboard. `{name}` is filled in; forms of a count are chosen by language. */
export const en = {
  language: 'en',
  product: 'Bellhop',
  ...shell,
  ...inbox,
  ...lead,
  ...sections,
  ...numbers,
  ...reasons,
  ...transfer,
  ...sites,
  ...access,
}

export type Texts = typeof en
