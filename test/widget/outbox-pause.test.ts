import { expect, test, vi } from 'vitest'
import { open, request, settle, stopTime } from './outbox-maker.ts'

stopTime()

const pauses = [
  { status: 429, because: 'rate' },
  { status: 503, because: 'server' },
] as const

test.each(pauses)('after a $status nothing is sent before the server said', async pause => {
  const { outbox, server, events, deliveries } = open()
  const { status, because } = pause
  server.willAnswer({ status, headers: { 'Retry-After': '30' } })
  outbox.save({ state: 1, fields: { phone_number: '1' } })
  await settle()
  expect(deliveries.at(-1)).toEqual({ is: 'saved' })
  const until = Date.now() + 30_000
  outbox.save({ state: 2, fields: { phone_number: '12' } })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toEqual({ is: 'waiting', because, isSaved: true, until })
  for (const type of ['online', 'pageshow', 'pagehide']) events.dispatchEvent(new Event(type))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(server.received).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
})

test('a request does not wait for the next attempt of a partial one, and is not said to', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 503 })
  outbox.save({ state: 1, fields: { phone_number: '1' } })
  await settle()
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.map(({ is }) => is)).toEqual(['saved', 'sending', 'sent'])
})

test('a pause holds after a reload and in another tab, for sessions as for requests', async () => {
  const { outbox, server, deliveries, reopen } = open()
  server.willAnswer({ status: 429, headers: { 'Retry-After': '7200' } })
  outbox.submit({ state: 1, fields: request })
  await settle()
  outbox.stop()
  const later = reopen()
  later.restore()
  await vi.advanceTimersByTimeAsync(7_199_999)
  expect(deliveries.at(-1)).toMatchObject({ is: 'waiting', because: 'rate' })
  expect(server.received).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

test('a pause that is asked for when a session is begun is told', async () => {
  const { outbox, deliveries } = open({
    fetch: async () => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } }),
  })
  outbox.submit({ state: 1, fields: request })
  await settle()
  const until = Date.now() + 30_000
  expect(deliveries.at(-1)).toEqual({ is: 'waiting', because: 'rate', isSaved: true, until })
})

test('the pause of one site is none of another one’s on the same pages', async () => {
  const { outbox, server, reopen } = open()
  server.willAnswer({ status: 429, headers: { 'Retry-After': '30' } })
  outbox.submit({ state: 1, fields: request })
  await settle()
  reopen({ site: 'reef' }).submit({ state: 1, fields: request })
  await settle()
  expect(server.leads()).toHaveLength(2)
})

test('a pause that a wrong clock has put years ahead is none', async () => {
  const { outbox, server, storage } = open()
  storage.texts.set('bellhop:pause:palm', '{"is":"rate","until":9999999999999}')
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(server.leads()).toHaveLength(1)
})

test('a pause of years is one of a day, since timers and guests wait no longer', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 503, headers: { 'Retry-After': '9999999999' } })
  outbox.submit({ state: 1, fields: request })
  await settle()
  expect(deliveries.at(-1)).toMatchObject({ until: Date.now() + 86_400_000 })
  await vi.advanceTimersByTimeAsync(86_399_999)
  expect(server.leads()).toHaveLength(1)
})

test('a pause told as a date is none: the server is asked again as after any failure', async () => {
  const { outbox, server, deliveries } = open()
  server.willAnswer({ status: 503, headers: { 'Retry-After': 'Sun, 10 Jan 2027 13:00:00 GMT' } })
  outbox.submit({ state: 1, fields: request })
  await vi.advanceTimersByTimeAsync(999)
  expect(server.leads()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(deliveries.at(-1)).toMatchObject({ is: 'sent' })
})

/** Milliseconds. */
const [anHour, aWeek] = [3_600_000, 7 * 86_400_000]

test.each([-aWeek, -anHour, anHour, aWeek])(
  'a clock that is put right by %s keeps no request back',
  async jump => {
    const { outbox, server, deliveries } = open()
    server.willAnswer({ status: 429, headers: { 'Retry-After': '30' } })
    outbox.submit({ state: 1, fields: request })
    await settle()
    vi.setSystemTime(Date.now() + jump)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(deliveries.at(-1)).toEqual({ is: 'sent', reference: 'ABCD2345' })
    expect(server.leads().at(-1)?.body).toMatchObject(request)
  },
)
