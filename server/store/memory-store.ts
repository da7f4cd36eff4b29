import type { Lead } from '../../shared/lead.ts'
import { applyEdit } from '../edit.ts'
import { merge } from '../merge.ts'
import { editDesk, freeze } from './desk.ts'
import { changed, erased, leadFeed } from './feed.ts'
import { allLeads, pageOfLeads } from './lead-pages.ts'
import { editorsRoom, sendersRoom, type Room } from './lead-room.ts'
import { identityText, leadText, parseLead } from './lead-text.ts'
import { assertDistinct, assertRoomForEach, isNews } from './put.ts'
import { leadRegister, type NumberedLeads } from './register/lead-register.ts'
import type { Desk, DeskData, Leads, OpenStore, Tallies, Tally } from './store.ts'
import { addTallies, tallySums } from './tallies.ts'

/** Keeps everything in memory and nothing beyond it: for tests, `npm run dev` and the bench's yardstick. */
export const memoryStore: OpenStore<object> = async (_options, first) => ({
  leads: memoryLeads(),
  desk: memoryDesk(first()),
  tallies: memoryTallies(),
  ready: async () => {},
  close: async () => {},
})

function keptLeads() {
  /** JSON by number, so that nobody's later change of an object reaches it; undefined once erased. */
  const texts: (string | undefined)[] = []
  const numbers = new Map<string, number>()
  const ids = new Map<string, string>()
  const feed = leadFeed()
  const numbered: NumberedLeads = {
    end: () => texts.length,
    has: number => texts[number] !== undefined,
    text: number => texts[number] ?? '',
  }
  const register = leadRegister(numbered)

  const find = (id: string | undefined): Lead | undefined => {
    const text = id === undefined ? undefined : texts[numbers.get(id) ?? -1]
    return text === undefined ? undefined : parseLead(text)
  }
  const set = (id: string, text: string | undefined) => {
    const number = numbers.get(id) ?? texts.length
    numbers.set(id, number)
    texts[number] = text
    register.touch(number)
  }
  const forget = (lead: Lead) => void ids.delete(identityText(lead))
  return {
    numbered,
    register,
    find,
    forget,
    watch: feed.watch,
    idOf: (identity: string) => ids.get(identity),
    keep(lead: Lead, room?: Room) {
      set(lead.id, leadText(lead, room))
      if (lead.client_request_uid !== null) ids.set(identityText(lead), lead.id)
      feed.tell(changed(lead))
    },
    erase(lead: Lead) {
      forget(lead)
      set(lead.id, undefined)
      numbers.delete(lead.id)
      feed.tell(erased(lead))
    },
  }
}

function memoryLeads(): Leads {
  const { numbered, register, find, idOf, keep, forget, erase, watch } = keptLeads()

  return {
    async receive(arrival) {
      const received = merge(find(idOf(identityText(arrival))), arrival)
      if (received.outcome !== 'unchanged') keep(received.lead, sendersRoom)
      return received
    },
    read: async id => find(id),
    page: query => pageOfLeads(numbered, register, query),
    counts: register.counts,
    sums: register.sums,
    handles: register.handles,
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
    all: () => allLeads(numbered),
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
