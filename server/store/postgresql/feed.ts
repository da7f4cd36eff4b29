import pLimit from 'p-limit'
import type { LeadEvent } from '../../../shared/lead-api.ts'
import { leadFeed, type Feed } from '../feed.ts'
import type { Log } from '../../log.ts'
import type { Database } from './database.ts'
import { listenOnChannel } from './listen.ts'

const name = 'bellhop_leads'

/** Milliseconds that changes are collected for before the other processes hear of them. */
const pauseMs = 100

/** Changes at a time beyond which one word for all of them costs everybody less. */
const maxTold = 500

/** PostgreSQL takes payloads below 8000 bytes; an event has some 150. */
const payloadLength = 4000

/** An event, and the number of the lead when it has been erased. */
type Told = [event: LeadEvent, number?: number]

interface SharedFeed extends Pick<Feed, 'watch'> {
  tell(...told: Told): void
  /** Hears the other processes from now on. */
  listen(): void
  /** Has the other processes look: anything may have changed. */
  rouse(): Promise<void>
  close(): Promise<void>
}

interface Ears {
  /** Of this process and the others. */
  heard: (...told: Told) => void
  /** Whether all is heard from now on. */
  hears: (all: boolean) => void
}

/**
 * The feed of all processes of a database. Notified outside of the transactions that keep leads:
 * inside, PostgreSQL would let them commit only one by one.
 */
export function sharedFeed(url: string, database: Database, log: Log, ears: Ears): SharedFeed {
  const local = leadFeed()
  const self = crypto.randomUUID()
  const tellOthers = (all: Told[]) => say(payloadsOf(all).map(payload => self + payload))
  const others = passedOn(tellOthers)
  let endListening: (() => Promise<void>) | undefined

  const say = async (payloads: string[]) => {
    const statement = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload'
    await database.query(statement, [name, payloads])
  }
  const tellHere: SharedFeed['tell'] = (...told) => {
    ears.heard(...told)
    local.tell(told[0])
  }
  const channel = {
    name,
    say: (payload: string) => say([payload]),
    hear(payload: string) {
      if (payload.startsWith(self)) return
      for (const told of readTold(payload.slice(self.length))) tellHere(...told)
    },
    hears(all: boolean) {
      ears.hears(all)
      if (all) local.tell({ is: 'resync' })
    },
    // Nothing is heard of what happens, so whoever watches has to look.
    deaf: () => local.tell({ is: 'resync' }),
  }
  const startListening = () => void (endListening ??= listenOnChannel(url, channel, log))

  return {
    tell(...told) {
      tellHere(...told)
      others.add(told)
    },
    watch(listener) {
      startListening()
      return local.watch(listener)
    },
    listen: startListening,
    rouse: () => tellOthers([[{ is: 'resync' }]]),
    async close() {
      await endListening?.()
      await others.close()
    },
  }
}

/** Any role of the database may notify: what is none of ours counts for nothing, and ends no process. */
function readTold(text: string): Told[] {
  try {
    return (JSON.parse(text) as Told[]).filter(([event]) => isEvent(event))
  } catch {
    return []
  }
}

const isEvent = (event: LeadEvent) =>
  event.is === 'resync' ||
  (/^(lead|erased)$/.test(event.is) &&
    typeof event.id === 'string' &&
    typeof event.site === 'string')

/** What the other processes are told, now and then. */
function passedOn(tell: (all: Told[]) => Promise<void>) {
  let waiting = new Map<string, Told>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  // One connection may be faster than another, and what is told has an order.
  const oneByOne = pLimit(1)

  const pass = async () => {
    timer = undefined
    if (waiting.size === 0) return
    const all = [...waiting.values()]
    waiting = new Map()
    try {
      await tell(all.length > maxTold ? [[{ is: 'resync' }]] : all)
    } catch {
      // What it was is lost; that there was something is told as soon as the database is back.
      add([{ is: 'resync' }])
    }
  }
  const add = (told: Told) => {
    const [event, number = ''] = told
    // A lead that was erased and brought in again has another number: the others must hear of both, in order.
    const key = event.is === 'resync' ? '' : `${event.id} ${number}`
    waiting.delete(key)
    waiting.set(key, told)
    if (!isClosed) timer ??= setTimeout(() => void oneByOne(pass), pauseMs).unref()
  }
  return {
    add,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await oneByOne(pass)
    },
  }
}

/** As few payloads as hold them all. */
function payloadsOf(all: Told[]): string[] {
  const payloads: string[] = []
  let open: string[] = []
  let length = 0
  for (const told of all) {
    const text = JSON.stringify(told)
    if (length + text.length > payloadLength && open.length > 0) {
      payloads.push(`[${open.join()}]`)
      open = []
      length = 0
    }
    open.push(text)
    length += text.length + 1
  }
  return [...payloads, `[${open.join()}]`]
}
