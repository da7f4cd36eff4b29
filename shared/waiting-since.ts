import { isOperator, type Lead } from './lead.ts'

/**
 * Since when its guest waits for a first reply: a draft from the moment it became a request, one that
 * its guest reopened from then on. An operator who makes it new again begins no wait anew.
 */
export function waitingSince({ state, history, received_at }: Lead): string | null {
  if (state !== 'new') return null
  const asked = history.findLast(
    ({ part, from, to, by }) =>
      part === 'state' && to === 'new' && (from === 'partial' || !isOperator(by)),
  )
  return asked?.at ?? received_at
}
