import { alone, type Alone } from '../alone.ts'
import { createApi } from '../api.ts'
import { createSession } from '../session.ts'
import { shelf, webStorage, type Storage } from '../storage.ts'
import { audience } from './audience.ts'
import type { Delivery } from './delivery.ts'
import { draftShelf } from './draft-shelf.ts'
import { isOld, nextDraft, type Draft, type Fields, type StoredDraft } from './draft.ts'
import { watchPage } from './page-life.ts'
import type { PageSource } from './page-source.ts'
import { createSender } from './sender.ts'
import { createTelling } from './telling.ts'

export type { Delivery } from './delivery.ts'
export type { Draft, Fields, StoredDraft } from './draft.ts'

export interface Outbox {
  /** The draft of an earlier visit; what it still owes the server is sent now. */
  restore: () => StoredDraft | undefined
  save: (draft: Draft) => void
  submit: (request: Fields) => void
  subscribe: (listener: (delivery: Delivery) => void) => () => void
  /** Tells of the draft when another tab has changed it; undefined when it was cleared there. */
  follow: (listener: (draft: StoredDraft | undefined) => void) => () => void
  /** Forgets the draft and its uid. */
  clear: () => void
  /** Lets go of timers and listeners; the draft stays. */
  stop: () => void
}

export interface OutboxDeps {
  site: string
  /** Origin of the server, without a slash at the end. */
  base: string
  storage?: Storage | undefined
  now?: () => number
  random?: () => number
  fetch?: typeof globalThis.fetch
  /** Where `online`, `pagehide`, `visibilitychange` and `storage` are heard. */
  events?: EventTarget
  isOnline?: () => boolean
  alone?: Alone
  /** The page the guest is on, sent along with each draft. */
  source: () => PageSource
}

/** What is not given is taken from the browser. */
const complete = ({
  site,
  base,
  storage = webStorage(),
  now = Date.now,
  random = Math.random,
  fetch = (...call) => globalThis.fetch(...call),
  events = window,
  isOnline = () => navigator.onLine,
  source,
  alone: only = alone,
}: OutboxDeps) => {
  const kept = shelf(storage)
  const send = createApi(base, fetch)
  const session = createSession({ site, send, shelf: kept, now, alone: only })
  return { send, session, drafts: draftShelf(kept, site), now, random, events, isOnline, source }
}

/** Keeps the guest's draft and sees that the server gets it, once, however long that takes. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { events, source, ...world } = complete(deps)
  const { session, drafts, now } = world
  const telling = createTelling(drafts)
  const [follow, tellFollowers] = audience<StoredDraft | undefined>()
  const sender = createSender({ ...world, telling })

  function change(news: Draft, submitted: boolean) {
    const page = source()
    drafts.write(nextDraft(drafts.read(), { ...news, submitted, source: page, at: now() }))
    telling.changed()
    // Ahead of need: a page that is closing has no time to fetch a token first.
    void session.token()
  }

  const unwatch = watchPage(events, drafts.name, {
    leave: sender.leave,
    comeBack: sender.again,
    stored(text) {
      if (text === null) drafts.clear()
      tellFollowers(drafts.read())
      telling.tell()
    },
  })

  function restore() {
    const draft = drafts.read()
    if (draft && isOld(draft, now())) drafts.clear()
    sender.again()
    return drafts.read()
  }

  return {
    subscribe: telling.subscribe,
    follow,
    restore,
    save(draft) {
      change(draft, false)
      sender.pump()
    },
    submit(fields) {
      change({ state: drafts.read()?.state, fields }, true)
      sender.again()
    },
    clear() {
      drafts.clear()
      telling.changed()
    },
    stop() {
      sender.stop()
      unwatch()
    },
  }
}
