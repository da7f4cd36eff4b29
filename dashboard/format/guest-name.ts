import type { Lead } from '../../shared/lead.ts'
import { texts } from '../texts/texts.ts'

export type Named = { fields: Pick<Lead['fields'], 'name'> }

/** Whose request it is. */
export const guestName = ({ fields }: Named): string => String(fields.name || texts.inbox.nobody)
