import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { networkOf } from '../../server/middleware/rate-limit.ts'
import { signSession } from '../../server/tokens.ts'
import { operatorHeaders } from '../support/operator.ts'
import {
  allowedOrigin,
  raw,
  request,
  startApp,
  startSession,
  type App,
} from '../support/start-app.ts'
import { writtenLog } from '../support/written-log.ts'

test('an access token’s requests are limited by the minute, and the answer says until when', async () => {
  const app = await startApp({ rateLimit: 10 })
  const send = () => app.call('POST', '/trip-plan-requests', { json: request() })
  const answers = []
  for (let n = 0; n < 11; n++) answers.push(await send())
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  const { headers, body } = answers.at(-1)!
  expect(body.code).toBe('rate_limited')
  const seconds = headers.get('retry-after')
  expect(seconds).toMatch(/^([1-9]|[1-5]\d|60)$/)
  expect(headers.get('ratelimit-reset')).toBe(seconds)
  expect(answers[0]!.headers.get('ratelimit-remaining')).toBe('9')
  expect(headers.get('ratelimit-limit')).toBe('10')
  expect(headers.get('ratelimit-remaining')).toBe('0')
  expect(await app.leads()).toHaveLength(10)
})

test('a clock that is set back makes nobody wait longer', async () => {
  const app = await startApp({ rateLimit: 1 })
  await app.call('GET', '/ping')
  const anHourAgo = Date.now() - 3_600_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => anHourAgo)
  onTestFinished(() => clock.mockRestore())
  const { status, headers } = await app.call('GET', '/ping')
  const told = ['retry-after', 'ratelimit-reset'].map(name => headers.get(name))
  expect([status, ...told]).toEqual([429, '60', '60'])
})

test('429 comes before the body is read, and after 401', async () => {
  const app = await startApp({ rateLimit: 1 })
  await app.call('GET', '/ping')
  const broken = { body: '{broken', headers: { 'content-type': 'application/json' } }
  expect((await app.call('POST', '/trip-plan-requests', broken)).status).toBe(429)
  expect((await app.call('POST', '/trip-plan-requests', { ...broken, token: 'no' })).status).toBe(
    401,
  )
})

test('guests’ limits are their own: one session’s do not touch another’s', async () => {
  const app = await startApp({ rateLimit: 20 })
  const [ana, ben] = [await startSession(app), await startSession(app)]
  const ping = (token: string) => app.call('GET', '/ping', { token })
  for (let n = 0; n < 4; n++) expect((await ping(ana)).status).toBe(200)
  expect((await ping(ana)).status).toBe(429)
  expect((await ping(ben)).status).toBe(200)
})

test.each([
  ['GET', '/leads'],
  ['PATCH', '/leads/none'],
  ['PUT', '/leads/none/guest'],
  ['GET', '/operators'],
  ['GET', '/invitations'],
])('an operator may ask %s %s twice as often as a token, and no more', async (method, path) => {
  const app = await startApp({ rateLimit: 5 })
  const headers = await operatorHeaders(app)
  const isLimited = async () =>
    (await app.call(method, path, { token: null, headers })).status === 429
  for (let n = 0; n < 10; n++) expect(await isLimited()).toBe(false)
  expect(await isLimited()).toBe(true)
})

test('new sessions are limited by address and page', async () => {
  const app = await startApp({ rateLimit: 20 })
  const start = (origin: string) =>
    app.call('POST', '/sessions', { token: null, json: { site: app.site }, headers: { origin } })
  expect((await start(allowedOrigin)).status).toBe(201)
  expect((await start(allowedOrigin)).status).toBe(201)
  expect((await start(allowedOrigin)).status).toBe(429)
  expect((await start(app.origin)).status).toBe(201)
})

test('forms are limited by address, as often as a token may ask', async () => {
  const app = await startApp({ rateLimit: 3, trustedProxies: 1 })
  const ask = async (address = '203.0.113.1') => {
    const headers = { 'x-forwarded-for': address }
    return (await app.call('GET', `/forms/${app.site}`, { token: null, headers })).status
  }
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
  expect(await ask('203.0.113.2')).toBe(200)
})

