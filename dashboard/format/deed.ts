import type { LeadState } from '../../shared/lead.ts'
import { say, texts } from '../texts/texts.ts'
import { guestName, type Named } from './guest-name.ts'

/** What is done, with whom it is done for: whoever is told of it may have another lead open. */
export const deedFor = (lead: Named, deed: string): string =>
  say('{name} · {deed}', { name: guestName(lead), deed })

export const movedText = (lead: Named, state: LeadState): string =>
  say(texts.toast.moved, { name: guestName(lead), state: texts.states[state] })
