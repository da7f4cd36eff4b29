import { applyEdit } from '../edit.ts'
import { merge } from '../merge.ts'
import { editDesk, freeze } from './desk.ts'
import { assertDistinct, identityText, leadText, parseLead } from './lead-text.ts'
import { matches, readCursor, searchWords } from './search.ts'
import type { Desk, LeadPage, LeadQuery, Leads, OpenStore } from './store.ts'
import type { Lead } from '../../shared/lead.ts'

/** Keeps everything in memory and nothing beyond it: for tests, and as the bench's yardstick. */
export const memoryStore: OpenStore<object> = async (_options, first) => ({
  leads: memoryLeads(),
  desk: memoryDesk(first()),
  ready: async () => {},
  close: async () => {},
})

interface Kept {
  /** Counts receipts; never used twice. */
  number: number
  /** JSON, so that nobody's later change of an object reaches it. */
  text: string
}

function memoryLeads(): Leads {
  const kept = new Map<string, Kept>()
  const ids = new Map<string, string>()
  let count = 0

  const find = (id: string | undefined): Lead | undefined => {
    const found = id === undefined ? undefined : kept.get(id)
    return found && parseLead(found.text)
  }
  const keep = (lead: Lead) => {
    kept.set(lead.id, { number: kept.get(lead.id)?.number ?? ++count, text: leadText(lead) })
    if (lead.client_request_uid !== null) ids.set(identityText(lead), lead.id)
  }
  const forget = (lead: Lead) => {
    if (ids.get(identityText(lead)) === lead.id) ids.delete(identityText(lead))
  }

  return {
    async receive(receipt) {
      const received = merge(find(ids.get(identityText(receipt))), receipt)
      if (received.outcome !== 'unchanged') keep(received.lead)
      return received
    },
    read: async id => find(id),
    page: async query => pageOf([...kept.values()], query),
    async change(id, edit) {
      const earlier = find(id)
      if (!earlier) return undefined
      const lead = applyEdit(earlier, edit)
      if (lead !== earlier) keep(lead)
      return lead
    },
    async erase(id) {
      const lead = find(id)
      if (lead) forget(lead)
      return kept.delete(id)
    },
    async *all() {
      for (const { text } of Array.from(kept.values())) yield parseLead(text)
    },
    async put(leads) {
      assertDistinct(leads, identity => ids.get(identity))
      leads.forEach(leadText)
      for (const lead of leads) {
        const earlier = find(lead.id)
        if (earlier) forget(earlier)
        keep(lead)
      }
    },
  }
}

function pageOf(kept: Kept[], query: LeadQuery): LeadPage {
  const before = readCursor(query.cursor)
  const words = searchWords(query.search)
  const found = kept
    .filter(({ number }) => number < before)
    .reverse()
    .filter(({ text }) => matches(parseLead(text), query, words))
  const page = found.slice(0, query.limit)
  const next = found.length > page.length ? (page.at(-1)?.number ?? null) : null
  return {
    leads: page.map(({ text }) => parseLead(text)),
    next_cursor: next === null ? null : String(next),
  }
}

function memoryDesk(first: ReturnType<Desk['read']>): Desk {
  let desk = freeze(structuredClone(first))
  return {
    read: () => desk,
    async change(edit) {
      const [changed, answer] = editDesk(desk, edit)
      desk = changed
      return answer
    },
  }
}
