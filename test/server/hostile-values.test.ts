import { expect, test } from 'vitest'
import { operatorHeaders, operatorPassword, signIn } from '../support/operator.ts'
import { request, startApp } from '../support/start-app.ts'

/** Seconds of the processor, to which other work on the machine adds nothing. */
async function effortOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return process.cpuUsage(before).user / 1e6
}

test.each(['(', '+(', '1(', '\n', '\t"', ' ', '\n=', '-', '9.', '@', 'a@', '\u0301'])(
  'sixty thousand signs of a guest’s hold up no search and no export: %j',
  async sign => {
    const app = await startApp()
    const headers = await operatorHeaders(app)
    const bytes = Buffer.byteLength(JSON.stringify(sign)) - 2
    const json = request({ words: sign.repeat(Math.floor(60_000 / bytes)) })
    expect((await app.call('POST', '/trip-plan-requests', { json })).status).toBe(201)
    const post = (path: string, json: object) =>
      app.call('POST', path, { token: null, headers, json })
    const effort = await effortOf(async () => {
      const found = await post('/leads/search', { search: 'asha' })
      expect(found.body.leads).toHaveLength(1)
      expect((await post('/leads/export', { format: 'csv' })).status).toBe(200)
    })
    expect(effort).toBeLessThan(1)
  },
)

test('a stranger’s password of accents alone holds up nobody', async () => {
  const app = await startApp()
  const password = `a${'\u0301'.repeat(15_000)}${'\u0316'.repeat(15_000)}`
  const effort = await effortOf(async () => {
    expect((await signIn(app, { password })).status).toBe(401)
  })
  expect(effort).toBeLessThan(0.5)
})

test('a password of 200 signs that are two to a computer signs in', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const password = '🏝'.repeat(200)
  const json = { password: operatorPassword, new_password: password }
  const changed = await app.call('PUT', '/operator-password', { token: null, headers, json })
  expect([changed.status, (await signIn(app, { password })).status]).toEqual([204, 201])
})
