import type { Json } from '../../../shared/json.ts'
import type { LeadFieldName } from '../../../shared/lead.ts'

export interface Guest {
  locale: string
  timezoneId: string
  sentences: Sentence[]
}

export interface Sentence {
  say: string
  /** All that the request may hold of the trip; the name and number are asked for besides. */
  fields: Partial<Record<LeadFieldName, string | number>>
  /** What the guest says or taps when asked back; everything else is passed over. */
  replies?: Partial<Record<LeadFieldName, string | Tap>>
  custom?: Record<string, Json>
}

type Tap = { is: 'day'; day: string } | { is: 'flexible' }

/** The guest passes the day over and is free within the period they named. */
export const flexible: Tap = { is: 'flexible' }
