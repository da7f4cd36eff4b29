import { funnelSteps } from '../../shared/numbers.ts'
import type { Log } from '../store/log.ts'
import type { Tallies, Tally } from '../store/store.ts'
import { dayOf } from './days.ts'

/** Milliseconds that counts wait in memory for others to be written with. */
const patience = 5_000
/** Pages a day and site that are told apart; the rest are counted together. */
const pagesADay = 200
const otherPages = '…'

const isFunnelStep = (step: string) => (funnelSteps as readonly string[]).includes(step)

export type TallyCounter = ReturnType<typeof createTallyCounter>

interface Deps {
  tallies: Tallies
  log: Log
  now: () => Date
}

/** Adds up what widgets tell, and hands it to the store in bulk. */
export function createTallyCounter({ tallies, log, now }: Deps) {
  const waiting = new Map<string, Tally>()
  const pageOf = pageNames()
  let timer: NodeJS.Timeout | undefined

  /** Throws what the store throws; the counts then wait for the next time. */
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting.clear()
    if (batch.length === 0) return
    try {
      await tallies.add(batch)
    } catch (error) {
      batch.forEach(add)
      throw error
    }
  }

  function add(tally: Tally) {
    const name = JSON.stringify([tally.day, tally.site, tally.page, tally.step])
    const known = waiting.get(name)
    if (known) known.count += tally.count
    else waiting.set(name, { ...tally })
  }

  function flushSoon() {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'Counts could not be kept yet')
        flushSoon()
      })
    }, patience).unref()
  }

  return {
    count(site: string, page: string, steps: Iterable<string>) {
      const day = dayOf(now())
      for (const step of steps) {
        // Questions are counted for all pages of a site together.
        const counted = isFunnelStep(step) ? pageOf(day, site, page) : ''
        add({ site, day, page: counted, step, count: 1 })
      }
      flushSoon()
    },

    /** What there is, with what still waits here. */
    async read(from: string, to: string): Promise<Tally[]> {
      await flush()
      return tallies.read(from, to)
    },
  }
}

/** The first pages of a day and site by their own names, the rest by one. */
function pageNames() {
  const pages = new Map<string, Set<string>>()
  let today = ''

  return (day: string, site: string, page: string): string => {
    if (day !== today) pages.clear()
    today = day
    const seen = pages.get(site) ?? new Set()
    pages.set(site, seen)
    if (!seen.has(page) && seen.size >= pagesADay) return otherPages
    seen.add(page)
    return page
  }
}
