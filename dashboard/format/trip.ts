import type { LeadFields } from '../../shared/lead.ts'
import { sayCount, texts } from '../texts/texts.ts'
import { shortDate } from './time.ts'

type Trip = Pick<
  LeadFields,
  'destination' | 'start_date' | 'no_of_days' | 'no_of_adults' | 'no_of_children'
>

/** A trip at a glance: place, dates, party; only what the guest has said. */
export function tripParts(trip: Trip, today: string, locale: string): string[] {
  return [String(trip.destination ?? ''), datesOf(trip, today, locale), partyOf(trip)].filter(
    Boolean,
  )
}

function datesOf({ start_date, no_of_days }: Trip, today: string, locale: string): string {
  const start = typeof start_date === 'string' ? shortDate(start_date, today, locale) : undefined
  const days = typeof no_of_days === 'number' ? sayCount(texts.counts.days, no_of_days) : undefined
  return [start, days].filter(Boolean).join(', ')
}

function partyOf({ no_of_adults, no_of_children }: Trip): string {
  const adults = no_of_adults ? sayCount(texts.counts.adults, Number(no_of_adults)) : undefined
  const children = no_of_children
    ? sayCount(texts.counts.children, Number(no_of_children))
    : undefined
  return [adults, children].filter(Boolean).join(', ')
}
