import type { Lead, LeadState } from '../../shared/lead.ts'
import { say, texts } from '../texts/texts.ts'

type Named = { fields: Pick<Lead['fields'], 'name'> }

/** Whose request it is. */
export const guestName = ({ fields }: Named): string => String(fields.name || texts.inbox.nobody)

/** What is done, with whom it is done for: whoever is told of it may have another lead open. */
export const deedFor = (lead: Named, deed: string): string =>
  say('{name} · {deed}', { name: guestName(lead), deed })

export const movedText = (lead: Named, state: LeadState): string =>
  say(texts.toast.moved, { name: guestName(lead), state: texts.states[state] })
