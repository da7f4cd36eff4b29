import type { Send } from '../api.ts'
import type { Session } from '../session.ts'
import { deliver, dispatch, type Delivered } from './deliver.ts'
import type { Attempt } from './delivery.ts'
import type { DraftShelf } from './draft-shelf.ts'
import { afterAnswer, isDue, type StoredDraft } from './draft.ts'
import type { Listener } from './telling.ts'

interface SenderDeps {
  send: Send
  session: Session
  drafts: DraftShelf
  attempted: (attempt: Attempt) => void
  refused: Listener['refuse']
  now: () => number
  random: () => number
  isOnline: () => boolean
}

/** The pause before the second attempt, doubled after each failure, and the longest there is. */
const firstDelayMs = 1_000
const maxDelayMs = 5 * 60_000

type Failed = Exclude<Delivered, { is: 'refused' | 'accepted' }>
const hasFailed = (answer: Delivered): answer is Failed =>
  answer.is !== 'accepted' && answer.is !== 'refused'

type World = Pick<SenderDeps, 'now' | 'random' | 'isOnline'>

function nextAttempt(answer: Failed, failures: number, { now, random, isOnline }: World) {
  // Scattered, so that all the guests of a server in trouble don't come back at once.
  const delay = Math.min(firstDelayMs * 2 ** failures, maxDelayMs) * (0.5 + random() / 2)
  const until = Math.max(now() + delay, 'until' in answer ? answer.until : 0)
  const isCutOff = answer.is === 'unreachable' && !isOnline()
  const because = answer.is === 'rate' ? answer.is : isCutOff ? 'offline' : 'server'
  return { because, until } as const
}

/** Sends the draft as often as it takes, one attempt at a time. */
export function createSender({ send, session, drafts, attempted, refused, ...world }: SenderDeps) {
  let state: 'resting' | 'busy' | 'stopped' = 'resting'
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function pump(): Promise<void> {
    const draft = drafts.read()
    if (state !== 'resting' || !isDue(draft)) return
    clearTimeout(timer)
    state = 'busy'
    attempted(undefined)
    const answer = await deliver(send, session, draft)
    const attempt = keep(draft, answer)
    if (state === 'busy') state = 'resting'
    attempted(attempt)
    if (!hasFailed(answer)) void pump()
  }

  /** By now the guest may have said more, or begun anew with another uid. */
  function keep(sent: StoredDraft, answer: Delivered): Attempt {
    const draft = drafts.read()
    if (draft?.uid !== sent.uid) return undefined
    const next = afterAnswer(draft, sent, answer)
    if (next !== draft) drafts.write(next)
    if (answer.is === 'refused' && draft.submitted && !next.submitted) refused(answer.errors, draft)
    if (answer.is === 'accepted') failures = 0
    return hasFailed(answer) ? wait(answer) : undefined
  }

  function wait(answer: Failed): Attempt {
    const attempt = nextAttempt(answer, failures++, world)
    timer = setTimeout(pump, attempt.until - world.now())
    return attempt
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
    stop() {
      state = 'stopped'
      clearTimeout(timer)
    },
  }
}
