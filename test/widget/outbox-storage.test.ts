import { expect, test, vi } from 'vitest'
import type { OutboxDeps } from '../../widget/outbox/outbox.ts'
import { shelf } from '../../widget/storage.ts'
import { fakeStorage } from './fake-server.ts'
import { draftName, open, request, settle, stopTime } from './outbox-maker.ts'

stopTime()

test('a tab hears of what another tab has said, sent and forgotten', async () => {
  const { deliveries, drafts, reopen, hear } = open()
  const other = reopen({ tell: () => {}, follow: () => {} })
  other.save({ state: 'theirs', fields: {} })
  hear()
  other.submit({ state: 'theirs', fields: request })
  await settle()
  hear()
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
  other.clear()
  hear()
  expect(drafts.map(draft => draft?.state)).toEqual(['theirs', 'theirs', undefined])
  expect(deliveries.at(-1)).toEqual({ is: 'idle' })
})

test('after a reload what is stored is told as saved, and another tab’s words stay as they are', () => {
  const { outbox, storage, deliveries, reopen, hear } = open()
  const other = reopen({ tell: () => {}, follow: () => {} })
  other.save({ state: 1, fields: { destination: 'Goa' } })
  outbox.restore()
  expect(deliveries).toEqual([{ is: 'saved' }])
  other.save({ state: 2, fields: { destination: 'Bali' } })
  const stored = storage.getItem(draftName)
  hear()
  expect(storage.getItem(draftName)).toBe(stored)
})

test('a tab that hears late that another one began anew takes nothing of that away', () => {
  const { storage, drafts, events, reopen } = open()
  const other = reopen({ tell: () => {}, follow: () => {} })
  other.save({ state: 1, fields: { destination: 'Goa' } })
  other.clear()
  other.save({ state: 2, fields: { destination: 'Bali' } })
  events.dispatchEvent(Object.assign(new Event('storage'), { key: draftName, newValue: null }))
  expect(storage.getItem(draftName)).toContain('Bali')
  expect(drafts.at(-1)?.state).toBe(2)
})

test('two widgets on a page hear of each other, and none of itself', async () => {
  const page = { events: new EventTarget(), shelf: shelf(fakeStorage()) }
  const { outbox, drafts, reopen } = open(page)
  const heard: unknown[] = []
  const other = reopen({ ...page, tell: () => {}, follow: draft => heard.push(draft?.state) })
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  await settle()
  expect([heard, drafts]).toEqual([[1], []])
  other.save({ state: 2, fields: { destination: 'Bali' } })
  await settle()
  outbox.clear()
  await settle()
  expect(heard).toEqual([1, undefined])
  expect(drafts.map(draft => draft?.state)).toEqual([2])
})

test('of two widgets on a page the one that sends a request is the first to tell that it has arrived', async () => {
  const page = { events: new EventTarget(), shelf: shelf(fakeStorage()) }
  const told: string[] = []
  const tellAs =
    (name: string): OutboxDeps['tell'] =>
    ({ is }) =>
      is === 'sent' && told.push(name)
  const { reopen } = open(page)
  const sender = reopen({ ...page, tell: tellAs('sender') })
  reopen({ ...page, tell: tellAs('other') })
  sender.submit({ state: 1, fields: request })
  await settle()
  expect(told).toEqual(['sender', 'other'])
})

test('an attempt in vain is no news to another widget', async () => {
  const page = { events: new EventTarget(), shelf: shelf(fakeStorage()) }
  const { server, drafts, reopen } = open(page)
  server.willAnswer('cut')
  reopen({ ...page, tell: () => {}, follow: () => {} }).submit({ state: 1, fields: request })
  await settle()
  expect(drafts).toHaveLength(1)
})

test('two widgets on a page without storage have one draft, which the page keeps when they go', async () => {
  const page = { events: new EventTarget(), shelf: shelf(undefined) }
  const { outbox, drafts, reopen } = open(page)
  const other = reopen({ ...page, tell: () => {}, follow: () => {} })
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  await settle()
  other.save({ state: 2, fields: { name: 'Ada' } })
  other.stop()
  outbox.restore()
  expect(drafts).toMatchObject([{ state: 2, fields: { destination: 'Goa', name: 'Ada' } }])
})

test('what storage would not take of one widget goes along, though another has heard first of another tab', () => {
  const storage = fakeStorage()
  const page = { events: new EventTarget(), shelf: shelf(storage) }
  const { hear, reopen } = open({ ...page, storage })
  const other = reopen({ ...page, tell: () => {}, follow: () => {} })
  storage.isFull = true
  other.save({ state: 1, fields: { destination: 'Goa' } })
  storage.isFull = false
  reopen({ tell: () => {}, follow: () => {} }).save({ state: 2, fields: { name: 'Ada' } })
  hear()
  const stored = JSON.parse(storage.getItem(draftName) ?? '') as unknown
  expect(stored).toMatchObject({ state: 2, fields: { destination: 'Goa', name: 'Ada' } })
})

