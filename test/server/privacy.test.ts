import { expect, test } from 'vitest'
import {
  accessToken,
  operatorPassword,
  request,
  startApp,
  startSession,
} from '../support/start-app.ts'
import type { Operator } from '../../server/store/store.ts'
import { readSession } from '../../server/tokens.ts'
import type { Lead } from '../../shared/lead.ts'
import { cookieOf, operatorHeaders, signIn } from '../support/operator.ts'
import { writtenLog } from '../support/written-log.ts'

test('the log tells of every request and nothing of any guest', async () => {
  const { log, written } = writtenLog()
  const app = await startApp({ log, rateLimit: 1000 })
  const guest = {
    name: 'Zebulon',
    phone_number: '+1 555 010 9999',
    email: 'zeb@secret.example',
    note: 'honeymoon',
  }
  await app.call('POST', '/trip-plan-requests', { json: guest })
  await app.call('POST', `/trip-plan-requests?${new URLSearchParams(guest)}`)
  await app.call('POST', '/trip-plan-requests', { json: { ...guest, email: 'zeb at secret' } })
  await app.call('POST', '/trip-plan-requests', {
    body: '{"name":"Zebulon',
    headers: { 'content-type': 'application/json' },
  })
  const session = await startSession(app)
  await app.call('PUT', '/drafts/Zebulon-uid', { token: session, json: guest })
  await signIn(app, { password: 'wrong-Zebulon' })
  const headers = await operatorHeaders(app)
  await app.call('POST', '/leads/search', { token: null, headers, json: { search: 'Zebulon' } })
  app.store.leads.page = () => Promise.reject(new Error('disk gone'))
  await app.call('POST', '/leads/search', { token: null, headers, json: { search: 'Zebulon' } })

  expect(written().trim().split('\n').length).toBeGreaterThanOrEqual(10)
  expect(written()).toContain('disk gone')
  for (const secret of [
    'Zebulon',
    readSession(session, app.store.desk.read().signing_key)!.session,
    '555 010',
    '5550109999',
    'secret',
    'honeymoon',
    accessToken,
    session,
    operatorPassword,
    headers['cookie']!,
    '127.0.0.1',
  ])
    expect(written()).not.toContain(secret)
})

test('of an error the log has what it is and where, and not what it was about', async () => {
  const { log, written } = writtenLog()
  const app = await startApp({ log })
  const about = { input: '/?name=Zebulon', detail: 'Key (uid)=(Zebulon) is there', code: '23505' }
  const cause = Object.assign(new Error('its cause'), { row: { name: 'Zebulon' } })
  app.store.leads.page = () => Promise.reject(Object.assign(new Error('no', { cause }), about))
  expect((await app.call('GET', '/leads')).status).toBe(500)
  const [line] = written().trim().split('\n')
  expect(JSON.parse(line!)).toMatchObject({
    err: { type: 'Error', message: 'no: its cause', code: '23505', stack: expect.any(String) },
  })
  expect(written()).not.toContain('Zebulon')
})

test('the log tells who of the house has done what, and nobody’s name', async () => {
  const { log, written } = writtenLog()
  const app = await startApp({ log })
  const [{ id: owner }] = app.store.desk.read().operators as [Operator]
  const own = { token: null, headers: await operatorHeaders(app) }
  const by = `operator:${owner}`
  await app.call('POST', '/trip-plan-requests', { json: request() })
  const [{ id: lead }] = (await app.leads()) as [Lead]
  await app.call('GET', `/leads/${lead}/record`, own)
  await app.call('POST', '/leads/export', { ...own, json: { format: 'csv' } })
  await app.call('DELETE', `/leads/${lead}`, own)
  await app.call('DELETE', '/leads/Zebulon', own)
  const token = { site: app.site, name: 'Zebulon', scopes: ['intake'] }
  const issued = await app.call('POST', '/access-tokens', { ...own, json: token })
  const { id: made } = issued.body.access_token
  await app.call('GET', '/ping', { token: issued.body.token })
  await app.call('DELETE', `/access-tokens/${made}`, own)
  const invited = { email: 'zebulon@palm.example', role: 'agent' }
  const invitation = (await app.call('POST', '/invitations', { ...own, json: invited })).body
  const accepting = { token: invitation.link.split('#')[1], name: 'Zeb', password: 'ten letters' }
  const accepted = await app.call('POST', '/invitations/accept', { token: null, json: accepting })
  const agent = accepted.body.operator.id
  await app.call('DELETE', `/operators/${agent}`, own)
  await signIn(app, { password: 'a wrong one' })
  await signIn(app, { email: 'zebulon@palm.example' })
  const { headers } = await signIn(app)
  await app.call('DELETE', '/operator-session', { token: null, headers: cookieOf(headers) })

  const lines = written().trim().split('\n')
  expect(
    lines.map(line => {
      const { method, route, status, by, id } = JSON.parse(line)
      return [method, route.replace('/api/v1', ''), status, by, id]
    }),
  ).toEqual([
    ['POST', '/trip-plan-requests', 201, 'access_token:environment', undefined],
    ['GET', '/leads/:id/record', 200, by, lead],
    ['POST', '/leads/export', 200, by, undefined],
    ['DELETE', '/leads/:id', 204, by, lead],
    ['DELETE', '/leads/:id', 404, by, undefined],
    ['POST', '/access-tokens', 201, by, made],
    ['GET', '/ping', 200, `access_token:${made}`, undefined],
    ['DELETE', '/access-tokens/:id', 204, by, made],
    ['POST', '/invitations', 201, by, invitation.invitation.id],
    ['POST', '/invitations/accept', 201, undefined, agent],
    ['DELETE', '/operators/:id', 204, by, agent],
    ['POST', '/operator-session', 401, undefined, owner],
    ['POST', '/operator-session', 401, undefined, undefined],
    ['POST', '/operator-session', 201, undefined, owner],
    ['DELETE', '/operator-session', 204, undefined, owner],
  ])
  expect(written()).not.toMatch(/zeb/i)
})

test('every answer carries the id under which the log knows it', async () => {
  const { log, written } = writtenLog()
  const app = await startApp({ log })
  app.store.leads.page = () => Promise.reject(new Error('disk gone'))
  const refusal = await app.call('POST', '/trip-plan-requests', { json: request({ email: 'x' }) })
  const fault = await app.call('GET', '/leads')
  for (const { headers, body } of [refusal, fault])
    expect(headers.get('x-request-id')).toBe(body.request_id)
  const lines = written().trim().split('\n')
  expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([
    { request_id: refusal.body.request_id, status: 422 },
    { request_id: fault.body.request_id, err: { message: 'disk gone' } },
    { request_id: fault.body.request_id, status: 500 },
  ])
})
