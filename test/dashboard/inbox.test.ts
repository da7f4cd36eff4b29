import { expect, test } from 'vitest'
import { besideOf, closedInbox, inboxAfter, neighbour } from '../../dashboard/inbox/inbox.ts'
import type { LeadPageBody, LeadSummary } from '../../shared/lead-api.ts'

const lead = (id: string): LeadSummary => ({
  id,
  reference: id,
  site: 'default',
  session: null,
  client_request_uid: null,
  state: 'new',
  revision: 1,
  fields: {},
  owner: null,
  guest: null,
  unread: false,
  source: { channel: 'api' },
  received_at: '2027-01-01T00:00:00Z',
  updated_at: '2027-01-01T00:00:00Z',
  waiting_since: '2027-01-01T00:00:00Z',
})
const page = (ids: string[], next_cursor: string | null): LeadPageBody => ({
  leads: ids.map(lead),
  next_cursor,
})
const first = inboxAfter(closedInbox, {
  type: 'answered',
  page: page(['d', 'c'], 'after c'),
  isFirstRun: false,
})
const both = inboxAfter(first, { type: 'answered_more', page: page(['c', 'b', 'a'], null) })
const ids = (inbox: { leads: { id: string }[] } | null) => inbox?.leads.map(({ id }) => id).join('')

test('the next page goes below, and a lead that moved between pages shows once', () => {
  expect(ids(both)).toBe('dcba')
  expect(both.next).toBeNull()
})

test('a refresh puts new leads on top and keeps the pages below', () => {
  const refreshed = inboxAfter(both, { type: 'refreshed', page: page(['e', 'd', 'c'], 'after c') })
  expect(ids(refreshed)).toBe('edcba')
  expect(refreshed.next).toBeNull()
})

test('what could not be fetched may be asked for again once the server answers, wherever one reads', () => {
  const problem = { is: 'offline' } as const
  const broken = inboxAfter(first, { type: 'failed', problem, at: 'more' })
  for (const isAway of [false, true]) {
    const healed = inboxAfter(broken, {
      type: 'refreshed',
      page: page(['d', 'c'], 'after c'),
      isAway,
    })
    expect(ids(healed)).toBe('dc')
    expect(healed.loading).toEqual({ is: 'done', isFirstRun: false })
  }
})

test('of another view nothing outlasts a failure, neither what is shown nor what waits', () => {
  const more = { type: 'refreshed', page: page(['e', 'd', 'c'], 'after c'), isAway: true } as const
  const waiting = inboxAfter(first, more)
  const failed = { type: 'failed', problem: { is: 'offline' }, at: 'first' } as const
  const narrowed = inboxAfter(waiting, failed)
  expect([ids(narrowed), narrowed.held?.leads.length]).toEqual(['dc', 1])
  const elsewhere = inboxAfter(waiting, { ...failed, isElsewhere: true })
  expect([ids(elsewhere), elsewhere.held]).toEqual(['', null])
})

test('a refresh that shares nothing with the list takes its place', () => {
  const refreshed = inboxAfter(both, { type: 'refreshed', page: page(['z', 'y'], 'after y') })
  expect(ids(refreshed)).toBe('zy')
  expect(refreshed.next).toBe('after y')
})

test('leads stay in sight while the next question is asked', () => {
  expect(inboxAfter(both, { type: 'asked' })).toMatchObject({ loading: { is: 'again' } })
  expect(ids(inboxAfter(both, { type: 'asked' }))).toBe('dcba')
})

test('while somebody reads further down, new leads wait and nothing moves', () => {
  const held = inboxAfter(both, {
    type: 'refreshed',
    page: page(['f', 'e', 'd', 'c'], 'after c'),
    isAway: true,
  })
  expect(ids(held)).toBe('dcba')
  expect(ids(held.held)).toBe('fe')
  expect(ids(inboxAfter(held, { type: 'shown' }))).toBe('fedcba')
})

test('more new leads than a page wait as well, and show with all that is between', () => {
  const held = inboxAfter(both, {
    type: 'refreshed',
    page: page(['z', 'y'], 'after y'),
    isAway: true,
  })
  expect(ids(held)).toBe('dcba')
  const shown = inboxAfter(held, { type: 'shown' })
  expect([ids(shown), shown.next]).toEqual(['zy', 'after y'])
})

test('a list that has come to nothing is empty, however far down one reads', () => {
  const over = inboxAfter(both, { type: 'refreshed', page: page([], null), isAway: true })
  expect([ids(over), over.held]).toEqual(['', null])
})

test('while leads are selected new ones wait, and one that has left the list goes', () => {
  const held = inboxAfter(both, {
    type: 'refreshed',
    page: page(['f', 'e', 'c', 'b'], 'after b'),
    isSelecting: true,
  })
  expect(ids(held)).toBe('cba')
  expect(ids(held.held)).toBe('fe')
})

test('a change shows in its place, and an older one never replaces a later', () => {
  const later = { ...lead('c'), revision: 3, state: 'won' as const }
  const changed = inboxAfter(both, { type: 'changed', leads: [later] })
  const state = (inbox: typeof changed) => inbox.leads.find(({ id }) => id === 'c')?.state
  expect(state(changed)).toBe('won')
  expect(state(inboxAfter(changed, { type: 'changed', leads: [lead('c')] }))).toBe('won')
  expect(ids(inboxAfter(changed, { type: 'erased', ids: new Set(['c']) }))).toBe('dba')
})

test('the first lead ends the welcome', () => {
  const welcome = inboxAfter(closedInbox, {
    type: 'answered',
    page: page([], null),
    isFirstRun: true,
  })
  const arrived = inboxAfter(welcome, { type: 'refreshed', page: page(['a'], null) })
  expect(arrived.loading).toEqual({ is: 'done', isFirstRun: false })
})

test('j and k walk the list and stop at its ends', () => {
  expect(neighbour(both.leads, undefined, 1)).toBe('d')
  expect(neighbour(both.leads, 'c', 1)).toBe('b')
  expect(neighbour(both.leads, 'd', -1)).toBeUndefined()
  expect(neighbour(both.leads, 'gone', 1)).toBe('d')
})

test('a lead that leaves its list leaves its place to the next one', () => {
  const leads = ['a', 'b', 'c', 'd'].map(id => ({ id }))
  const open = besideOf(leads, 'b', 0)
  expect(open).toEqual({ place: 1, previous: 'a', next: 'c' })
  const worked = leads.filter(({ id }) => id !== 'b')
  expect(besideOf(worked, 'b', open.place)).toEqual({ place: 1, previous: 'a', next: 'c' })
  expect(besideOf(leads, 'd', 0).next).toBeUndefined()
  expect(besideOf(leads, 'from a link', 0)).toMatchObject({ previous: undefined, next: 'a' })
})
