import { createApi, type ApiDeps } from '../api.ts'
import { createSession, type SessionDeps } from '../session.ts'
import { draftShelf } from './draft-shelf.ts'
import { isOld, nextDraft, type Draft, type StoredDraft } from './draft.ts'
import { watchPage } from './page-life.ts'
import type { PageSource } from './page-source.ts'
import { createSender, type World } from './sender.ts'
import { createTelling, type Listener } from './telling.ts'

export interface Outbox {
  /** Goes on with the draft of an earlier visit; what it still owes the server is sent now. */
  restore: () => void
  save: (draft: Draft) => void
  submit: (draft: Draft) => void
  /** Forgets the draft and its uid; what it gives brings both back. */
  clear: () => (() => void) | undefined
  /** Lets go of timers and listeners; the draft stays. */
  stop: () => void
}

export interface OutboxDeps extends Listener, World, ApiDeps, Omit<SessionDeps, 'send'> {
  /** Where `online`, `pagehide`, `visibilitychange` and `storage` are heard, and other widgets. */
  events: EventTarget
  /** Hears of the draft of an earlier visit or another widget; undefined when there is none. */
  follow: (draft: StoredDraft | undefined) => void
  /** The page the guest is on, sent along with each draft. */
  source: () => PageSource
}

/** Keeps the guest's draft and sees that the server gets it, once, however long that takes. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { site, shelf, now, events, follow, source } = deps
  const send = createApi(deps)
  const session = createSession({ ...deps, send })
  const drafts = draftShelf(shelf, site, events)
  const { tell, hush, ...telling } = createTelling(drafts, deps)
  const sender = createSender({ ...deps, send, session, drafts, ...telling })

  function change(news: Draft, submitted: boolean, deliver: () => void) {
    const said = { ...news, submitted, source: source(), at: now() }
    drafts.write(nextDraft(drafts.read(), said))
    // Ahead of need: a page that is closing has no time to fetch a token first.
    void session.token()
    deliver()
    // By now an earlier attempt that waits is none any more.
    tell()
  }

  function stored() {
    if (drafts.reread()) sender.pump()
    resume()
  }

  const life = { leave: sender.leave, comeBack: goOn, stored }
  const unwatch = watchPage(events, drafts, life)

  function resume() {
    follow(drafts.read())
    tell()
  }

  function goOn() {
    resume()
    sender.again()
  }

  /** What the guest has before their eyes is not forgotten, however long the page has been asleep. */
  function restore() {
    if (isOld(drafts.read(), now())) drafts.clear()
    goOn()
  }

  return {
    restore,
    save: draft => change(draft, false, sender.pump),
    submit: draft => change(draft, true, sender.again),
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