test('a stranger gets no more sessions by calling the page, or us, by other names', async () => {
  const app = await startApp({ rateLimit: 20 })
  const start = async (name: string) => {
    const json = JSON.stringify({ site: app.site })
    const answer = await raw(
      app.port,
      `POST /api/v1/sessions HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`,
    )
    return Number(answer.slice(9, 12))
  }
  expect([await start('a'), await start('b'), await start('c')]).toEqual([201, 201, 429])
})

test('X-Forwarded-For is believed only of as many proxies as are trusted', async () => {
  const statuses = async (trustedProxies: number) => {
    const app = await startApp({ rateLimit: 10, trustedProxies })
    const answers = []
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const headers = { origin: allowedOrigin, 'x-forwarded-for': `198.51.100.7, ${address}` }
      answers.push(
        await app.call('POST', '/sessions', { token: null, json: { site: app.site }, headers }),
      )
    }
    return answers.map(({ status }) => status)
  }
  expect(await statuses(0)).toEqual([201, 429])
  expect(await statuses(1)).toEqual([201, 201])
})

test.each([
  ['a proxy that nobody has named', 0, '198.51.100.7', 'More proxies'],
  ['a proxy before the one that is named', 1, '198.51.100.7, 10.0.0.2', 'More proxies'],
  ['a proxy of Docker before that', 1, '198.51.100.7, 172.31.255.2', 'More proxies'],
  ['a proxy of the house before that', 1, '198.51.100.7, 192.168.1.2', 'More proxies'],
  ['a proxy of the machine itself', 1, '198.51.100.7, 127.0.0.1', 'More proxies'],
  ['a proxy of the machine itself, by IPv6', 1, '198.51.100.7, ::1', 'More proxies'],
  ['a proxy of IPv6 before that', 1, '198.51.100.7, fd00::2', 'More proxies'],
  ['one proxy where two are named', 2, '198.51.100.7', 'Fewer proxies'],
  ['a guest who makes proxies up', 1, '10.0.0.2, 198.51.100.7', undefined],
  ['a guest beside those networks', 1, '10.0.0.2, 172.32.0.1', undefined],
  ['a guest of IPv6', 1, '10.0.0.2, 2001:db8::7', undefined],
  ['what is no address', 1, '198.51.100.7, unknown', undefined],
  ['a guest of the same network', 1, '10.0.0.7', undefined],
  ['nobody in between', 1, '', undefined],
])('of %s the log says once what the setting makes of it', async (_what, trusted, named, said) => {
  const { log, written } = writtenLog()
  const app = await startApp({ trustedProxies: trusted, log })
  const headers = { 'x-forwarded-for': named }
  for (let n = 0; n < 2; n++) await app.call('GET', `/forms/${app.site}`, { token: null, headers })
  const lines = written().split('\n')
  const about = lines.filter(line => line.includes('BELLHOP_TRUSTED_PROXIES'))
  expect(about).toEqual(said === undefined ? [] : [expect.stringContaining(said)])
  for (const line of about) expect(JSON.parse(line)).toMatchObject({ trusted_proxies: trusted })
  // A random reference, or so many milliseconds, may have such signs by chance.
  const told = written().replaceAll(/"(request_id|time|ms)":[^,}]+/g, '')
  expect(told).not.toMatch(/198\.51|10\.0|172\.|192\.168|fd00|2001:db8/)
})

/** Sends as one guest after another does, from one address. */
function guests(app: App) {
  const since = Date.parse('2026-11-21T10:00:00Z') / 1000
  const { signing_key } = app.store.desk.read()
  let n = 0
  return (call: Parameters<App['call']>[2] = { json: request() }, query = '') => {
    const session = { site: app.site, session: `s${n++}`, since, expires: since + 60 }
    const headers = { origin: allowedOrigin, ...call.headers }
    const token = signSession(session, signing_key)
    return app.call('POST', `/trip-plan-requests${query}`, { ...call, token, headers })
  }
}

