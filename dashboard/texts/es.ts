import type { Texts } from './en.ts'
import { inbox } from './es/inbox.ts'
import { reasons } from './es/reasons.ts'
import { sections } from './es/sections.ts'
import { shell } from './es/shell.ts'

/** Spanish; translated by machine and read once by us. */
export const es: Texts = {
  language: 'es',
  product: 'Bellhop',
  ...shell,
  ...inbox,
  ...sections,
  ...reasons,
  later: async () => (await import('./later-es.ts')).later,
}
