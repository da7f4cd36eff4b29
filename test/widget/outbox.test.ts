import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnderway } from '../../widget/outbox/delivery.ts'
import type { Fields } from '../../widget/outbox/draft.ts'
import { fakeServer } from './fake-server.ts'
import { draftName, open, request, settle, stopTime } from './outbox-maker.ts'

stopTime()

test('a request is sent with a session token and its reference is told', async () => {
  const { outbox, server, deliveries } = open()
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(server.leads()).toMatchObject([
    {
      method: 'POST',
      path: '/trip-plan-requests',
      token: 'token-1',
      body: request,
      keepalive: false,
    },
  ])
  expect(deliveries).toEqual([{ is: 'sending' }, { is: 'sent', reference: 'ABCD2345' }])
})

test('who keeps the conversation on hearing that the request has arrived hears of it once', async () => {
  const told: string[] = []
  const { outbox } = open({
    tell({ is }) {
      told.push(is)
      if (is === 'sent' && told.length < 9) outbox.save({ state: 2, fields: request })
    },
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(told).toEqual(['sending', 'sent'])
})

test.each([{ phone_number: '123' }, { email: 'ada@example.com' }])(
  'a partial request goes as soon as the operator could write or call back, and not before: %j',
  async contact => {
    const { outbox, server, storage, deliveries } = open()
    // By this word pages know that there is something to send before the chat is opened.
    const isDue = () => storage.getItem(draftName)?.includes('"due":true')
    outbox.save({ state: 1, fields: { destination: 'Goa' } })
    await settle()
    expect([server.leads(), isDue()]).toEqual([[], false])
    outbox.save({ state: 2, fields: { destination: 'Goa', ...contact } })
    expect(isDue()).toBe(true)
    await settle()
    expect(server.leads()).toMatchObject([
      { method: 'PUT', body: { destination: 'Goa', ...contact } },
    ])
    expect(deliveries).toEqual([{ is: 'saved' }])
    expect(isDue()).toBe(false)
  },
)

test('a field of the page’s that has the uid’s name makes no uid', async () => {
  const { outbox, server } = open()
  outbox.save({ state: 1, fields: request })
  await settle()
  const uid = server.leads()[0]?.path.split('/').at(-1)
  outbox.submit({ state: 2, fields: { ...request, client_request_uid: 'theirs' } as Fields })
  await settle()
  expect(server.leads().at(-1)?.body['client_request_uid']).toBe(uid)
})

test('a draft that is held stays in the browser until the guest asks to send it', async () => {
  const { outbox, server, events, storage } = open()
  outbox.save({ state: 1, fields: { phone_number: '123' }, held: true })
  await settle()
  // Pages would load the chat to send it.
  expect(storage.getItem(draftName)).not.toContain('"due":true')
  // A page that is closing has no time to fetch a session first.
  expect(server.received).toMatchObject([{ path: '/sessions', body: { site: 'palm' } }])
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(server.leads()).toEqual([])
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(server.leads()).toMatchObject([{ method: 'POST', body: request }])
})

test('the uid stays the same through drafts, failures, reloads and the request itself', async () => {
  const { outbox, server, drafts, reopen } = open()
  outbox.save({ state: 1, fields: { phone_number: '123' } })
  await settle()
  const uid = server.leads()[0]?.path.split('/').at(-1)
  server.willAnswer('cut')
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.stop()
  reopen().restore()
  expect(drafts).toMatchObject([{ uid, submitted: true, state: 1 }])
  await settle()
  expect(server.leads().at(-1)?.body['client_request_uid']).toBe(uid)
})

test.each(['waiting', 'sending'])(
  'a chat that is taken off the page while its request is %s leaves no timer behind',
  async is => {
    const { outbox, server, deliveries } = open()
    server.willAnswer('cut')
    outbox.submit({ state: 1, fields: request })
    if (is === 'waiting') await settle()
    expect(deliveries.at(-1)).toMatchObject({ is })
    outbox.stop()
    await settle()
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('without a session nothing of the guest’s is sent', async () => {
  const asked: unknown[] = []
  const { outbox, events } = open({
    async fetch(address) {
      asked.push(address)
      return new Response('{}', { status: 401 })
    },
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(new Set(asked)).toEqual(new Set(['https://host.test/api/v1/sessions']))
})

test('requests carry no cookies and no address of a page, and none waits for ever but those of a page that goes', async () => {
  const server = fakeServer()
  server.willAnswer('cut')
  const calls: (RequestInit | undefined)[] = []
  const { outbox, events } = open({
    async fetch(address, init) {
      calls.push(init)
      return server.fetch(address, init)
    },
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  const expected = { credentials: 'omit', referrerPolicy: 'origin' }
  const signal = expect.any(AbortSignal) as AbortSignal
  expect(calls).toMatchObject([
    { ...expected, signal },
    { ...expected, signal },
    { ...expected, signal: null },
  ])
})

test.each(['', 'null'])(
  'a request is there by its status alone, where the answer on its way became “%s”',
  async eaten => {
    const server = fakeServer()
    const { outbox, deliveries } = open({
      async fetch(...call) {
        const answer = await server.fetch(...call)
        return server.leads().length > 0 ? new Response(eaten, { status: 201 }) : answer
      },
    })
    outbox.submit({ state: 1, fields: request })
    await settle()
    expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: '' })
  },
)

test('a draft is there by its reference, where the answer on its way became empty', async () => {
  const server = fakeServer()
  const { outbox } = open({
    async fetch(...call) {
      const answer = await server.fetch(...call)
      return server.leads().length > 0 ? new Response('', answer) : answer
    },
  })
  outbox.save({ state: 1, fields: request })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.leads()).toHaveLength(1)
})

test.each(['', 'null'])('a session that on its way became “%s” is asked for again', async eaten => {
  const server = fakeServer()
  let asked = 0
  const { outbox, deliveries } = open({
    fetch: async (...call) =>
      ++asked > 1 ? server.fetch(...call) : new Response(eaten, { status: 201 }),
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'server' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test.each([
  ['text/html; charset=utf-8', '<h1>You are offline</h1>'],
  ['application/json', '{"error":"offline"}'],
  ['text/plain', ''],
])(
  'what a service worker or a proxy gives for an answer as %s acknowledges nothing',
  async (type, text) => {
    const server = fakeServer()
    let isBehind = true
    const headers = { 'Content-Type': type }
    const { outbox, deliveries } = open({
      fetch: async (...call) =>
        isBehind && !String(call[0]).endsWith('/sessions')
          ? new Response(text, { headers })
          : server.fetch(...call),
    })
    outbox.save({ state: 1, fields: request })
    await settle()
    outbox.submit({ state: 2, fields: request })
    await settle()
    expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'server' })
    isBehind = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
    expect(server.leads()).toMatchObject([{ method: 'POST' }])
  },
)

test('on a page without https, where browsers make no uid, a request has one all the same', async () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (values: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(values),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { outbox, server } = open()
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(server.leads()[0]?.body['client_request_uid']).toMatch(/^(\d+-){3}\d+$/)
})

test('a request that fails after it was dropped does not keep the next one waiting', async () => {
  const { outbox, server } = open()
  server.willAnswer('cut')
  outbox.submit({ state: 1, fields: request })
  outbox.clear()
  outbox.submit({ state: 2, fields: { ...request, destination: 'Bali' } })
  await settle()
  expect(server.leads()).toMatchObject([{ body: { destination: 'Bali' } }])
})

test('without a network it waits, and sends when the network is back', async () => {
  const { outbox, server, events, deliveries } = open({ isOnline: () => false })
  server.willAnswer('cut')
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'offline' })
  events.dispatchEvent(new Event('online'))
  await settle()
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
  expect(server.leads()).toHaveLength(1)
  // Until it has arrived nobody begins anew.
  expect(deliveries.map(isUnderway)).toEqual([true, true, true, false])
})

test('a network that comes and goes has a server in trouble asked no sooner than is told', async () => {
  const { outbox, server, events, deliveries } = open()
  server.willAnswer({ status: 500 }, { status: 500 })
  outbox.submit({ state: 1, fields: request })
  await vi.advanceTimersByTimeAsync(500)
  events.dispatchEvent(new Event('online'))
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', until: Date.now() + 1_000 })
  await vi.advanceTimersByTimeAsync(999)
  expect(server.leads()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.leads()).toHaveLength(3)
})

test('a server in trouble is asked again later, and later still', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 500 }, { status: 503 })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'server' })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(server.leads()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test('a server that is in trouble for hours is asked every five minutes', async () => {
  const { outbox, server } = open()
  server.willAnswer(...Array.from({ length: 11 }, () => ({ status: 500 })))
  outbox.submit({ state: 1, fields: request })
  await vi.advanceTimersByTimeAsync(511_000)
  expect(server.leads()).toHaveLength(10)
  for (const attempts of [11, 12]) {
    await vi.advanceTimersByTimeAsync(299_999)
    expect(server.leads()).toHaveLength(attempts - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.leads()).toHaveLength(attempts)
  }
})

test('what is said meanwhile has a server in trouble asked once, and not all over again', async () => {
  const { outbox, server } = open()
  server.willAnswer(...Array.from({ length: 4 }, () => ({ status: 500 })))
  outbox.save({ state: 1, fields: { phone_number: '1' } })
  await vi.advanceTimersByTimeAsync(3_000)
  outbox.save({ state: 2, fields: { phone_number: '12' } })
  await vi.advanceTimersByTimeAsync(7_999)
  expect(server.leads()).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.leads()).toHaveLength(5)
})

test('a server that answers is in trouble itself, whatever the browser makes of its network', async () => {
  const { outbox, server, deliveries } = open({ isOnline: () => false })
  server.willAnswer({ status: 500 })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'server' })
})

