import { alone, type Alone } from '../alone.ts'
import { createApi } from '../api.ts'
import { createSession } from '../session.ts'
import type { Shelf } from '../storage.ts'
import { draftShelf } from './draft-shelf.ts'
import { isOld, nextDraft, type Draft, type Fields, type StoredDraft } from './draft.ts'
import { watchPage } from './page-life.ts'
import type { PageSource } from './page-source.ts'
import { createSender } from './sender.ts'
import { createTelling, type Listener } from './telling.ts'

export type { Delivery } from './delivery.ts'
export type { Draft, Fields, StoredDraft } from './draft.ts'

export interface Outbox {
  /** Goes on with the draft of an earlier visit; what it still owes the server is sent now. */
  restore: () => void
  save: (draft: Draft) => void
  submit: (request: Fields) => void
  /** Forgets the draft and its uid; what it gives brings both back. */
  clear: () => (() => void) | undefined
  /** Lets go of timers and listeners; the draft stays. */
  stop: () => void
}

export interface OutboxDeps extends Listener {
  site: string
  /** Origin of the server, without a slash at the end. */
  base: string
  shelf: Shelf
  now?: () => number
  random?: () => number
  fetch?: typeof globalThis.fetch
  /** Where `online`, `pagehide`, `visibilitychange` and `storage` are heard. */
  events?: EventTarget
  isOnline?: () => boolean
  alone?: Alone
  /** Hears of the draft of an earlier visit or another tab; undefined when there is none. */
  follow: (draft: StoredDraft | undefined) => void
  /** The page the guest is on, sent along with each draft. */
  source: () => PageSource
}

/** What is not given is taken from the browser. */
const complete = ({
  site,
  base,
  shelf,
  now = Date.now,
  random = Math.random,
  fetch = (...call) => globalThis.fetch(...call),
  events = window,
  isOnline = () => navigator.onLine,
  alone: only = alone,
  ...listener
}: OutboxDeps) => {
  const send = createApi({ base, site, shelf, now, fetch })
  const session = createSession({ site, send, shelf, now, alone: only })
  const drafts = draftShelf(shelf, site)
  const { tell, hush, ...telling } = createTelling(drafts, listener)
  const sender = createSender({ send, session, drafts, now, random, isOnline, ...telling })
  return { session, drafts, sender, tell, hush, now, events }
}

/** Keeps the guest's draft and sees that the server gets it, once, however long that takes. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { session, drafts, sender, tell, hush, now, events } = complete(deps)

  function change(news: Draft, submitted: boolean) {
    const source = deps.source()
    drafts.write(nextDraft(drafts.read(), { ...news, submitted, source, at: now() }))
    tell()
    // Ahead of need: a page that is closing has no time to fetch a token first.
    void session.token()
  }

  const unwatch = watchPage(events, drafts.name, {
    leave: sender.leave,
    comeBack: restore,
    stored(text) {
      const hasJoined = drafts.reread(text === null)
      resume()
      if (hasJoined) sender.pump()
    },
  })

  function resume() {
    deps.follow(drafts.read())
    tell()
  }

  function restore() {
    if (isOld(drafts.read(), now())) drafts.clear()
    resume()
    sender.again()
  }

  return {
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
      const draft = drafts.read()
      drafts.clear()
      tell()
      return draft && (() => (drafts.write(draft), restore()))
    },
    stop() {
      hush()
      sender.stop()
      unwatch()
    },
  }
}
