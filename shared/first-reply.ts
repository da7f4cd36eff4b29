import { isOperator, type Lead, type LeadState } from './lead.ts'
import { beginsWait } from './waiting-since.ts'

const replied: readonly unknown[] = ['contacted', 'quoted', 'won'] satisfies LeadState[]

/**
 * Which revision was an operator's first reply to the guest, and how many milliseconds after the guest began to
 * wait. Nothing of a lead that nobody has replied to, though it may be lost or archived.
 */
export function firstReply({ history, received_at }: Pick<Lead, 'history' | 'received_at'>) {
  const place = history.findIndex(
    ({ part, to, by }) => part === 'state' && replied.includes(to) && isOperator(by),
  )
  const first = history[place]
  if (!first) return undefined
  const since = history.slice(0, place).find(beginsWait)?.at ?? received_at
  return { revision: first.revision, milliseconds: Date.parse(first.at) - Date.parse(since) }
}
