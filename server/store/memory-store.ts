import {
  summaryOf,
  type LeadFilter,
  type LeadHandle,
  type LeadPageBody,
} from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { applyEdit } from '../edit.ts'
import { merge } from '../merge.ts'
import { nextCursor, readCursor } from './cursor.ts'
import { editDesk, freeze } from './desk.ts'
import { changed, erased, leadFeed } from './feed.ts'
import { matches, traitsOf, wantedOf } from './filter.ts'
import { leadCounts } from './lead-counts.ts'
import { editorsRoom, sendersRoom, type Room } from './lead-room.ts'
import { kindText, leadSums, responseOf } from './lead-sums.ts'
import { identityText, leadText, parseLead } from './lead-text.ts'
import { assertDistinct, assertRoomForEach, isNews } from './put.ts'
import { names } from './register/names.ts'
import type { Desk, DeskData, Leads, LeadSums, OpenStore, Tallies, Tally } from './store.ts'
import { addTallies, tallySums } from './tallies.ts'

/** Keeps everything in memory and nothing beyond it: for tests, `npm run dev` and the bench's yardstick. */
export const memoryStore: OpenStore<object> = async (_options, first) => ({
  leads: memoryLeads(),
  desk: memoryDesk(first()),
  tallies: memoryTallies(),
  ready: async () => {},
  close: async () => {},
})

interface Kept {
  /** Counts arrivals; never used twice. */
  number: number
  /** JSON, so that nobody's later change of an object reaches it. */
  text: string
}

function keptLeads() {
  const kept = new Map<string, Kept>()
  const ids = new Map<string, string>()
  const feed = leadFeed()
  let count = 0

  const find = (id: string | undefined): Lead | undefined => {
    const found = id === undefined ? undefined : kept.get(id)
    return found && parseLead(found.text)
  }
  const forget = (lead: Lead) => {
    if (ids.get(identityText(lead)) === lead.id) ids.delete(identityText(lead))
  }
  return {
    kept,
    find,
    forget,
    watch: feed.watch,
    idOf: (identity: string) => ids.get(identity),
    keep(lead: Lead, room?: Room) {
      const text = leadText(lead, room)
      kept.set(lead.id, { number: kept.get(lead.id)?.number ?? ++count, text })
      if (lead.client_request_uid !== null) ids.set(identityText(lead), lead.id)
      feed.tell(changed(lead))
    },
    erase(lead: Lead) {
      forget(lead)
      kept.delete(lead.id)
      feed.tell(erased(lead))
    },
    /** Newest first, with what they are counted by. */
    matching(filter: LeadFilter, before = Infinity) {
      const wanted = wantedOf(filter)
      return [...kept.values()]
        .filter(({ number }) => number < before)
        .reverse()
        .map(({ number, text }) => ({ number, lead: parseLead(text) }))
        .filter(({ lead }) => matches(lead, wanted))
    },
  }
}

function memoryLeads(): Leads {
  const { kept, find, idOf, keep, forget, erase, matching, watch } = keptLeads()
  const leadsOf = (filter: LeadFilter) => matching(filter).map(({ lead }) => lead)

  return {
    async receive(arrival) {
      const received = merge(find(idOf(identityText(arrival))), arrival)
      if (received.outcome !== 'unchanged') keep(received.lead, sendersRoom)
      return received
    },
    read: async id => find(id),
    page: async query => pageOf(matching(query, readCursor(query.cursor)), query.limit),
    async counts(filter) {
      const counts = leadCounts()
      for (const { state, unread } of leadsOf(filter)) counts.add(state, unread)
      return counts.body
    },
    sums: async filter => sumsOf(leadsOf(filter)),
    handles: async (filter, limit) => leadsOf(filter).slice(0, limit).map(handleOf),
    async change(id, edit) {
      const earlier = find(id)
      if (!earlier) return undefined
      const lead = applyEdit(earlier, edit)
      if (lead !== earlier) keep(lead, editorsRoom(edit.by))
      return lead
    },
    async erase(id) {
      const lead = find(id)
      if (!lead) return false
      erase(lead)
      return true
    },
    async *all() {
      for (const { text } of Array.from(kept.values())) yield parseLead(text)
    },
    holders: async identities => identities.map(each => idOf(identityText(each))),
    async put(leads) {
      const news = leads.filter(lead => isNews(lead, find(lead.id)))
      assertDistinct(news, idOf)
      assertRoomForEach(news)
      for (const lead of news) {
        const earlier = find(lead.id)
        if (earlier) forget(earlier)
        keep(lead)
      }
      return news.length
    },
    watch,
  }
}

function sumsOf(leads: Lead[]): LeadSums {
  const [sums, kinds] = [leadSums(), names()]
  for (const lead of leads) {
    const response = responseOf(lead)
    sums.add(kinds.add(kindText(lead, response)), traitsOf(lead).received, response)
  }
  return sums.all(kinds.nameOf)
}

function pageOf(found: { number: number; lead: Lead }[], limit: number): LeadPageBody {
  const numbers = found.map(({ number }) => number)
  return {
    leads: found.slice(0, limit).map(({ lead }) => summaryOf(lead)),
    next_cursor: nextCursor(numbers, limit),
  }
}

const handleOf = ({ id, revision, state, owner, unread }: Lead): LeadHandle => ({
  id,
  revision,
  state,
  owner,
  unread,
})

function memoryDesk(first: DeskData): Desk {
  let desk = freeze(structuredClone(first))
  return {
    read: () => desk,
    refresh: async () => {},
    async change(edit) {
      const [changed, answer] = editDesk(desk, edit)
      desk = changed
      return answer
    },
  }
}

function memoryTallies(): Tallies {
  let kept: Tally[] = []
  return {
    async add(tallies) {
      kept = addTallies(kept, tallies)
    },
    read: async day => kept.filter(each => each.day === day),
    async sums(from, to) {
      const sums = tallySums()
      sums.add(kept.filter(({ day }) => day >= from && day <= to))
      return sums.all()
    },
    days: async () => [...new Set(kept.map(({ day }) => day))].toSorted(),
    async forgetBefore(first) {
      kept = kept.filter(({ day }) => day >= first)
    },
  }
}
