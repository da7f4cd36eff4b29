import { expect, test, vi } from 'vitest'
import { unavailable } from '../../server/refusal.ts'
import { operatorHeaders } from '../support/operator.ts'
import { request, startApp } from '../support/start-app.ts'
import { callAs } from '../support/team.ts'

async function issued(scopes = ['intake', 'leads:read']) {
  const app = await startApp()
  const as = callAs(app)
  const owner = await operatorHeaders(app)
  const json = { site: app.site, name: 'Website', scopes }
  const { status, body } = await as(owner, 'POST', '/access-tokens', json)
  expect(status).toBe(201)
  const list = async () => (await as(owner, 'GET', '/access-tokens')).body.access_tokens
  return { app, as, owner, list, ...body }
}

test('a token is shown once, works within its scopes, and is kept as a hash', async () => {
  const { app, token, access_token, list } = await issued()
  expect(token).toMatch(/^bha_[\w-]{43}$/)
  const ping = await app.call('GET', '/ping', { token })
  expect(ping.body).toEqual({
    message: 'pong',
    data: { site: app.site, scopes: ['intake', 'leads:read'], time: '2026-11-21T10:00:00.000Z' },
  })
  expect((await app.call('GET', '/leads', { token })).status).toBe(200)
  const lead = (await app.call('POST', '/trip-plan-requests', { token, json: request() })).status
  expect(lead).toBe(201)
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([access_token.id])
  const desk = app.store.desk.read()
  expect(JSON.stringify(desk)).not.toContain(token)
  const told = JSON.stringify([access_token, await list()])
  for (const { hash } of desk.access_tokens) expect(told).not.toContain(hash)
})

test('a token that may only write leads reads those it changes, as the document of the API says', async () => {
  const { app, token } = await issued(['leads:write'])
  await app.call('POST', '/trip-plan-requests', { json: request() })
  const [lead] = await app.leads()
  const path = `/leads/${lead!.id}`
  for (const closed of ['/leads', path]) {
    const refusal = await app.call('GET', closed, { token })
    expect([refusal.status, refusal.body.code]).toEqual([403, 'forbidden'])
  }
  const { body } = await app.call('PATCH', path, { token, json: { state: 'quoted' } })
  expect(body.lead).toMatchObject({ state: 'quoted', fields: { name: 'Asha Rao' } })
  const document = JSON.stringify((await app.call('GET', '/openapi.json', { token: null })).body)
  expect(document.includes('a change is answered with the whole lead')).toBe(true)
})

test.each(['leads:read', 'leads:write'])(
  'who links leads of one guest sees what is known of both: %s alone is not enough',
  async scope => {
    const { app, token } = await issued([scope])
    for (let n = 0; n < 2; n++) await app.call('POST', '/trip-plan-requests', { json: request() })
    const [one, other] = await app.leads()
    const json = { with: other!.id }
    const link = (as: object) => app.call('PUT', `/leads/${one!.id}/guest`, { json, ...as })
    expect((await link({ token })).status).toBe(403)
    expect((await link({})).status).toBe(200)
  },
)

test('a token is refused from the moment it is revoked', async () => {
  const { app, as, owner, token, access_token, list } = await issued()
  const revoke = async () => (await as(owner, 'DELETE', `/access-tokens/${access_token.id}`)).status
  expect(await revoke()).toBe(204)
  expect((await app.call('GET', '/ping', { token })).status).toBe(401)
  app.clock.advance(1000)
  expect(await revoke()).toBe(204)
  expect(await list()).toMatchObject([{ revoked_at: '2026-11-21T10:00:00.000Z' }])
})

test('rotating gives a new value beside the old one, until one is revoked', async () => {
  const { app, as, owner, token, access_token } = await issued()
  const rotate = (id: string) => as(owner, 'POST', `/access-tokens/${id}/rotate`)
  const next = (await rotate(access_token.id)).body
  expect(next.access_token).toMatchObject({ name: 'Website', replaces: access_token.id })
  for (const each of [token, next.token])
    expect((await app.call('GET', '/ping', { token: each })).status).toBe(200)
  expect((await rotate(access_token.id)).status).toBe(409)
  await as(owner, 'DELETE', `/access-tokens/${access_token.id}`)
  expect((await app.call('GET', '/ping', { token })).status).toBe(401)
  expect((await app.call('GET', '/ping', { token: next.token })).status).toBe(200)
  expect((await rotate(access_token.id)).status).toBe(409)
  expect((await rotate('unknown')).status).toBe(404)
})