test('the guests of a server in trouble do not all come back at once', async () => {
  const { outbox, server } = open({ random: () => 0 })
  server.willAnswer({ status: 500 })
  outbox.submit({ state: 1, fields: request })
  await settle()
  await vi.advanceTimersByTimeAsync(499)
  expect(server.leads()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.leads()).toHaveLength(2)
})

test.each(['an answer that arrived', 'the guest’s wish to send it'])(
  'after %s a failure is the first one again',
  async what => {
    const { outbox, server } = open()
    const isWish = what !== 'an answer that arrived'
    const failure = { status: 500 }
    server.willAnswer(failure, failure, isWish ? failure : { status: 201 }, failure)
    outbox.save({ state: 1, fields: { phone_number: '1' } })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(server.leads()).toHaveLength(3)
    if (isWish) outbox.submit({ state: 1, fields: request })
    else outbox.save({ state: 2, fields: { phone_number: '12' } })
    await vi.advanceTimersByTimeAsync(999)
    expect(server.leads()).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.leads()).toHaveLength(5)
  },
)

test('a refused token is renewed by itself and the request sent again', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 401 })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(server.received.map(({ path, token }) => [path, token])).toEqual([
    ['/sessions', undefined],
    ['/trip-plan-requests', 'token-1'],
    ['/sessions', 'token-1'],
    ['/trip-plan-requests', 'token-2'],
  ])
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test('where the server does not know the site, as after a move, the request waits: nothing is the guest’s to mend', async () => {
  const server = fakeServer()
  let isKnown = false
  const fetch: typeof server.fetch = async (input, init) =>
    isKnown || !String(input).endsWith('/sessions')
      ? server.fetch(input, init)
      : Response.json({ errors: { site: ['is not known'] } }, { status: 422 })
  const { outbox, deliveries, refusals } = open({ fetch })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'server' })
  isKnown = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
  expect(refusals).toEqual([])
})

