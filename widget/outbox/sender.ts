import type { Send } from '../api.ts'
import type { Session } from '../session.ts'
import { deliver, dispatch } from './deliver.ts'
import type { Attempt } from './delivery.ts'
import type { DraftShelf } from './draft-shelf.ts'
import { afterAnswer, isDue, type DraftAnswer, type StoredDraft } from './draft.ts'
import type { Listener } from './telling.ts'

/** What an attempt depends on beside the server. */
export interface World {
  now: () => number
  random: () => number
  isOnline: () => boolean
}

interface SenderDeps extends World {
  send: Send
  session: Session
  drafts: DraftShelf
  attempted: (attempt: Attempt) => void
  refused: Listener['refuse']
}

/** The pause before the second attempt, doubled after each failure, and the longest there is. */
const firstDelayMs = 1_000
const maxDelayMs = 5 * 60_000

type Failed = Exclude<DraftAnswer, { is: 'refused' | 'accepted' }> & {
  /** Until when the server wants to be left alone. */
  until?: number
}

/** Scattered, so that all the guests of a server in trouble don't come back at once. */
const delayMs = (failures: number, chance: number) =>
  Math.min(firstDelayMs * 2 ** failures, maxDelayMs) * (0.5 + chance / 2)

function reasonOf({ is }: Failed, isOnline: boolean) {
  if (is === 'rate') return is
  return is === 'unreachable' && !isOnline ? 'offline' : 'server'
}

/** Sends the draft as often as it takes, one attempt at a time. */
export function createSender(deps: SenderDeps) {
  const { send, session, drafts, attempted, refused, now, random, isOnline } = deps
  let [isBusy, isStopped] = [false, false]
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function pump(): Promise<void> {
    const draft = drafts.read()
    if (isBusy || !isDue(draft)) return
    clearTimeout(timer)
    isBusy = true
    attempted(undefined)
    const answer = await deliver(send, session, draft)
    const attempt = keep(draft, answer)
    isBusy = false
    attempted(attempt)
    if (!attempt) void pump()
  }

  /** By now the guest may have said more, or begun anew with another uid. */
  function keep(sent: StoredDraft, answer: DraftAnswer): Attempt {
    const draft = drafts.read()
    if (draft?.uid !== sent.uid) return undefined
    const next = afterAnswer(draft, sent, answer)
    if (next !== draft) drafts.write(next)
    if (answer.is === 'accepted') failures = 0
    else if (answer.is !== 'refused') return wait(answer)
    else if (draft.submitted && !next.submitted) refused(answer.errors, draft)
  }

  function wait(failed: Failed): Attempt {
    const until = Math.max(now() + delayMs(failures++, random()), failed.until ?? 0)
    if (!isStopped) timer = setTimeout(pump, until - now())
    return { because: reasonOf(failed, isOnline()), until }
  }

  return {
    pump: () => void pump(),
    /** Waits no longer, unless the server asked for it. */
    again() {
      failures = 0
      void pump()
    },
    /** There is time for one request, and none for a new token. */
    async leave() {
      const draft = drafts.read()
      const token = session.current()
      if (!isDue(draft) || !token) return
      const answer = await dispatch(send, draft, token, true)
      if (answer.is === 'accepted') attempted(keep(draft, answer))
    },
    /** What is on its way arrives, with what was said meanwhile; but nothing is tried again. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
