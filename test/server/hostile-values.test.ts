import { expect, test } from 'vitest'
import { operatorHeaders, signIn } from '../support/operator.ts'
import { operatorPassword, request, startApp } from '../support/start-app.ts'

/** What looks at sixty thousand signs from each of them takes minutes for so many leads, and is ended. */
const leads = 20
const endless = { timeout: 60_000 }

test.each(['(', '+(', '1(', '\n', '\t"', ' ', '\n=', '-', '9.', '@', 'a@', '\u0301'])(
  'sixty thousand signs of a guest’s hold up no search and no export: %j',
  endless,
  async sign => {
    const app = await startApp()
    const headers = await operatorHeaders(app)
    const bytes = Buffer.byteLength(JSON.stringify(sign)) - 2
    const words = sign.repeat(Math.floor(60_000 / bytes))
    for (let n = 0; n < leads; n++)
      await app.call('POST', '/trip-plan-requests', { json: request({ words }) })

    const post = (path: string, json: object) =>
      app.call('POST', path, { token: null, headers, json })
    const found = await post('/leads/search', { search: 'asha' })
    expect(found.body.leads).toHaveLength(leads)
    const exported = await post('/leads/export', { format: 'csv' })
    expect(exported.body.match(/Asha/g)).toHaveLength(leads)
  },
)

test('a password of 200 signs that are two to a computer signs in', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const password = '🏝'.repeat(200)
  const json = { password: operatorPassword, new_password: password }
  const changed = await app.call('PUT', '/operator-password', { token: null, headers, json })
  expect([changed.status, (await signIn(app, { password })).status]).toEqual([204, 201])
})

test.each([
  ['POST', '/access-tokens', { name: 'x', scopes: Array(10_000).fill('x') }, 2],
  ['POST', '/saved-views', { name: 'x', filter: { states: Array(10_000).fill('x') } }, 100],
  ['POST', '/leads/search', { states: Array(10_000).fill('x') }, 100],
  ['POST', '/leads/changes', { changes: Array(10_000).fill(1) }, 100],
  ['POST', '/sites', { brand: 'x', languages: Array(10_000).fill('x') }, 100],
  ['POST', '/sites', { brand: 'x', origins: Array(10_000).fill(1) }, 100],
  [
    'POST',
    '/leads/counts',
    Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [n, 0])),
    100,
  ],
])('of a %s of %s with thousands of mistakes the answer names few', async (...call) => {
  const [method, path, json, named] = call
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const { status, body } = await app.call(method, path, { token: null, headers, json })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toHaveLength(named)
  for (const each of Object.values<string[]>(body.errors)) expect(each).toEqual([...new Set(each)])
})

test('no answer is guessed to be of another type than it says', async () => {
  const app = await startApp()
  const paths = ['/ping', '/forms/site_nobody', '/leads', '/openapi.json', '/../../widget/none.js']
  for (const path of paths) {
    const { headers } = await app.call('GET', path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
  const sent = await app.call('POST', '/trip-plan-requests', { json: request() })
  expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
})