test('a refused field is the guest’s to mend; the rest goes as a partial request meanwhile', async () => {
  const { outbox, server, deliveries, refusals } = open()
  const errors = { phone_number: ['is not a phone number'] }
  const refusal = { status: 422, body: { message: 'no', code: 'invalid', errors } }
  server.willAnswer(refusal, refusal)
  outbox.submit({ state: 1, fields: { ...request, email: 'ada@example.com' } })
  await settle()
  expect(refusals).toEqual([errors])
  expect(server.leads().at(-1)).toMatchObject({ method: 'PUT' })
  expect(server.leads().at(-1)?.body).not.toHaveProperty('phone_number')
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
})

test('a partial request that is refused even so waits for the next answer', async () => {
  const { outbox, server, refusals } = open()
  server.willAnswer(...Array.from({ length: 8 }, () => ({ status: 422 })))
  for (const phone_number of ['1', '12']) {
    const before = server.leads().length
    outbox.save({ state: 1, fields: { phone_number } })
    await settle()
    expect(server.leads()).toHaveLength(before + 2)
  }
  expect(refusals).toEqual([])
})

test('the reference of a partial request is told where the request’s own is lost on the way', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 200, body: { reference: 'EFGH6789' } }, { status: 201 })
  outbox.save({ state: 1, fields: { phone_number: '123' } })
  await settle()
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'EFGH6789' })
})

