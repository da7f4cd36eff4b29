import { expect, test } from 'vitest'
import { operatorHeaders, operatorPassword, signIn } from '../support/operator.ts'
import { request, startApp } from '../support/start-app.ts'

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
