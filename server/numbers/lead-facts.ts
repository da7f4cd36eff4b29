import type { Lead, LeadState } from '../../shared/lead.ts'
import type { Leads } from '../store/store.ts'

/** What the numbers need of a lead; nothing of the guest's. */
export interface Fact {
  site: string
  page: string
  /** YYYY-MM-DD in UTC. */
  day: string
  state: LeadState
  /** Seconds from receipt to the first change of state by an operator. */
  response: number | undefined
}

/** Changes that are looked up one by one; after more than that everything is read again. */
const fewChanges = 2_000
const together = 20
/** Milliseconds that leads are remembered for: no period is longer. */
const remembered = 400 * 86_400_000

/** Facts of all leads, read once and then kept up with what changes. */
export function createLeadFacts(
  leads: Pick<Leads, 'all' | 'read' | 'watch'>,
  { now }: { now: () => Date },
) {
  const factOf = factMaker()
  let facts: Map<string, Fact> | undefined
  const changed = new Set<string>()
  let isWatching = false
  /** Counts the times that everything became doubtful. */
  let doubts = 0
  let settling: Promise<Map<string, Fact>> | undefined

  function watch() {
    if (isWatching) return
    isWatching = true
    leads.watch(event => {
      if (!facts && !settling) return
      if (event.is !== 'resync') changed.add(event.id)
      if (event.is !== 'resync' && changed.size <= fewChanges) return
      facts = undefined
      doubts += 1
      changed.clear()
    })
  }

  async function settle() {
    watch()
    const before = doubts
    const known = facts
    // Doubtful meanwhile, or cut off in the middle, it is read anew the next time.
    facts = undefined
    const settled = known ?? (await readAll(leads, now(), factOf))
    const ids = [...changed]
    changed.clear()
    await catchUp(leads, settled, ids, factOf)
    if (before === doubts) facts = settled
    return settled
  }

  return {
    /** As of now. */
    async all(): Promise<Iterable<Fact>> {
      settling ??= settle().finally(() => (settling = undefined))
      return (await settling).values()
    },
  }
}

type FactOf = (lead: Lead) => Fact

async function readAll(leads: Pick<Leads, 'all'>, now: Date, factOf: FactOf) {
  const facts = new Map<string, Fact>()
  const since = new Date(now.getTime() - remembered).toISOString()
  for await (const lead of leads.all())
    if (lead.received_at >= since) facts.set(lead.id, factOf(lead))
  return facts
}

async function catchUp(
  leads: Pick<Leads, 'read'>,
  facts: Map<string, Fact>,
  ids: string[],
  factOf: FactOf,
) {
  for (let n = 0; n < ids.length; n += together) {
    const some = ids.slice(n, n + together)
    const found = await Promise.all(some.map(id => leads.read(id)))
    some.forEach((id, place) => {
      const lead = found[place]
      if (lead) facts.set(id, factOf(lead))
      else facts.delete(id)
    })
  }
}

/** Sites, pages and days are few: each is kept once, however many leads have it. */
function factMaker(): FactOf {
  const kept = new Map<string, string>()
  const once = (text: string) => kept.get(text) ?? (kept.set(text, text), text)

  return ({ site, source, state, received_at, history }) => {
    const first = history.find(({ part, by }) => part === 'state' && by.startsWith('operator:'))
    const response = first && (Date.parse(first.at) - Date.parse(received_at)) / 1000
    const [page, day] = [pathOf(source.page), received_at.slice(0, 10)]
    return { site: once(site), page: once(page), day: once(day), state, response }
  }
}

/** A lead that came without a page, from an integrator, has none. */
const pathOf = (page: string | undefined) =>
  page !== undefined && URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : ''