test('what is said while a request is on its way is sent after it', async () => {
  const { outbox, server } = open()
  outbox.save({ state: 1, fields: { phone_number: '1' } })
  outbox.save({ state: 2, fields: { phone_number: '12' } })
  await settle()
  expect(server.leads().at(-1)?.body).toMatchObject({ phone_number: '12' })
  const count = server.leads().length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.leads()).toHaveLength(count)
})

test('a correction made while the request waits is sent with it, as one lead', async () => {
  const { outbox, server, events, deliveries } = open({ isOnline: () => false })
  server.willAnswer('cut', 'cut')
  outbox.submit({ state: 1, fields: { ...request, consent: 'You may call me' } })
  await settle()
  outbox.save({ state: 2, fields: { ...request, name: 'Mira' }, held: true })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'offline' })
  events.dispatchEvent(new Event('online'))
  await settle()
  expect(server.leads()).toMatchObject([
    { method: 'POST', body: { name: 'Mira', consent: 'You may call me' } },
  ])
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
})

test('a correction made while the request is being sent follows it under the same uid', async () => {
  const { outbox, server, deliveries } = open()
  outbox.submit({ state: 1, fields: request })
  outbox.save({ state: 2, fields: { ...request, name: 'Mira' } })
  await settle()
  const bodies = server.leads().map(({ body }) => body)
  expect(bodies).toMatchObject([{ name: 'Ada' }, { name: 'Mira' }])
  expect(bodies[1]?.['client_request_uid']).toBe(bodies[0]?.['client_request_uid'])
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
})