test('a token that was revoked is not rotated, and one whose successor was is so again', async () => {
  const { as, owner, access_token } = await issued()
  const rotate = () => as(owner, 'POST', `/access-tokens/${access_token.id}/rotate`)
  const revoke = (id: string) => as(owner, 'DELETE', `/access-tokens/${id}`)
  await revoke((await rotate()).body.access_token.id)
  const next = await rotate()
  expect(next.body.access_token).toMatchObject({ site: access_token.site, name: 'Website' })
  await revoke(next.body.access_token.id)
  await revoke(access_token.id)
  expect((await rotate()).body.reason).toEqual({ code: 'token_revoked' })
})

const ninetyDays = 90 * 24 * 3_600_000

test('two hundred tokens are in use at once; one that is revoked makes room, and is listed for ninety days', async () => {
  const { app, as, owner, access_token: first, list } = await issued()
  const json = { site: app.site, name: 'Website', scopes: ['intake'] }
  const issue = async () => (await as(owner, 'POST', '/access-tokens', json)).body
  for (let n = 2; n < 200; n++) await issue()
  const { access_token: last } = await issue()
  expect((await issue()).reason).toEqual({ code: 'too_many_tokens' })
  await as(owner, 'DELETE', `/access-tokens/${first.id}`)
  app.clock.advance(ninetyDays)
  expect((await issue()).access_token).toMatchObject({ revoked_at: null, last_used_at: null })
  expect(await list()).toHaveLength(201)
  expect((await issue()).reason).toEqual({ code: 'too_many_tokens' })
  app.clock.advance(1000)
  await as(owner, 'DELETE', `/access-tokens/${last.id}`)
  await issue()
  const ids = (await list()).map(({ id }: { id: string }) => id)
  expect([ids.length, ids.includes(last.id), ids.includes(first.id)]).toEqual([201, true, false])
})

test('the last use is kept to the minute, at most once a minute', async () => {
  const { app, token, list } = await issued()
  const changes = vi.spyOn(app.store.desk, 'change')
  const lastUse = async () => (await list())[0].last_used_at
  app.clock.advance(61_500)
  for (let n = 0; n < 20; n++) await app.call('GET', '/ping', { token })
  await expect.poll(lastUse).toBe('2026-11-21T10:01:00.000Z')
  for (let n = 0; n < 20; n++) await app.call('GET', '/ping', { token })
  expect(changes).toHaveBeenCalledTimes(1)
})

test('a token that is used in the minute it was made in was not used before', async () => {
  const { app, as, owner } = await issued()
  app.clock.advance(90_500)
  const json = { site: app.site, name: 'Bot', scopes: ['intake'] }
  const { token, access_token } = (await as(owner, 'POST', '/access-tokens', json)).body
  app.clock.advance(1_000)
  await app.call('GET', '/ping', { token })
  const use = () =>
    app.store.desk.read().access_tokens.find(({ id }: { id: string }) => id === access_token.id)
      ?.last_used_at
  await expect.poll(use).toBe(access_token.created_at)
})

test('a use is kept also when the clock has been set back since the last one', async () => {
  const { app, token, list } = await issued()
  const lastUse = async () => (await list())[0].last_used_at
  app.clock.advance(60_000)
  await app.call('GET', '/ping', { token })
  await expect.poll(lastUse).toBe('2026-11-21T10:01:00.000Z')
  app.clock.advance(-2 * 60 * 60_000)
  await app.call('GET', '/ping', { token })
  await expect.poll(lastUse).toBe('2026-11-21T08:01:00.000Z')
})

test('a use is kept in its time, also after one that the store could not keep', async () => {
  const { app, token, list } = await issued()
  const lastUse = async () => (await list())[0].last_used_at
  const use = () => {
    app.clock.advance(60_000)
    return app.call('GET', '/ping', { token })
  }
  await use()
  await expect.poll(lastUse).toBe('2026-11-21T10:01:00.000Z')
  const changes = vi.spyOn(app.store.desk, 'change').mockRejectedValueOnce(unavailable('away'))
  expect((await use()).status).toBe(200)
  await expect.poll(() => changes.mock.calls.length).toBe(1)
  await use()
  await expect.poll(lastUse).toBe('2026-11-21T10:03:00.000Z')
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ site: 'site_unknown' }, 'site'],
  [{ scopes: 'intake' }, 'scopes'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['everything'] }, 'scopes'],
  [{ scopes: ['intake', 'intake'] }, 'scopes'],
  [{ last_used_at: 'now' }, 'last_used_at'],
])('%j makes no token', async (parts, field) => {
  const app = await startApp()
  const json = { site: app.site, name: 'Website', scopes: ['intake'], ...parts }
  const answer = await callAs(app)(await operatorHeaders(app), 'POST', '/access-tokens', json)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})
