import pLimit from 'p-limit'
import { maxDays, otherPages } from '../../shared/numbers.ts'
import type { Log } from '../log.ts'
import type { Tallies, TallySum } from '../store/store.ts'
import { dailySums } from '../store/tallies.ts'
import { dayOf } from '../days.ts'
import { isFunnelStep } from './numbers-input.ts'

/** Milliseconds that counts wait in memory for others to be written with. */
const waitMs = 5_000
/** Pages a day and site that are told apart; the rest are counted together. */
const pagesADay = 200

interface Deps {
  tallies: Tallies
  log: Log
  now: () => Date
  /** Said when the server is told to stop: then nothing waits any longer. */
  closing?: AbortSignal | undefined
}

/** Adds up what widgets tell, and hands it to the store in bulk. */
export function createTallyCounter({ tallies, log, now, closing }: Deps) {
  const waiting = dailySums()
  const pageOf = pageNames()
  const forgetOld = oncePerDay(() => keepLatest(tallies))
  /** What is on its way to the store is neither missed nor counted twice. */
  const oneByOne = pLimit(1)
  const hindrance = newHindrance(log)
  let timer: NodeJS.Timeout | undefined

  /** A day at a time, which a store keeps or does not. Throws what it throws; the rest then waits. */
  async function flush() {
    timer = undefined
    let left = waiting.all()
    waiting.clear()
    if (left.length === 0) return
    try {
      for (const day of new Set(left.map(each => each.day))) {
        await tallies.add(left.filter(each => each.day === day))
        left = left.filter(each => each.day !== day)
      }
    } catch (error) {
      left.forEach(waiting.add)
      throw error
    }
    if (!closing?.aborted) await forgetOld(dayOf(now()))
  }

  function flushNow() {
    clearTimeout(timer)
    oneByOne(flush).then(hindrance.end, (error: unknown) => {
      hindrance.tell(error)
      flushSoon()
    })
  }

  function flushSoon() {
    timer ??= setTimeout(flushNow, waitMs).unref()
  }

  closing?.addEventListener('abort', flushNow)

  return {
    count(site: string, page: string, steps: Iterable<string>) {
      const day = dayOf(now())
      for (const step of steps) {
        // Questions are counted for all pages of a site together.
        const counted = isFunnelStep(step) ? pageOf(day, site, page) : ''
        waiting.add({ site, day, page: counted, step, count: 1 })
      }
      flushSoon()
    },

    /** What there is of these days, with what still waits here. */
    sums: (from: string, to: string): Promise<TallySum[]> =>
      oneByOne(async () => {
        const kept = await tallies.sums(from, to)
        return [...kept, ...waiting.all().filter(({ day }) => day >= from && day <= to)]
      }),
  }
}

/** Is told of as it begins: it may last for hours. */
function newHindrance(log: Log) {
  let isTold = false
  return {
    tell(error: unknown) {
      if (!isTold) log.warn({ reason: String(error) }, 'Counts could not be kept yet')
      isTold = true
    },
    end: () => void (isTold = false),
  }
}

/** Goes by the days there are, not by today: a clock that is far ahead for a moment would lose them all. */
async function keepLatest({ days, forgetBefore }: Tallies) {
  const first = (await days()).at(-maxDays)
  if (first !== undefined) await forgetBefore(first)
}

/** Tried again the next time when it fails. */
function oncePerDay(work: () => Promise<void>) {
  let last = ''
  return async (day: string) => {
    if (day === last) return
    await work()
    last = day
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
