import { isNear, longWaitMs } from '../format/urgency.ts'
import type { ListedLead } from './listed-lead.ts'

/** What of a lead's time wants to be seen at a glance. */
export function rowClock(
  { state, waiting_since, fields }: ListedLead,
  now: number,
): 'waiting' | 'near' | undefined {
  if (waiting_since !== null && now - Date.parse(waiting_since) > longWaitMs) return 'waiting'
  if (state !== 'new' && state !== 'contacted' && state !== 'quoted') return undefined
  return isNear(fields.start_date, now) ? 'near' : undefined
}
