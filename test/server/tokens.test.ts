import { expect, test } from 'vitest'
import { hashToken, newToken, readSession, signSession } from '../../server/tokens.ts'
import { accessToken, request, startApp, startSession } from '../support/start-app.ts'

const session = { site: 'site_1', session: 's1', since: 1000, expires: 4600 }

test('a session token says what was signed', () => {
  expect(readSession(signSession(session, 'key'), 'key')).toEqual(session)
})

test('a session token with any flipped bit is refused', () => {
  const token = Buffer.from(signSession(session, 'key'))
  for (let byte = 0; byte < token.length; byte++)
    for (let bit = 0; bit < 8; bit++) {
      const flipped = Buffer.from(token)
      flipped[byte]! ^= 1 << bit
      expect(readSession(flipped.toString('latin1'), 'key')).toBeUndefined()
    }
})

test('a session token cut anywhere, lengthened, or signed by another key is refused', () => {
  const token = signSession(session, 'key')
  for (let length = 0; length < token.length; length++)
    expect(readSession(token.slice(0, length), 'key')).toBeUndefined()
  expect(readSession(`${token}A`, 'key')).toBeUndefined()
  expect(readSession(`${token}.`, 'key')).toBeUndefined()
  expect(readSession(signSession(session, 'other'), 'key')).toBeUndefined()
})

test('an access token with any flipped bit is refused', async () => {
  const app = await startApp()
  for (const [index, letter] of [...accessToken].entries()) {
    const other = String.fromCharCode(letter.charCodeAt(0) ^ 1)
    const token = accessToken.slice(0, index) + other + accessToken.slice(index + 1)
    expect((await app.call('GET', '/ping', { token })).status).toBe(401)
  }
})

const issue = async (parts: { scopes?: 'intake'[]; revoked_at?: string } = {}) => {
  const app = await startApp()
  const token = newToken('bha_')
  await app.store.desk.change(desk => {
    desk.access_tokens.push({
      id: 't1',
      site: app.site,
      name: 'Website',
      scopes: parts.scopes ?? ['intake'],
      hash: hashToken(token),
      created_at: '2026-11-21T00:00:00.000Z',
      last_used_at: null,
      revoked_at: parts.revoked_at ?? null,
    })
  })
  return { app, token }
}

test('an issued access token opens its own site, within its scopes', async () => {
  const { app, token } = await issue()
  const ping = await app.call('GET', '/ping', { token })
  expect(ping.body).toEqual({
    message: 'pong',
    data: { site: app.site, scopes: ['intake'], time: '2026-11-21T10:00:00.000Z' },
  })
  expect((await app.call('POST', '/trip-plan-requests', { token, json: request() })).status).toBe(
    201,
  )
  const leads = await app.call('GET', '/leads', { token })
  expect([leads.status, leads.body.code]).toEqual([403, 'forbidden'])
})

test('a revoked access token is refused', async () => {
  const { app, token } = await issue({ revoked_at: '2026-11-21T01:00:00.000Z' })
  expect((await app.call('GET', '/ping', { token })).status).toBe(401)
})

test('a session token is good for 60 minutes', async () => {
  const app = await startApp()
  const token = await startSession(app)
  app.clock.advance(59 * 60_000)
  expect((await app.call('GET', '/ping', { token })).status).toBe(200)
  app.clock.advance(2 * 60_000)
  expect((await app.call('GET', '/ping', { token })).status).toBe(401)
})

test('a session token may create and nothing else', async () => {
  const app = await startApp()
  const token = await startSession(app)
  expect((await app.call('GET', '/leads', { token })).status).toBe(403)
  expect((await app.call('POST', '/leads/search', { token, json: {} })).status).toBe(403)
})