test('a refusal of what has been corrected meanwhile is no news', async () => {
  const { outbox, server, deliveries, refusals } = open()
  server.willAnswer({ status: 422 })
  outbox.submit({ state: 1, fields: request })
  outbox.save({ state: 2, fields: { ...request, name: 'Mira' } })
  await settle()
  expect(refusals).toEqual([])
  expect(server.leads().at(-1)).toMatchObject({ method: 'POST', body: { name: 'Mira' } })
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test('an answer that comes late takes nothing back that was acknowledged since', async () => {
  const server = fakeServer()
  let answerFirst = () => {}
  let held: Promise<void> | undefined = new Promise(resolve => (answerFirst = resolve))
  const { outbox, events } = open({
    async fetch(...call) {
      const answer = await server.fetch(...call)
      const waited = server.leads().length > 0 ? held : undefined
      if (waited) held = undefined
      await waited
      return answer
    },
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.save({ state: 2, fields: { ...request, name: 'Mira' } })
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  answerFirst()
  await settle()
  expect(server.leads().map(({ body }) => body['name'])).toEqual(['Ada', 'Mira'])
})

test('a request of a chat that is taken away behind a partial one arrives', async () => {
  const { outbox, server } = open()
  outbox.save({ state: 1, fields: request })
  outbox.submit({ state: 2, fields: { ...request, comments: 'sea view' } })
  outbox.stop()
  await settle()
  expect(server.leads().map(({ method, body }) => [method, body['comments']])).toEqual([
    ['PUT', undefined],
    ['POST', 'sea view'],
  ])
})

test('a chat that was taken away is told nothing more, and its request arrives', async () => {
  for (const status of [201, 422]) {
    const { outbox, server, events, deliveries, drafts, refusals } = open()
    server.willAnswer({ status })
    outbox.submit({ state: 1, fields: request })
    outbox.stop()
    await settle()
    events.dispatchEvent(new Event('pageshow'))
    // What is good of a refused one goes as a partial one.
    const methods = status === 201 ? ['POST'] : ['POST', 'PUT']
    expect(server.leads().map(({ method }) => method)).toEqual(methods)
    expect([deliveries, drafts, refusals]).toEqual([[{ is: 'sending' }], [], []])
  }
})

/** Phones may end a page that is hidden without another word. */
function go(type: string, { hidden = false } = {}) {
  vi.stubGlobal('document', { hidden })
  onTestFinished(() => void vi.unstubAllGlobals())
  return new Event(type)
}

test.each([
  ['pagehide', {}],
  ['visibilitychange', { hidden: true }],
])(
  'a page that goes away sends what is due with a request that outlives it: %s',
  async (type, page) => {
    const { outbox, server, events, deliveries } = open()
    outbox.save({ state: 1, fields: { destination: 'Goa' } })
    await settle()
    server.willAnswer('cut')
    outbox.submit({ state: 1, fields: request })
    await settle()
    events.dispatchEvent(go(type, page))
    await settle()
    expect(server.leads()).toMatchObject([{ keepalive: true, method: 'POST' }])
    expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.leads()).toHaveLength(1)
  },
)

test('a page that goes away sends a partial request too with one that outlives it', async () => {
  const { outbox, server, events } = open()
  server.willAnswer('cut')
  outbox.save({ state: 1, fields: { phone_number: '123' } })
  await settle()
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(server.leads()).toMatchObject([{ keepalive: true, method: 'PUT' }])
})

test('what a page that seems to go away sends in vain puts nothing off, should it stay', async () => {
  const { outbox, server, events, deliveries } = open()
  server.willAnswer('cut', 'cut')
  outbox.submit({ state: 1, fields: request })
  await settle()
  const told = deliveries.at(-1)
  events.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(deliveries.at(-1)).toEqual(told)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test('arrays travel as they are, whatever JSON a page such as one with Prototype.js makes of them', async () => {
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))
  Object.assign(Array.prototype, { toJSON: () => 'spoilt' })
  const { outbox, server, storage } = open()
  outbox.submit({ state: [1], fields: { ...request, children_ages: [4, 7] } })
  await settle()
  Reflect.deleteProperty(Array.prototype, 'toJSON')
  expect(server.leads()).toMatchObject([{ body: { children_ages: [4, 7] } }])
  expect(storage.getItem(draftName)).toContain('[4,7]')
})

test('two tabs share one draft, and neither erases what the other has learnt', async () => {
  const { outbox, server, drafts, reopen } = open()
  const other = reopen()
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  other.save({ state: 2, fields: { phone_number: '123' } })
  await settle()
  expect(server.leads().at(-1)?.body).toMatchObject({ destination: 'Goa', phone_number: '123' })
  outbox.restore()
  other.restore()
  expect(drafts[0]?.uid).toBe(drafts[1]?.uid)
})

test('damaged storage is an empty one', () => {
  const { outbox, storage, drafts } = open()
  const whole = { uid: 'u', fields: {}, change: 1, acknowledged: 1, at: Date.now() }
  const parts = [
    { uid: 1 },
    { fields: null },
    { fields: 'x' },
    { change: '1' },
    { acknowledged: null },
    { at: undefined },
  ]
  const damaged = ['{', 'null', '7', ...parts.map(part => JSON.stringify({ ...whole, ...part }))]
  for (const text of damaged) {
    storage.texts.set(draftName, text)
    outbox.restore()
  }
  expect(drafts).toEqual(damaged.map(() => undefined))
  storage.texts.set(draftName, JSON.stringify(whole))
  outbox.restore()
  expect(drafts.at(-1)).toEqual(whole)
})

test('what the server has is forgotten after 30 days, what it lacks never', async () => {
  const day = 24 * 60 * 60_000
  const { outbox, server, drafts, reopen } = open()
  server.willAnswer(...Array.from({ length: 400 }, () => 'cut' as const))
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.stop()
  vi.setSystemTime(Date.now() + 90 * day)
  reopen().restore()
  expect(drafts).toMatchObject([{ submitted: true }])
  const settled = open()
  settled.outbox.submit({ state: 1, fields: request })
  await settle()
  vi.setSystemTime(Date.now() + 31 * day)
  settled.reopen().restore()
  expect(settled.drafts).toEqual([undefined])
})

test('the 30 days begin with the last word, before the request is sent and after', async () => {
  const { outbox, drafts, reopen } = open()
  const twentyDaysAfter = async (deed: 'save' | 'submit', state: number) => {
    outbox[deed]({ state, fields: request })
    await settle()
    vi.setSystemTime(Date.now() + 20 * 24 * 60 * 60_000)
  }
  await twentyDaysAfter('save', 1)
  await twentyDaysAfter('save', 2)
  reopen().restore()
  await twentyDaysAfter('submit', 3)
  await twentyDaysAfter('save', 4)
  reopen().restore()
  expect(drafts).toMatchObject([{ state: 2 }, { state: 4 }])
})

test('a conversation that stands on a page which slept for months is gone on with, under its uid', async () => {
  const { outbox, server, drafts, events } = open()
  outbox.save({ state: 1, fields: request })
  await settle()
  vi.setSystemTime(Date.now() + 90 * 24 * 60 * 60_000)
  events.dispatchEvent(new Event('pageshow'))
  expect(drafts).toMatchObject([{ state: 1 }])
  outbox.submit({ state: 2, fields: request })
  await settle()
  expect(server.leads().map(({ body }) => body['client_request_uid'])).toContain(drafts[0]?.uid)
})

test('clear begins anew with another uid', async () => {
  const { outbox, server, deliveries } = open()
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.clear()
  expect(deliveries.at(-1)).toEqual({ is: 'idle' })
  outbox.submit({ state: 1, fields: request })
  await settle()
  const [first, second] = server.leads().map(({ body }) => body['client_request_uid'])
  expect(first).not.toBe(second)
})

test('a request that is begun while an earlier one is on its way arrives as well', async () => {
  const { outbox, server } = open()
  outbox.submit({ state: 1, fields: request })
  outbox.clear()
  outbox.submit({ state: 1, fields: { ...request, name: 'Mira' } })
  await settle()
  expect(server.leads().map(({ body }) => body['name'])).toEqual(['Ada', 'Mira'])
})

test('what was cleared comes back under its own uid', async () => {
  const { outbox, server, drafts } = open()
  outbox.submit({ state: 1, fields: request })
  await settle()
  const wayBack = outbox.clear()
  expect(drafts.at(-1)).toBeUndefined()
  wayBack?.()
  expect(drafts.at(-1)).toMatchObject({ state: 1, fields: request })
  outbox.submit({ state: 1, fields: { ...request, no_of_adults: 3 } })
  await settle()
  const uids = server.leads().map(({ body }) => body['client_request_uid'])
  expect(uids[1]).toBe(uids[0])
})

test('what was cleared while the server was away is sent once it is back', async () => {
  const { outbox, server } = open()
  server.willAnswer('cut')
  outbox.save({ state: 1, fields: request })
  await settle()
  const wayBack = outbox.clear()
  await vi.advanceTimersByTimeAsync(50_000)
  wayBack?.()
  await settle()
  expect(server.leads().map(({ body }) => body['name'])).toEqual(['Ada'])
})

test('nothing is asked of the server and nothing is stored before the guest has spoken', async () => {
  const { outbox, server, storage } = open()
  outbox.restore()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.received).toEqual([])
  expect(storage.texts.size).toBe(0)
})

test.each([413, 422])(
  'a %s without a word is told to the guest, and not asked for ever',
  async status => {
    const { outbox, server, refusals } = open()
    server.willAnswer({ status })
    outbox.submit({ state: 1, fields: request })
    await settle()
    expect(refusals).toEqual([{}])
    const count = server.leads().length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.leads()).toHaveLength(count)
  },
)

test.each([
  ['pageshow', {}],
  ['visibilitychange', { hidden: false }],
])('a tab that was frozen learns what another one has done when it is back: %s', (type, page) => {
  const { outbox, events, drafts, reopen } = open()
  outbox.save({ state: 1, fields: { destination: 'Goa' } })
  reopen().save({ state: 2, fields: { destination: 'Bali' } })
  events.dispatchEvent(go(type, page))
  expect(drafts.at(-1)).toMatchObject({ state: 2, fields: { destination: 'Bali' } })
})

test('what is said after the request was sent is not told as sent', async () => {
  const { outbox, deliveries } = open()
  outbox.save({ state: 1, fields: request })
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.save({ state: 2, fields: request })
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
  outbox.save({ state: 3, fields: { ...request, destination: 'Hampi' } })
  expect(deliveries.at(-1)).toEqual({ is: 'saved' })
  outbox.submit({ state: 1, fields: { ...request, destination: 'Hampi' } })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})
