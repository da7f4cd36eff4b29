import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStreams } from '../../server/lead/event-streams.ts'
import type { LeadEvent } from '../../shared/lead-api.ts'
import { arrival } from '../store/makers.ts'
import { installation } from '../support/installation.ts'
import { listen } from '../support/lead-stream.ts'
import { operatorHeaders } from '../support/operator.ts'
import { handTokenToOtherSite, otherSite } from '../support/other-site.ts'
import { accessToken, request, startApp, startSession, type App } from '../support/start-app.ts'
import { startServer } from '../support/start-server.ts'
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
  await handTokenToOtherSite(app)
  const other = await listen(app.base, authorization)
  await app.store.leads.receive(arrival({ site: otherSite, id: 'there' }))
  await app.store.leads.receive(arrival({ site: app.site, id: 'here' }))
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
  const issue = async () => (await callAs(app)(owner, 'POST', '/access-tokens', json)).body
  const kept = await listen(app.base, { authorization: `Bearer ${(await issue()).token}` })
  const { token, access_token } = await issue()
  const { response, ended } = await listen(app.base, { authorization: `Bearer ${token}` })
  expect(response.status).toBe(200)
  await callAs(app)(owner, 'DELETE', `/access-tokens/${access_token.id}`)
  await ended
  await send(app, 'u')
  await expect.poll(() => [other.events.length, kept.events.length]).toEqual([1, 1])
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
  for (let n = 0; n < 20; n++) expect((await listen(app.base, headers)).response.status).toBe(200)
  const { response } = await listen(app.base, headers)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await listen(app.base, authorization)).response.status).toBe(200)
})

test('whoever leaves a stream makes room for another', async () => {
  const app = await startApp()
  const { leave } = await listen(app.base, authorization)
  for (let n = 1; n < 20; n++) await listen(app.base, authorization)
  leave()
  const statusOfAnother = async () => (await listen(app.base, authorization)).response.status
  await expect.poll(statusOfAnother).toBe(200)
})

test('a stream with nothing to tell beats every fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await startApp()
  const { events, heard } = await listen(app.base, authorization)
  for (const count of [1, 2, 3]) {
    await send(app, `u${count}`)
    await expect.poll(() => events).toHaveLength(count)
    expect(heard().split('event: beat\ndata: {}\n\n')).toHaveLength(count + 1)
    vi.advanceTimersByTime(15_250)
  }
  // Milliseconds until a browser that was cut off comes back.
  expect(heard()).toMatch(/^retry: 1000\n\n/)
})

/** A stream of the site `s` that nobody reads yet, and what makes it tell. */
function unreadStream() {
  let tell: (event: LeadEvent) => void = () => {}
  const leads = { watch: (listener: typeof tell) => ((tell = listener), () => {}) }
  const callers = { isStillValid: () => true }
  const { open } = createStreams({ leads, callers, closing: undefined })
  const openOne = () => {
    const body = open({ is: 'access token', id: 't', site: 's', scopes: [] }, 's')
    onTestFinished(() => void body.destroy())
    return body
  }
  return { body: openOne(), tell: (event: LeadEvent) => tell(event), openOne }
}

test('a token of one site is told, too, that anything may have changed', async () => {
  const { body, tell } = unreadStream()
  tell({ is: 'resync' })
  body.end()
  expect(await text(body)).toContain('event: resync\ndata: {}\n\n')
})

test('who does not keep up with what is told is let go, to come back and read afresh', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { body, tell, openOne } = unreadStream()
  const failed = vi.fn<() => void>()
  body.once('error', failed)
  const tellOf = (count: number) => {
    for (let n = 0; n < count; n++)
      tell({ is: 'lead', id: 'x'.repeat(36), revision: n, state: 'new', site: 's' })
  }
  tellOf(100)
  expect(body.destroyed).toBe(false)
  tellOf(1000)
  expect(body.destroyed).toBe(true)
  // Nor is there a beat for one that has ended.
  vi.advanceTimersByTime(15_250)
  await new Promise(setImmediate)
  expect(failed).not.toHaveBeenCalled()
  // Its place is free, though it has read nothing yet: a caller has 20.
  expect(Array.from({ length: 20 }, openOne)).toHaveLength(20)
})

test('a server that is told to stop ends its streams, and does not wait for them', async () => {
  const { folder } = await installation()
  const server = await startServer(folder)
  const response = await fetch(`${server.origin}/api/v1/leads/events`, { headers: authorization })
  expect(await server.kill('SIGTERM')).toBe(0)
  // Of a stream that was cut off it would be an error.
  expect(await response.text()).toContain('event: beat')
})
