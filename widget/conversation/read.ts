import type { Readings, Slot } from '../understand/reading.ts'

/** What the understanding looks for in a reply; all else is the guest's own words. */
const slots: readonly string[] = [
  'destination',
  'start_date',
  'no_of_days',
  'no_of_adults',
  'no_of_children',
  'name',
  'phone_number',
  'email',
] satisfies Slot[]

export const isRead = (slot: string): slot is Slot => slots.includes(slot)

export const readingOf = (readings: Readings, slot: string) =>
  isRead(slot) ? readings[slot] : undefined
