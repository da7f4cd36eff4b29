import type { Understanding } from '../understand/reading.ts'
import { isRead } from './read.ts'
import type { Setting } from './state.ts'

/** What a reply holds: as an answer to the slot that was asked for, or whatever it says. */
export function listen(text: string, { understand, context }: Setting, slot = ''): Understanding {
  if (understand && !slot) return understand(text, context)
  if (understand && isRead(slot)) return understand(text, { ...context, slot })
  return { readings: {}, rest: text }
}
