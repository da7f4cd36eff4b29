import type { Send } from '../api.ts'
import type { Session } from '../session.ts'
import { deliver, dispatch, type Delivered } from './deliver.ts'
import type { DraftShelf } from './draft-shelf.ts'
import { afterAnswer, isDue, type StoredDraft } from './draft.ts'
import { createRetry } from './retry.ts'
import type { Telling } from './telling.ts'

export interface SenderDeps {
  send: Send
  session: Session
  drafts: DraftShelf
  telling: Telling
  now: () => number
  random: () => number
  isOnline: () => boolean
}

/** Sends the draft as often as it takes, one attempt at a time. */
export function createSender({ send, session, drafts, telling, ...world }: SenderDeps) {
  const retry = createRetry(world.random, () => void pump())
  let state: 'resting' | 'busy' | 'stopped' = 'resting'

  async function pump(): Promise<void> {
    const draft = drafts.read()
    if (state !== 'resting' || !draft || !isDue(draft)) return
    retry.stop()
    state = 'busy'
    telling.attempted({ is: 'sending' })
    const answer = await deliver(send, session, draft)
    keep(draft, answer)
    if (state === 'busy') state = 'resting'
    else retry.stop()
    if (answer.is === 'accepted' || answer.is === 'refused') void pump()
  }

  /** By now the guest may have said more, or begun anew with another uid. */
  function keep(sent: StoredDraft, answer: Delivered) {
    const draft = drafts.read()
    if (draft?.uid !== sent.uid) return telling.attempted(undefined)
    const next = afterAnswer(draft, sent, answer)
    if (next !== draft) drafts.write(next)
    if (answer.is === 'refused' && draft.submitted && !next.submitted)
      telling.refused(answer.errors)
    telling.attempted(answer.is === 'refused' ? undefined : waiting(answer))
  }

  function waiting(answer: Exclude<Delivered, { is: 'refused' }>) {
    if (answer.is === 'accepted') return retry.forget()
    const isCutOff = answer.is === 'unreachable' && !world.isOnline()
    const because = isCutOff ? 'offline' : answer.is === 'rate' ? 'rate' : 'server'
    const delay = retry.later('retryAfter' in answer ? answer.retryAfter : 0)
    return { is: 'waiting', because, until: world.now() + delay } as const
  }

  return {
    pump: () => void pump(),
    /** Waits no longer. */
    again() {
      retry.forget()
      void pump()
    },
    /** There is time for one request, and none for a new token. */
    async leave() {
      const draft = drafts.read()
      const token = session.current()
      if (!draft || !isDue(draft) || !token) return
      const answer = await dispatch(send, draft, token, true)
      if (answer.is === 'accepted') keep(draft, answer)
    },
    stop() {
      state = 'stopped'
      retry.stop()
    },
  }
}