test('guests of one address are limited together, however many sessions they have', async () => {
  const app = await startApp({ rateLimit: 10 })
  const send = guests(app)
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) statuses.push((await send()).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429])
  // An integrator's requests from there are none of a guest's.
  expect((await app.call('POST', '/trip-plan-requests', { json: request() })).status).toBe(201)
})

const fourPages = 'x'.repeat(14_000)
const json = JSON.stringify(request({ said: fourPages }))
test.each<[string, Parameters<App['call']>[2], string?]>([
  ['JSON', { json: request({ said: fourPages }) }],
  ['a form', { form: `name=Asha&phone_number=1&said=${fourPages}` }],
  ['a query', { json: request() }, `?said=${fourPages}`],
  [
    'JSON that is packed',
    {
      body: gzipSync(json),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
  ],
])('a guest’s request of 14 kB counts as four: %s', async (_what, call, query) => {
  const app = await startApp({ rateLimit: 10 })
  const send = guests(app)
  for (let n = 0; n < 5; n++) expect((await send(call, query)).status).toBe(201)
  const { status, headers, body } = await send()
  expect([status, body.code]).toEqual([429, 'rate_limited'])
  expect(headers.get('ratelimit-limit')).toBe('20')
  expect(headers.get('retry-after')).toBe(headers.get('ratelimit-reset'))
  expect(await app.leads()).toHaveLength(5)
})

test('a guest’s large request that is one too many is not kept, and an integrator’s is', async () => {
  const app = await startApp({ rateLimit: 2 })
  const send = guests(app)
  expect((await send()).status).toBe(201)
  const large = { json: request({ said: 'x'.repeat(60_000) }) }
  const { status, headers } = await send(large)
  expect([status, headers.get('ratelimit-remaining')]).toEqual([429, '0'])
  expect(headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
  expect((await app.call('POST', '/trip-plan-requests', large)).status).toBe(201)
  expect(await app.leads()).toHaveLength(2)
})

test.each([1, 0])('no request is too large for a limit of %s', async rateLimit => {
  const app = await startApp({ rateLimit })
  const { status } = await guests(app)({ json: request({ said: 'x'.repeat(60_000) }) })
  expect(status).toBe(201)
})

test.each([
  ['forms', 10, 'GET', '/forms/nobodys'],
  ['counts', 10, 'POST', '/tallies'],
  ['new sessions', 1, 'POST', '/sessions'],
  ['sign-ins', 30, 'POST', '/operator-session'],
  ['requests of guests', 20, 'POST', '/trip-plan-requests'],
])('%s from one network of IPv6 are limited together', async (_what, most, method, path) => {
  const app = await startApp({ rateLimit: 10, trustedProxies: 1 })
  const since = Date.parse('2026-11-21T10:00:00Z') / 1000
  const { signing_key } = app.store.desk.read()
  const isLimited = async (n: number, network = '2001:db8:1:2') => {
    const session = { site: app.site, session: `s${n}`, since, expires: since + 60 }
    const token = signSession(session, signing_key)
    const headers = { 'x-forwarded-for': `${network}::${n}` }
    return (await app.call(method, path, { token, headers })).status === 429
  }
  for (let n = 0; n < most; n++) expect(await isLimited(n)).toBe(false)
  expect(await isLimited(most)).toBe(true)
  expect(await isLimited(most, '2001:db8:1:3')).toBe(false)
})

test('0 turns all limits off', async () => {
  const app = await startApp({ rateLimit: 0 })
  for (let n = 0; n < 50; n++) expect((await app.call('GET', '/ping')).status).toBe(200)
  expect((await app.call('GET', '/ping')).headers.get('ratelimit-limit')).toBeNull()
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.9:1024', '203.0.113.9'],
  ['[2001:db8:1:2::9]:1024', '2001:db8:1:2'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
