import { afterEach, beforeEach, vi } from 'vitest'
import type { FieldErrors } from '../../shared/api.ts'
import type { Alone } from '../../widget/alone.ts'
import type { Delivery } from '../../widget/outbox/delivery.ts'
import type { StoredDraft } from '../../widget/outbox/draft.ts'
import { createOutbox, type OutboxDeps } from '../../widget/outbox/outbox.ts'
import { shelf, type WebStorage } from '../../widget/storage.ts'
import { fakeServer, fakeStorage } from './fake-server.ts'

interface Given extends Partial<OutboxDeps> {
  /** Undefined where the browser forbids it. */
  storage?: WebStorage | undefined
}

/** An outbox, the server and storage it speaks to, and all that it tells. */
export function open(given: Given = {}) {
  const server = fakeServer()
  const storage = fakeStorage()
  const kept = () => shelf('storage' in given ? given.storage : storage)
  const { events = new EventTarget() } = given
  const deliveries: Delivery[] = []
  const drafts: (StoredDraft | undefined)[] = []
  const refusals: FieldErrors[] = []
  const deps: OutboxDeps = {
    site: 'palm',
    base: 'https://host.test',
    shelf: kept(),
    events,
    now: () => Date.now(),
    fetch: server.fetch,
    random: () => 1,
    isOnline: () => true,
    source: () => ({}),
    alone,
    tell: delivery => deliveries.push(delivery),
    refuse: errors => refusals.push(errors),
    follow: draft => drafts.push(draft),
    ...given,
  }
  const outbox = createOutbox(deps)
  /** Another tab, or the same guest after a reload. */
  const reopen = (heard: Partial<OutboxDeps> = {}) =>
    createOutbox({ ...deps, shelf: kept(), events: new EventTarget(), ...heard })
  /** What this tab hears when another one has written or cleared the draft. */
  const hear = () => {
    const newValue = storage.getItem(draftName)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: draftName, newValue }))
  }
  return { outbox, server, storage, events, deliveries, drafts, refusals, reopen, hear }
}

export const draftName = 'bellhop:draft:palm'

/** The only tab there is. */
const alone: Alone = (_name, work) => work()

export const settle = () => vi.advanceTimersByTimeAsync(0)

export const request = { name: 'Ada', phone_number: '+44 20 7946 0000', destination: 'Goa' }

/** Time stands until a test lets it pass. */
export function stopTime() {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
}
