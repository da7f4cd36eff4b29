import type { Texts } from './en.ts'
import { access } from './es/access.ts'
import { shell } from './es/shell.ts'
import { inbox } from './es/inbox.ts'
import { lead } from './es/lead.ts'
import { numbers } from './es/numbers.ts'
import { reasons } from './es/reasons.ts'
import { sections } from './es/sections.ts'
import { transfer } from './es/transfer.ts'
import { sites } from './es/sites.ts'

/** Spanish; translated by machine and read once by us. */
export const es: Texts = {
  language: 'es',
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
