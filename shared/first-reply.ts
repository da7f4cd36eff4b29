import { isOperator, type Lead, type LeadState } from './lead.ts'

const replied: readonly unknown[] = ['contacted', 'quoted', 'won'] satisfies LeadState[]

/**
 * Which revision was an operator's first reply to the guest, and how many milliseconds after there was a request:
 * a draft becomes one later. Nothing of a lead that nobody has replied to, though it may be lost or archived.
 */
export function firstReply({ history, received_at }: Pick<Lead, 'history' | 'received_at'>) {
  const states = history.filter(({ part }) => part === 'state')
  const place = states.findIndex(({ to, by }) => replied.includes(to) && isOperator(by))
  const first = states[place]
  if (!first) return undefined
  const since = states.slice(0, place).find(({ to }) => to === 'new')?.at ?? received_at
  return { revision: first.revision, milliseconds: Date.parse(first.at) - Date.parse(since) }
}
