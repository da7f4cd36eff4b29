import { access } from './es/access.ts'
import { laterReasons } from './es/later-reasons.ts'
import { lead } from './es/lead.ts'
import { numbers } from './es/numbers.ts'
import { sites } from './es/sites.ts'
import { transfer } from './es/transfer.ts'
import type { LaterTexts } from './later-en.ts'

export const later: LaterTexts = {
  ...lead,
  ...numbers,
  ...transfer,
  ...sites,
  ...access,
  ...laterReasons,
}
