import { expect, test } from 'vitest'
import { receipt } from '../store/makers.ts'
import { listen } from '../support/lead-stream.ts'
import { operatorHeaders } from '../support/operator.ts'
import { accessToken, request, startApp, startSession, type App } from '../support/start-app.ts'
import { dataFolder, startServer } from '../support/start-server.ts'
import { callAs } from '../support/team.ts'

const authorization = { authorization: `Bearer ${accessToken}` }

const send = (app: App, uid: string) =>
  app.call('POST', '/trip-plan-requests', { json: request({ client_request_uid: uid }) })

test('what happens to a lead is told as it happens, without anything personal', async () => {
  const app = await startApp()
  const { response, events } = await listen(app.base, await operatorHeaders(app))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  await send(app, 'u')
  const { id } = (await app.leads())[0]!
  await app.call('PATCH', `/leads/${id}`, { json: { state: 'won' } })
  await expect
    .poll(() => events)
    .toEqual([
      { is: 'lead', data: { id, revision: 1, state: 'new', site: app.site } },
      { is: 'lead', data: { id, revision: 2, state: 'won', site: app.site } },
    ])
})

test('a token hears of its own site only', async () => {
  const app = await startApp()
  const own = await listen(app.base, authorization)
  await app.store.desk.change(desk => {
    desk.sites.unshift({ ...structuredClone(desk.sites[0]!), key: 'site_other' })
  })
  const other = await listen(app.base, authorization)
  await app.store.leads.receive(receipt({ site: 'site_other', id: 'there' }))
  await app.store.leads.receive(receipt({ site: app.site, id: 'here' }))
  await expect.poll(() => own.events.map(({ data }) => data['id'])).toEqual(['here'])
  await expect.poll(() => other.events.map(({ data }) => data['id'])).toEqual(['there'])
})

test('whoever asks for the headers of a stream gets them, and no stream', async () => {
  const app = await startApp()
  for (let n = 0; n < 21; n++) {
    const { status, headers } = await app.call('HEAD', '/leads/events')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  }
})

test('a stream ends when its operator signs out', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const { ended } = await listen(app.base, headers)
  await app.call('DELETE', '/operator-session', { token: null, headers })
  await ended
})

test('a stream ends when its operator is removed', async () => {
  const app = await startApp()
  const owner = await operatorHeaders(app)
  const agent = await operatorHeaders(app, 'agent')
  const { ended } = await listen(app.base, agent)
  const { id } = (await callAs(app)(agent, 'GET', '/operator-session')).body.operator
  await callAs(app)(owner, 'DELETE', `/operators/${id}`)
  await ended
})

test('a stream ends with the time of its operator’s session', async () => {
  const app = await startApp()
  const { ended } = await listen(app.base, await operatorHeaders(app))
  const { expires_at } = app.store.desk.read().operator_sessions[0]!
  app.clock.advance(Date.parse(expires_at) - Date.parse('2026-11-21T10:00:00Z'))
  await ended
})

test('a stream ends when its access token is revoked, and no other does', async () => {
  const app = await startApp()
  const other = await listen(app.base, authorization)
  const owner = await operatorHeaders(app)
  const json = { site: app.site, name: 'CRM', scopes: ['leads:read'] }
  const { token, access_token } = (await callAs(app)(owner, 'POST', '/access-tokens', json)).body
  const { response, ended } = await listen(app.base, { authorization: `Bearer ${token}` })
  expect(response.status).toBe(200)
  await callAs(app)(owner, 'DELETE', `/access-tokens/${access_token.id}`)
  await ended
  await send(app, 'u')
  await expect.poll(() => other.events).toHaveLength(1)
})

test('a stream needs a right to read leads', async () => {
  const app = await startApp()
  const asked = (call: object) => app.call('GET', '/leads/events', call)
  expect((await asked({ token: null })).status).toBe(401)
  expect((await asked({ token: await startSession(app) })).status).toBe(403)
  const headers = { ...(await operatorHeaders(app)), 'sec-fetch-site': 'cross-site' }
  expect((await asked({ token: null, headers })).status).toBe(401)
})

test('nobody holds more streams than twenty', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  for (let n = 0; n < 20; n++) await listen(app.base, headers)
  const { response } = await listen(app.base, headers)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
})

test('a server that is told to stop does not wait for streams', async () => {
  const server = await startServer(await dataFolder())
  const { ended } = await listen(`${server.origin}/api/v1`, authorization)
  expect(await server.kill('SIGTERM')).toBe(0)
  await ended
})