test('without storage “start over” forgets as well', async () => {
  const { outbox, server, drafts } = open({ storage: undefined })
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.clear()
  outbox.restore()
  expect(drafts).toEqual([undefined])
  outbox.submit({ state: 1, fields: request })
  await settle()
  const uids = server.leads().map(({ body }) => body['client_request_uid'])
  expect(new Set(uids).size).toBe(2)
})

test('what the page itself removes from storage is not the draft', () => {
  const { outbox, events, drafts } = open()
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart', newValue: null }))
  outbox.restore()
  expect(drafts).toMatchObject([{ fields: { destination: 'Goa' } }])
})

test('storage that takes everything and keeps nothing costs no answer and no uid', async () => {
  const { outbox, server } = open({ storage: { ...fakeStorage(), setItem: () => {} } })
  outbox.save({ state: 1, fields: { phone_number: '123' } })
  outbox.submit({ state: 1, fields: { name: 'Ada' } })
  await settle()
  const uid = server.leads().at(-1)?.body['client_request_uid']
  expect(server.leads().at(-1)?.body).toMatchObject({ name: 'Ada', phone_number: '123' })
  outbox.submit({ state: 1, fields: { destination: 'Goa' } })
  await settle()
  expect(server.leads().at(-1)?.body).toMatchObject({ client_request_uid: uid, name: 'Ada' })
})

/** As where the browser's own files are damaged. */
const broken = {
  getItem: throwing,
  setItem: throwing,
  removeItem: throwing,
}

function throwing(): never {
  throw new DOMException('damaged', 'UnknownError')
}

test.each([
  ['forbidden', undefined],
  ['full', Object.assign(fakeStorage(), { isFull: true })],
  ['broken', broken],
])('with storage %s the request still arrives, once', async (_why, storage) => {
  const { outbox, server, deliveries } = open({ storage })
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  server.willAnswer('cut')
  outbox.submit({ state: 1, fields: request })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.leads()).toHaveLength(1)
  expect(deliveries).toEqual([
    { is: 'unsaved' },
    { is: 'sending' },
    { is: 'waiting', because: 'server', isSaved: false, until: expect.any(Number) },
    { is: 'sending' },
    { is: 'sent', reference: 'ABCD2345' },
  ])
  outbox.clear()
  expect(deliveries.at(-1)).toEqual({ is: 'idle' })
})

test('without storage an answer that the server has is never said to be on this device', async () => {
  const { outbox, deliveries } = open({ storage: undefined })
  outbox.save({ state: 1, fields: { destination: 'Goa', phone_number: '123' } })
  await settle()
  expect(deliveries).toEqual([{ is: 'unsaved' }, { is: 'received' }])
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.save({ state: 2, fields: { ...request, destination: 'Bali' } })
  expect(deliveries.at(-1)).toEqual({ is: 'unsaved' })
})

test('a tab whose storage is full hears as well that another one has begun anew', () => {
  const { outbox, storage, drafts, deliveries, reopen, hear } = open()
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  storage.isFull = true
  outbox.save({ state: 2, fields: { destination: 'Bali' } })
  reopen({ tell: () => {}, follow: () => {} }).clear()
  hear()
  expect([drafts, deliveries.at(-1)]).toEqual([[undefined], { is: 'idle' }])
})

test('storage that fills up in one tab leaves the draft there that both share', async () => {
  const { outbox, server, storage, drafts, reopen, hear } = open()
  const other = reopen({ tell: () => {}, follow: () => {} })
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  const stored = storage.getItem(draftName)
  storage.isFull = true
  outbox.save({ state: 2, fields: { name: 'Ada', no_of_days: 7 } })
  expect(storage.getItem(draftName)).toBe(stored)
  storage.isFull = false
  other.save({ state: 'theirs', fields: { phone_number: '123', no_of_days: 9 } })
  await settle()
  hear()
  await settle()
  expect(drafts).toMatchObject([{ state: 'theirs' }])
  const told = Object.assign({}, ...server.leads().map(({ body }) => body)) as object
  expect(told).toMatchObject({ destination: 'Goa', name: 'Ada', phone_number: '123' })
  expect(server.leads().at(-1)?.body).toMatchObject({ no_of_days: 9 })
  expect(new Set(server.leads().map(({ path }) => path)).size).toBe(1)
})
