import type { MessageBody } from '../../shared/api.ts'
import { sourceField } from '../../shared/lead.ts'
import type { TripPlanRequest } from '../../shared/trip-plan-request.ts'
import type { ServerAnswer } from '../api.ts'
import type { PageSource } from './page-source.ts'

/** The fields known so far; the uid is the outbox's own business. */
export type Fields = Partial<Omit<TripPlanRequest, 'client_request_uid'>>

/** What the guest has said so far. */
export interface Draft {
  /** The conversation, as JSON; it comes back from storage unchecked. */
  state: unknown
  fields: Fields
  /** Those that the guest has said themselves: what the page tells of once it is sent is no news. */
  said?: Fields
  /** Nothing of it may leave the browser before the guest asks to send it. */
  held?: boolean
}

/** All but those that another object has as well. */
export const except = (fields: Fields, others: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(others, name)))

/** The draft as it is kept: its changes are counted, and so is what the server has of them. */
export interface StoredDraft extends Draft {
  uid: string
  /** The guest has asked to send it: it is a request now, and no longer a partial one. */
  submitted: boolean
  change: number
  acknowledged: number
  reference: string
  /** More was said since it was submitted; it goes along when it is submitted again. */
  isNews?: boolean
  /** Milliseconds since 1970 of the last change. */
  at: number
}

/** What the server says to a draft that is sent. */
export type DraftAnswer = ServerAnswer<MessageBody>

interface News extends Draft {
  submitted: boolean
  /** The page the guest is on. */
  source: PageSource
  at: number
}

/** As on the server: what one tab does not know does not erase what another tab has learnt. */
export function nextDraft(
  earlier: StoredDraft | undefined,
  { state, fields, held = false, said = fields, submitted, source, at }: News,
): StoredDraft {
  // After a request has arrived, what else is said waits until the guest sends it again; while it is on
  // its way, it goes along.
  if (earlier?.submitted && !submitted && earlier.acknowledged >= earlier.change)
    return { ...earlier, state, at, isNews: hasNews(earlier.fields, said) }
  const before = earlier ?? blank()
  return {
    ...before,
    state,
    // Later pages take over from earlier ones; what is told of the first stays the same.
    fields: {
      ...before.fields,
      ...fields,
      [sourceField]: { ...(before.fields[sourceField] as PageSource | undefined), ...source },
    },
    held,
    submitted: submitted || before.submitted,
    change: before.change + 1,
    isNews: false,
    at,
  }
}

const blank = () => ({
  // A uid no other guest has: 128 random bits, on pages without https too.
  uid: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  fields: {} as Fields,
  submitted: false,
  change: 0,
  acknowledged: 0,
  reference: '',
})

const hasNews = (earlier: Fields, fields: Fields) =>
  JSON.stringify({ ...earlier, ...fields }) !== JSON.stringify(earlier)

/**
 * Only what was sent is acknowledged: more may have been said while it was on its way. A refused
 * request is the guest's to mend; meanwhile what is good of it goes as a partial one, and a partial
 * one that is refused even so waits for the next answer.
 */
export function afterAnswer(
  draft: StoredDraft,
  sent: StoredDraft,
  answer: DraftAnswer,
): StoredDraft {
  if (answer.is === 'accepted') {
    const acknowledged = Math.max(draft.acknowledged, sent.change)
    const reference = answer.reference || draft.reference
    return { ...draft, acknowledged, reference }
  }
  if (answer.is !== 'refused' || draft.change !== sent.change) return draft
  if (draft.submitted) return { ...draft, submitted: false }
  return { ...draft, acknowledged: draft.change }
}

/** Days after which a draft that owes the server nothing is forgotten. */
const keepDays = 30

export function isStoredDraft(value: unknown): value is StoredDraft {
  const { uid, fields, change, acknowledged, at } = (value ?? {}) as Partial<StoredDraft>
  return (
    typeof uid === 'string' &&
    fields instanceof Object &&
    [change, acknowledged, at].every(Number.isFinite)
  )
}

/** A partial request is worth sending once the operator can call or write back. */
const isReachable = ({ phone_number, email }: Fields) => Boolean(phone_number || email)

export const isDue = (draft: StoredDraft | undefined): draft is StoredDraft =>
  !!draft &&
  draft.acknowledged < draft.change &&
  (draft.submitted || (!draft.held && isReachable(draft.fields)))

export const isOld = (draft: StoredDraft | undefined, now: number) =>
  draft && now - draft.at > keepDays * 24 * 60 * 60_000 && !isDue(draft)
