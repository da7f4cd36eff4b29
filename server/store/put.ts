import type { Lead } from '../../shared/lead.ts'
import { conflict } from '../refusal.ts'
import { identityOf, leadText } from './lead-text.ts'

/** Whether a lead says more than the one that is here. */
export const isNews = (lead: Lead, here: Pick<Lead, 'revision'> | undefined): boolean =>
  !here || here.revision < lead.revision

/** Throws where two leads have one identity: they would share all that comes later. */
export function assertDistinct(
  leads: readonly Lead[],
  holderOf: (identity: string) => string | undefined,
): void {
  const holders = new Map<string, string>()
  for (const lead of leads) {
    const identity = identityOf(lead)
    if (identity === null) continue
    const holder = holders.get(identity) ?? holderOf(identity) ?? lead.id
    if (holder !== lead.id) throw conflict('uid_taken')
    holders.set(identity, lead.id)
  }
}

/** Throws when one of the leads is too large, before any is kept. */
export function assertRoomForEach(leads: readonly Lead[]): void {
  for (const lead of leads) leadText(lead)
}
