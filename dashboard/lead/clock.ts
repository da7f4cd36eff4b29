import { isOperator, type Lead } from '../../shared/lead.ts'
import { waitingSince } from '../../shared/waiting-since.ts'
import { isNear, longWaitMs } from '../format/urgency.ts'

/** What a lead most wants to be known of its time. */
type Clock =
  | { is: 'waiting'; milliseconds: number; long: boolean }
  | { is: 'stopped'; at: string }
  | { is: 'near' }
  | { is: 'calm' }

export function clockOf(lead: Lead, now: number): Clock {
  if (lead.state === 'partial') return { is: 'stopped', at: lastHeard(lead) }
  const since = waitingSince(lead)
  if (since !== null) {
    const milliseconds = Math.max(0, now - Date.parse(since))
    return { is: 'waiting', milliseconds, long: milliseconds > longWaitMs }
  }
  const isOpen = lead.state === 'contacted' || lead.state === 'quoted'
  return { is: isOpen && isNear(lead.fields.start_date, now) ? 'near' : 'calm' }
}

/** When the guest last said something, whatever operators did since. Instants compare as text. */
function lastHeard({ history, suggestions, received_at }: Lead): string {
  const ofGuest = [...history, ...suggestions].filter(({ by }) => !isOperator(by))
  return ofGuest.reduce((last, { at }) => (at > last ? at : last), received_at)
}
