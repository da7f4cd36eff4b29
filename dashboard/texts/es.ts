import type { Texts } from './en.ts'
import { account } from './es/account.ts'
import { desk } from './es/desk.ts'
import { inbox } from './es/inbox.ts'
import { lead } from './es/lead.ts'
import { sections } from './es/sections.ts'

/** Spanish; translated by machine and read once by us. */
export const es: Texts = {
  language: 'es',
  product: 'Bellhop',
  ...desk,
  ...inbox,
  ...lead,
  ...sections,
  ...account,
}
