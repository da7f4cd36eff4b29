import { expect, test } from 'vitest'
import { addOtherSite, otherSite } from '../support/other-site.ts'
import { allowedOrigin, request, startApp, startSession, type App } from '../support/start-app.ts'

const renew = (app: App, token: string) =>
  app.call('POST', '/sessions', {
    token,
    json: { site: app.site },
    headers: { origin: allowedOrigin },
  })

const send = (app: App, token: string, parts: object) =>
  app.call('POST', '/trip-plan-requests', {
    token,
    json: request({ client_request_uid: 'u1', ...parts }),
  })

test('a page of an allowed origin gets a token for an hour', async () => {
  const app = await startApp()
  const answer = await app.call('POST', '/sessions', {
    token: null,
    json: { site: app.site },
    headers: { origin: allowedOrigin },
  })
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({
    access_token: expect.stringMatching(/^bhs_/),
    token_type: 'Bearer',
    expires_in: 3600,
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const token = answer.body.access_token
  const ping = async () => (await app.call('GET', '/ping', { token })).status
  app.clock.advance(3_599_000)
  expect(await ping()).toBe(200)
  app.clock.advance(1000)
  expect(await ping()).toBe(401)
})

test.each([
  'https://evil.example',
  `${allowedOrigin}.evil.example`,
  'http://www.palm.example',
  'null',
  '',
])('a page of %j gets none', async origin => {
  const app = await startApp()
  const headers: Record<string, string> = origin ? { origin } : {}
  const answer = await app.call('POST', '/sessions', {
    token: null,
    json: { site: app.site },
    headers,
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
})

test('the environment’s origins are those of the first site alone', async () => {
  const app = await startApp()
  await addOtherSite(app, { origins: [] })
  const start = (site: string) =>
    app.call('POST', '/sessions', {
      token: null,
      json: { site },
      headers: { origin: allowedOrigin },
    })
  expect([(await start(app.site)).status, (await start(otherSite)).status]).toEqual([201, 403])
})

test('an unknown site is refused by name', async () => {
  const app = await startApp()
  const answer = await app.call('POST', '/sessions', {
    token: null,
    json: { site: 'nope' },
    headers: { origin: allowedOrigin },
  })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['site']])
})

test('a session reaches its own uids only, and does not learn of another’s', async () => {
  const app = await startApp()
  const [ana, ben] = [await startSession(app), await startSession(app)]
  await send(app, ana, { comments: 'window seat' })
  const answer = await send(app, ben, { comments: 'aisle' })
  expect(answer.body.message).toBe('Trip plan request created')
  const integrator = await app.call('POST', '/trip-plan-requests', {
    json: request({ client_request_uid: 'u1' }),
  })
  expect(integrator.body.message).toBe('Trip plan request created')
  expect((await app.leads()).map(lead => lead.fields.comments)).toEqual([
    'window seat',
    'aisle',
    undefined,
  ])
})

test('a session keeps its id, and so its requests, through renewals', async () => {
  const app = await startApp()
  const first = await startSession(app)
  await send(app, first, {})
  app.clock.advance(29 * 24 * 3_600_000)
  const renewed = await renew(app, first)
  expect(renewed.status).toBe(201)
  await send(app, renewed.body.access_token, { destination: 'Goa' })
  expect(await app.leads()).toMatchObject([
    { revision: 2, fields: { destination: 'Goa' }, history: [{ by: 'guest' }] },
  ])
})

test('after 30 days a session cannot be renewed, even if it was before', async () => {
  const app = await startApp()
  const first = await startSession(app)
  app.clock.advance(29 * 24 * 3_600_000)
  const renewed = (await renew(app, first)).body.access_token
  app.clock.advance(2 * 24 * 3_600_000)
  for (const token of [first, renewed]) expect((await renew(app, token)).status).toBe(401)
})

test('a session is renewed for its own site only', async () => {
  const app = await startApp()
  const token = await startSession(app)
  await addOtherSite(app, { origins: [allowedOrigin] })
  const json = { site: otherSite }
  const headers = { origin: allowedOrigin }
  expect((await app.call('POST', '/sessions', { token: null, json, headers })).status).toBe(201)
  expect((await app.call('POST', '/sessions', { token, json, headers })).status).toBe(401)
})

test('a token that was tampered with cannot be renewed', async () => {
  const app = await startApp()
  expect((await renew(app, `${await startSession(app)}x`)).status).toBe(401)
})

test('a session is good only on the pages of its own site', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const answer = await app.call('POST', '/trip-plan-requests', {
    token,
    json: request(),
    headers: { origin: 'https://evil.example' },
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
})

test('an access token is good wherever it is shown from', async () => {
  const app = await startApp()
  const headers = { origin: 'https://crm.example' }
  const answer = await app.call('POST', '/trip-plan-requests', { json: request(), headers })
  expect(answer.status).toBe(201)
})

test('a draft makes a partial lead, the request completes it', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const draft = await app.call('PUT', '/drafts/u1', { token, json: { email: 'asha@example.com' } })
  expect(draft.status).toBe(200)
  expect(draft.headers.get('bellhop-reference')).toBe(draft.body.reference)
  expect(await app.leads()).toMatchObject([
    { state: 'partial', reference: draft.body.reference, source: { channel: 'widget' } },
  ])
  expect((await send(app, token, {})).body.message).toBe('Trip plan request created')
  expect(await app.leads()).toMatchObject([
    { state: 'new', fields: { email: 'asha@example.com', name: 'Asha Rao' } },
  ])
})

test('a draft may lack anything but may not be wrong', async () => {
  const app = await startApp()
  const token = await startSession(app)
  expect((await app.call('PUT', '/drafts/u1', { token, json: {} })).status).toBe(200)
  const wrong = await app.call('PUT', '/drafts/u1', { token, json: { email: 'x', name: null } })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email']])
  const long = await app.call('PUT', '/drafts/u1', { token, json: { ['x'.repeat(192)]: 1 } })
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['x'.repeat(40)]])
  const other = await app.call('PUT', '/drafts/u1', { token, json: { client_request_uid: 'u2' } })
  expect(Object.keys(other.body.errors)).toEqual(['client_request_uid'])
  // A number reads as its digits, and an empty field says nothing.
  for (const client_request_uid of [77, ' 77', '', null])
    expect(
      (await app.call('PUT', '/drafts/77', { token, json: { client_request_uid } })).status,
    ).toBe(200)
})

