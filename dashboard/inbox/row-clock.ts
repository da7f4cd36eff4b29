import { isNear, longWaitMs } from '../format/urgency.ts'
import type { ListedLead } from './listed-lead.ts'

/** What of a lead's time wants to be seen at a glance. */
export function rowClock(
  { state, received_at, fields }: ListedLead,
  now: number,
): 'waiting' | 'near' | undefined {
  if (state === 'new' && now - Date.parse(received_at) > longWaitMs) return 'waiting'
  if (state !== 'new' && state !== 'contacted' && state !== 'quoted') return undefined
  return isNear(fields.start_date, now) ? 'near' : undefined
}
