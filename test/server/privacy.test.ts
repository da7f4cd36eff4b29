import { expect, test } from 'vitest'
import {
  accessToken,
  operatorPassword,
  request,
  startApp,
  startSession,
} from '../support/start-app.ts'
import { operatorHeaders, signIn } from '../support/operator.ts'
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
