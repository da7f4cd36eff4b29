import type { Lead } from '../../../../shared/lead.ts'
import { parseLead } from '../../lead-text.ts'
import type { LeadTable } from '../table/lead-table.ts'
import type { Pending, Waiting } from './pending.ts'

/** A lead as the next change finds it: with the changes that are still on their way to disk. */
export interface Current {
  n: number
  lead: Lead
  /** When it will be on disk as it is here; it is there already without it. */
  done?: Promise<void>
}

export interface CurrentLeads {
  byId(id: string): Current | undefined
  byIdentity(identity: string | null): Current | undefined
  /** Its id: of a hundred leads of 1 MB nobody needs more to know whose an identity is. */
  holderOf(identity: string | null): string | undefined
}

export function currentLeads(table: LeadTable, pending: Pending): CurrentLeads {
  const current = (waiting: Waiting | undefined, find: () => number): Current | undefined => {
    if (waiting) {
      const { change, done } = waiting
      return change.text === null ? undefined : { n: change.n, lead: parseLead(change.text), done }
    }
    const n = find()
    return n < 0 ? undefined : { n, lead: parseLead(table.text(n)) }
  }
  return {
    byId: id => current(pending.ofId(id), () => table.findId(id)),
    byIdentity(identity) {
      if (identity === null) return undefined
      return current(pending.ofIdentity(identity), () => table.findIdentity(identity))
    },
    holderOf(identity) {
      if (identity === null) return undefined
      const waiting = pending.ofIdentity(identity)
      if (waiting) return waiting.change.text === null ? undefined : waiting.change.id
      const n = table.findIdentity(identity)
      return n < 0 ? undefined : table.idOf(n)
    },
  }
}
