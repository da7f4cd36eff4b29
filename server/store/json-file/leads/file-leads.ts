import type { Lead } from '../../../../shared/lead.ts'
import { applyEdit } from '../../../edit.ts'
import { merge } from '../../../merge.ts'
import type { Feed } from '../../feed.ts'
import { editorsRoom, sendersRoom, type Room } from '../../lead-room.ts'
import { identityOf, leadText, parseLead } from '../../lead-text.ts'
import { assertDistinct, assertRoomForEach, isNews } from '../../put.ts'
import type { Leads } from '../../store.ts'
import type { LeadTable } from '../table/lead-table.ts'
import { currentLeads, type Current, type CurrentLeads } from './current-leads.ts'
import type { LeadLog } from './lead-log.ts'
import { allLeads, pageOfLeads } from '../../lead-pages.ts'
import type { LeadRegister } from '../../register/lead-register.ts'
import type { Pending } from './pending.ts'

/** Changes of leads; each resolves when it is on disk. */
interface Keeping {
  /**
   * Keeps the lead under this number, or a new one. Its `identityOf` is given, since whoever receives
   * a request has made it already, to look for the lead.
   */
  keep(n: number | undefined, lead: Lead, identity: string | null, room?: Room): Promise<void>
  erase(n: number, lead: Lead): Promise<void>
  /** Keeps a whole lead in the place of the one that is here, whose identity may be another. */
  replace(earlier: Current | undefined, lead: Lead): Promise<void>[]
}

function keeping(table: LeadTable, log: LeadLog, pending: Pending): Keeping {
  let nextNumber = table.end()
  const add = (n: number, id: string, identity: string | null, text: string | null) => {
    const change = { n, id, identity, text }
    const done = log.add(change)
    pending.add(change, done)
    return done
  }
  const keep: Keeping['keep'] = (n, lead, identity, room) => {
    const text = leadText(lead, room)
    return add(n ?? nextNumber++, lead.id, identity, text)
  }
  const erase: Keeping['erase'] = (n, lead) => add(n, lead.id, identityOf(lead), null)
  return {
    keep,
    erase,
    replace(earlier, lead) {
      const identity = identityOf(lead)
      if (!earlier || identityOf(earlier.lead) === identity)
        return [keep(earlier?.n, lead, identity)]
      // The old identity must not lead here any more.
      return [erase(earlier.n, earlier.lead), keep(earlier.n, lead, identity)]
    },
  }
}

/** `put` of the store: on disk when it resolves, what was under way of these leads too. */
const putting =
  ({ byId, holderOf }: CurrentLeads, { replace }: Keeping, log: LeadLog): Leads['put'] =>
  async leads => {
    log.assertSound()
    const found = leads.map(lead => ({ lead, earlier: byId(lead.id) }))
    const news = found.filter(({ lead, earlier }) => isNews(lead, earlier?.lead))
    const taken = news.map(({ lead }) => lead)
    assertDistinct(taken, holderOf)
    assertRoomForEach(taken)
    const kept = news.flatMap(({ lead, earlier }) => replace(earlier, lead))
    await Promise.all([...kept, ...found.map(({ earlier }) => earlier?.done)])
    return news.length
  }

interface Parts {
  table: LeadTable
  register: LeadRegister
  log: LeadLog
  pending: Pending
  feed: Feed
}

/** The leads' operations: each decides at once, and resolves when its change is on disk. */
export function fileLeads({ table, register, log, pending, feed }: Parts): Leads {
  const current = currentLeads(table, pending)
  const changes = keeping(table, log, pending)
  const { byId, byIdentity, holderOf } = current
  const { keep, erase } = changes

  return {
    async receive(arrival) {
      log.assertSound()
      const identity = identityOf(arrival)
      const earlier = byIdentity(identity)
      const received = merge(earlier?.lead, arrival)
      if (received.outcome === 'unchanged') await earlier?.done
      else await keep(earlier?.n, received.lead, identity, sendersRoom)
      return received
    },
    async read(id) {
      const n = table.findId(id)
      return n < 0 ? undefined : parseLead(table.text(n))
    },
    page: query => pageOfLeads(table, register, query),
    counts: register.counts,
    sums: register.sums,
    handles: register.handles,
    async change(id, edit) {
      log.assertSound()
      const earlier = byId(id)
      if (!earlier) return undefined
      const lead = applyEdit(earlier.lead, edit)
      if (lead === earlier.lead) await earlier.done
      else await keep(earlier.n, lead, identityOf(lead), editorsRoom(edit.by))
      return lead
    },
    async erase(id) {
      log.assertSound()
      const earlier = byId(id)
      if (earlier) await erase(earlier.n, earlier.lead)
      // Somebody else may be erasing it: it is gone when that is on disk.
      else await pending.ofId(id)?.done
      return earlier !== undefined
    },
    all: () => allLeads(table),
    holders: async identities => identities.map(each => holderOf(identityOf(each))),
    put: putting(current, changes, log),
    watch: feed.watch,
  }
}
