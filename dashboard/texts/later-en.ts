import { access } from './en/access.ts'
import { laterReasons } from './en/later-reasons.ts'
import { lead } from './en/lead.ts'
import { numbers } from './en/numbers.ts'
import { sites } from './en/sites.ts'
import { transfer } from './en/transfer.ts'

/** The texts of all that is fetched when it is opened. */
export const later = { ...lead, ...numbers, ...transfer, ...sites, ...access, ...laterReasons }

export type LaterTexts = typeof later
