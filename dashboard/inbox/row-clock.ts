import { daysBetween, todayOf } from '../format/time.ts'
import { longWaitMs, nearDays } from '../format/urgency.ts'
import type { ListedLead } from './listed-lead.ts'

/** What of a lead's time wants to be seen at a glance. */
export function rowClock(
  { state, received_at, fields }: ListedLead,
  now: number,
): 'waiting' | 'near' | undefined {
  if (state === 'new' && now - Date.parse(received_at) > longWaitMs) return 'waiting'
  if (state !== 'new' && state !== 'contacted' && state !== 'quoted') return undefined
  const days = daysBetween(todayOf(now), String(fields.start_date ?? ''))
  return days >= 0 && days <= nearDays ? 'near' : undefined
}
