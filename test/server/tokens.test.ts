import { expect, test } from 'vitest'
import { firstDesk } from '../../server/first-desk.ts'
import { noteReceipt } from '../../server/lead/removed-note.ts'
import { memoryStore } from '../../server/store/memory-store.ts'
import { readSession, signSession } from '../../server/tokens.ts'
import {
  accessToken,
  operatorEmail,
  operatorPassword,
  startApp,
  startSession,
  type App,
} from '../support/start-app.ts'

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

test('what the same key has sealed for something else is no session', () => {
  const note = { id: 'n', text: 'Calls at noon', at: '2026-11-21T10:00:00Z', by: 'api' as const }
  const receipt = noteReceipt({ lead: 'a', note, by: 'api' }, 'key', 0)
  expect(readSession(`bhs_${receipt}`, 'key')).toBeUndefined()
})

test('nobody signs a session of one installation with the key of another', async () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const app = await startApp({ now })
  const { desk } = firstDesk({ operatorEmail, operatorPassword, now })
  const other = await startApp({ store: await memoryStore({}, () => desk), now })
  const since = now.getTime() / 1000
  const ours = { ...session, site: app.site, since, expires: since + 60 }
  const signed = ({ store }: App) => signSession(ours, store.desk.read().signing_key)
  expect((await app.call('GET', '/ping', { token: signed(app) })).status).toBe(200)
  expect((await app.call('GET', '/ping', { token: signed(other) })).status).toBe(401)
})

test('an access token with any letter changed is refused', async () => {
  const app = await startApp()
  for (const [index, letter] of [...accessToken].entries()) {
    const other = String.fromCharCode(letter.charCodeAt(0) ^ 1)
    const token = accessToken.slice(0, index) + other + accessToken.slice(index + 1)
    expect((await app.call('GET', '/ping', { token })).status).toBe(401)
  }
})

test('where the environment has no access token, to have none opens nothing', async () => {
  const app = await startApp({ hasNoToken: true })
  for (const token of [null, '', accessToken, 'undefined'])
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
