import { account } from './en/account.ts'
import { desk } from './en/desk.ts'
import { inbox } from './en/inbox.ts'
import { lead } from './en/lead.ts'
import { sections } from './en/sections.ts'

/** Every text of the dashboard. `{name}` is filled in; forms of a count are chosen by language. */
export const en = {
  language: 'en',
  product: 'Bellhop',
  ...desk,
  ...inbox,
  ...lead,
  ...sections,
  ...account,
}

export type Texts = typeof en
