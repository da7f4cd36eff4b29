import type { Form } from '../../shared/form.ts'
import type { Readings } from '../understand/reading.ts'
import { isRead } from './read.ts'
import type { Conversation, Setting } from './state.ts'

/** What a reply holds: as an answer to the slot that was asked for, or whatever it says. */
export function listen(
  { answers, asking }: Conversation,
  text: string,
  { understand, context, form }: Setting,
  slot?: string,
): Readings {
  if (!understand) return {}
  if (slot !== undefined && !isRead(slot)) return {}
  const { readings } = understand(text, slot ? { ...context, slot } : context)
  const { name = answers['name'], destination, ...others } = readings
  const isAlone = (others.phone_number ?? others.email) && destination?.is === 'value'
  if (name || !isAlone || asking.is !== 'slot' || asking.slot === 'destination') return readings
  // What stands by itself beside a telephone number or an address is whose it is, and no place.
  return isListed(readings, form) ? readings : { ...others, name: destination }
}

/** One of the site's own places. */
export const isListed = ({ destination }: Readings, { destinations }: Form) =>
  destination?.is === 'value' && destinations.includes(destination.value)
