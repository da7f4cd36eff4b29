import type { Understanding } from '../understand/reading.ts'
import { bare } from './bare.ts'
import { isRead } from './read.ts'
import type { Setting } from './state.ts'

/** What a reply holds: as an answer to the slot that was asked for, or whatever it says. */
export function listen(text: string, { understand, context }: Setting, slot = ''): Understanding {
  const asked = isRead(slot) ? { ...context, slot } : context
  const { readings, rest } = understand?.(text, asked) ?? { readings: {}, rest: text }
  return { readings: bare(readings), rest }
}
