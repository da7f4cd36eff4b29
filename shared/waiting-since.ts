import { isOperator, type Change, type Lead } from './lead.ts'

/**
 * Whether a change is where a guest's wait begins: a draft that became a request, or what its guest reopened.
 * An operator who makes a lead new again begins no wait anew.
 */
export const beginsWait = ({ part, from, to, by }: Change): boolean =>
  part === 'state' && to === 'new' && (from === 'partial' || !isOperator(by))

/** Since when its guest waits for a first reply. */
export function waitingSince({ state, history, received_at }: Lead): string | null {
  if (state !== 'new') return null
  return history.findLast(beginsWait)?.at ?? received_at
}
