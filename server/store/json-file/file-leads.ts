import type { Lead } from '../../../shared/lead.ts'
import { applyEdit } from '../../edit.ts'
import { merge } from '../../merge.ts'
import { assertDistinct, leadText, parseLead } from '../lead-text.ts'
import type { Leads } from '../store.ts'
import { currentLeads, identityOf } from './current-leads.ts'
import type { LeadLog } from './lead-log.ts'
import { allLeads, pageOfLeads } from './lead-pages.ts'
import type { LeadTable } from './lead-table.ts'
import type { Pending } from './pending.ts'

/** Takes a change of the lead with this number, or of a new one; resolves when it is on disk. */
interface Keeping {
  keep(n: number | undefined, lead: Lead): Promise<void>
  erase(n: number, lead: Lead): Promise<void>
}

function keeping(table: LeadTable, log: LeadLog, pending: Pending): Keeping {
  let nextNumber = table.end()
  const add = (n: number, lead: Lead, text: string | null): Promise<void> => {
    const change = { n, id: lead.id, identity: identityOf(lead), text }
    const done = log.add(change)
    pending.add(change, done)
    return done
  }
  return {
    keep(n, lead) {
      const text = leadText(lead)
      return add(n ?? nextNumber++, lead, text)
    },
    erase: (n, lead) => add(n, lead, null),
  }
}

/** The leads' operations: each decides at once, and resolves when its change is on disk. */
export function fileLeads(table: LeadTable, log: LeadLog, pending: Pending): Leads {
  const { byId, byIdentity } = currentLeads(table, pending)
  const { keep, erase } = keeping(table, log, pending)

  return {
    async receive(receipt) {
      log.assertSound()
      const earlier = byIdentity(identityOf(receipt))
      const received = merge(earlier?.lead, receipt)
      if (received.outcome !== 'unchanged') await keep(earlier?.n, received.lead)
      else await earlier?.done
      return received
    },
    async read(id) {
      const n = table.findId(id)
      return n < 0 ? undefined : parseLead(table.text(n))
    },
    page: query => pageOfLeads(table, query),
    async change(id, edit) {
      log.assertSound()
      const earlier = byId(id)
      if (!earlier) return undefined
      const lead = applyEdit(earlier.lead, edit)
      if (lead !== earlier.lead) await keep(earlier.n, lead)
      else await earlier.done
      return lead
    },
    async erase(id) {
      log.assertSound()
      const earlier = byId(id)
      if (!earlier) return false
      await erase(earlier.n, earlier.lead)
      return true
    },
    all: () => allLeads(table),
    async put(leads) {
      log.assertSound()
      assertDistinct(leads, identity => byIdentity(identity)?.lead.id)
      leads.forEach(leadText)
      const changes = leads.flatMap(lead => {
        const earlier = byId(lead.id)
        if (!earlier || identityOf(earlier.lead) === identityOf(lead))
          return [keep(earlier?.n, lead)]
        // The old identity must not lead here any more.
        return [erase(earlier.n, earlier.lead), keep(earlier.n, lead)]
      })
      await Promise.all(changes)
    },
  }
}
