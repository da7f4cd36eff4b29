import { inbox } from './en/inbox.ts'
import { reasons } from './en/reasons.ts'
import { sections } from './en/sections.ts'
import { shell } from './en/shell.ts'

/** The texts of the first view. `{name}` is filled in; forms of a count are chosen by language. */
export const en = {
  language: 'en',
  product: 'Bellhop',
  ...shell,
  ...inbox,
  ...sections,
  ...reasons,
  later: async () => (await import('./later-en.ts')).later,
}

export type Texts = typeof en