test.each([
  ['%20', 'invalid'],
  ['%E2%80%8B', 'invalid'],
  ['%zz', 'malformed'],
  ['%ff', 'malformed'],
])('a draft under the uid %s is refused, since nothing could complete it', async (uid, code) => {
  const app = await startApp()
  const token = await startSession(app)
  const answer = await app.call('PUT', `/drafts/${uid}`, { token, json: {} })
  expect([answer.status, answer.body.code]).toEqual([422, code])
  expect(await app.leads()).toEqual([])
})

test('drafts are for sessions only', async () => {
  const app = await startApp()
  expect((await app.call('PUT', '/drafts/u1', { json: {} })).status).toBe(403)
})

test('a draft is JSON, which says that a field is a list or a number', async () => {
  const app = await startApp()
  const token = await startSession(app)
  expect((await app.call('PUT', '/drafts/u1', { token, form: 'name=Asha' })).status).toBe(415)
})

test('a uid of any characters works as a draft’s path', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const uid = 'a/b?c=ü%'
  expect(
    (await app.call('PUT', `/drafts/${encodeURIComponent(uid)}`, { token, json: {} })).status,
  ).toBe(200)
  expect((await app.leads())[0]!.client_request_uid).toBe(uid)
})

test('what the widget tells of its page is the source of the lead, not an answer', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const bellhop_source = {
    page: 'https://www.palm.example/bali',
    utm_source: 'news',
    channel: 'api',
    __proto__x: 'no',
    nested: { a: 1 },
    long: 'x'.repeat(600),
  }
  await send(app, token, { bellhop_source, room: 'sea view' })
  const [lead] = await app.leads()
  expect(lead!.custom_fields).toEqual({ room: 'sea view' })
  expect(lead!.source).toEqual({
    channel: 'widget',
    page: 'https://www.palm.example/bali',
    utm_source: 'news',
    long: 'x'.repeat(500),
  })
})

test('a page says nothing of a lead in the place of what the lead knows for itself', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const names = ['site', 'received_at', 'updated_at', 'client_request_uid', 'constructor']
  const bellhop_source = Object.fromEntries(names.map(name => [name, 'of another']))
  await send(app, token, { bellhop_source })
  expect((await app.leads())[0]!.source).toEqual({ channel: 'widget' })
})

test('a widget that tells nothing of its page is on the one its browser names, if it names one', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const put = (uid: string, headers = {}) =>
    app.call('PUT', `/drafts/${uid}`, { token, json: {}, headers })
  await put('named', { origin: allowedOrigin })
  await put('unnamed')
  expect((await app.leads()).map(({ source }) => source)).toEqual([
    { channel: 'widget', page: allowedOrigin },
    { channel: 'widget' },
  ])
})

test('an integrator’s field of that name is a custom field like any other', async () => {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', {
    json: request({ bellhop_source: { page: 'x' } }),
  })
  expect((await app.leads())[0]).toMatchObject({
    custom_fields: { bellhop_source: { page: 'x' } },
    source: { channel: 'api' },
  })
})
