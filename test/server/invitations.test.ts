import { expect, test } from 'vitest'
import type { DeskData } from '../../server/store/store.ts'
import { cookieOf, operatorHeaders, signIn } from '../support/operator.ts'
import { startApp, type App } from '../support/start-app.ts'
import { callAs, teamOf } from '../support/team.ts'

const tokenOf = (link: string) => new URL(link).hash.slice(1)
const week = 7 * 24 * 3_600_000

async function invited(parts: Record<string, string> = {}) {
  const app = await startApp()
  const owner = await operatorHeaders(app)
  const json = { email: 'Noa@Palm.example', role: 'agent', ...parts }
  const { status, body } = await callAs(app)(owner, 'POST', '/invitations', json)
  expect(status).toBe(201)
  return { app, owner, as: callAs(app), ...body, token: tokenOf(body.link) }
}

const accept = (app: App, json: object) =>
  app.call('POST', '/invitations/accept', { token: null, json })

test('an invitation is a link whose token no server sees until it is taken up', async () => {
  const { app, owner, as, link, invitation } = await invited()
  expect(link).toMatch(new RegExp(`^${app.origin}/dashboard/invitation#bhi_[\\w-]{43}$`))
  expect(invitation).toMatchObject({ email: 'noa@palm.example', role: 'agent' })
  const { invitations } = (await as(owner, 'GET', '/invitations')).body
  expect(invitations).toEqual([invitation])
  expect(JSON.stringify(app.store.desk.read())).not.toContain(tokenOf(link))
})

test('whoever has the link sees whom it is for, and joins by a name and a password', async () => {
  const { app, as, owner, token } = await invited()
  const preview = await app.call('POST', '/invitations/preview', { token: null, json: { token } })
  expect(preview.body).toEqual({ email: 'noa@palm.example', role: 'agent' })
  const here = await as(owner, 'POST', '/invitations/preview', { token })
  expect(here.body).toEqual({ ...preview.body, signed_in_as: 'mira@palm.example' })
  const { status, body, headers } = await accept(app, {
    token,
    name: 'Noa',
    password: ' to the letter ',
  })
  expect([status, body.operator.name, body.operator.role]).toEqual([201, 'Noa', 'agent'])
  expect((await as(cookieOf(headers), 'GET', '/leads')).status).toBe(200)
  const again = await signIn(app, { email: 'noa@palm.example', password: ' to the letter ' })
  expect(again.status).toBe(201)
  expect((await as(owner, 'GET', '/invitations')).body.invitations).toEqual([])
})

test('a link works once', async () => {
  const { app, token } = await invited()
  const json = { token, name: 'Noa', password: 'long-enough-1' }
  const answers = await Promise.all([accept(app, json), accept(app, json)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 404]))
  expect((await accept(app, json)).status).toBe(404)
})

test('the link of somebody who is here by now makes no second operator of them', async () => {
  const { app, token } = await invited()
  await app.store.desk.change(({ operators }: DeskData) => {
    operators.push({ ...structuredClone(operators[0]!), id: 'noa', email: 'noa@palm.example' })
  })
  expect((await accept(app, { token, name: 'Noa', password: 'long-enough-1' })).status).toBe(404)
  expect(app.store.desk.read().operators).toHaveLength(2)
})

test('a link works for seven days', async () => {
  const { app, as, owner, token } = await invited()
  app.clock.advance(week - 1000)
  const look = () => app.call('POST', '/invitations/preview', { token: null, json: { token } })
  expect((await look()).status).toBe(200)
  app.clock.advance(2000)
  expect((await look()).status).toBe(404)
  expect((await accept(app, { token, name: 'N', password: 'long-enough-1' })).status).toBe(404)
  expect((await as(owner, 'GET', '/invitations')).body.invitations).toEqual([])
})

test('fifty invitations are open at once, and those that are too old make room', async () => {
  const { app, as, owner } = await invited()
  const invite = (n: number) =>
    as(owner, 'POST', '/invitations', { email: `n${n}@palm.example`, role: 'agent' })
  for (let n = 1; n < 50; n++) expect((await invite(n)).status).toBe(201)
  const { status, body } = await invite(50)
  expect([status, body.reason.code]).toEqual([409, 'too_many_invitations'])
  app.clock.advance(week)
  expect((await invite(50)).status).toBe(201)
})

test('an invitation can be withdrawn, and a second one takes the place of the first', async () => {
  const { app, as, owner, token } = await invited()
  const again = { email: 'noa@palm.example', role: 'owner' }
  const { invitation } = (await as(owner, 'POST', '/invitations', again)).body
  const { invitations } = (await as(owner, 'GET', '/invitations')).body
  expect(invitations).toEqual([invitation])
  const look = await app.call('POST', '/invitations/preview', { token: null, json: { token } })
  expect(look.status).toBe(404)
  expect((await as(owner, 'DELETE', `/invitations/${invitation.id}`)).status).toBe(204)
  expect((await as(owner, 'DELETE', `/invitations/${invitation.id}`)).status).toBe(404)
})

test.each([
  ['removed', 'DELETE', undefined],
  ['made an agent', 'PATCH', { role: 'agent' }],
] as const)('the links of an owner who is %s are void, and no others', async (_, method, json) => {
  const { app, as, owner, token: kept } = await invited()
  const other = await operatorHeaders(app, 'owner')
  const back = { email: 'back@door.example', role: 'owner' }
  const { link } = (await as(other, 'POST', '/invitations', back)).body
  const { id } = app.store.desk.read().operators.at(-1)!
  expect((await as(owner, method, `/operators/${id}`, json)).status).toBeLessThan(300)
  const look = (token: string) =>
    app.call('POST', '/invitations/preview', { token: null, json: { token } })
  expect([(await look(tokenOf(link))).status, (await look(kept)).status]).toEqual([404, 200])
})

test.each([
  [{ email: 'mira@palm.example', role: 'agent' }, ['email']],
  [{ email: 'not an address', role: 'agent' }, ['email']],
  [{ email: 7, role: 'agent' }, ['email']],
  [{ email: `${'x'.repeat(179)}@palm.example`, role: 'agent' }, ['email']],
  [{ email: 'noa@palm.example', role: 'boss' }, ['role']],
  [{}, ['email', 'role']],
])('%j is no invitation', async (json, fields) => {
  const app = await startApp()
  const answer = await callAs(app)(await operatorHeaders(app), 'POST', '/invitations', json)
  expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, fields])
})

test('who works here already is not invited, and the owner is told why', async () => {
  const { as, mira } = await teamOf(await startApp())
  const json = { email: 'Mira@palm.example', role: 'agent' }
  const { body } = await as(mira, 'POST', '/invitations', json)
  expect(body.reasons).toEqual({ email: [{ code: 'email_taken' }] })
})

test('a short password or no name is refused by field, and the link is still good', async () => {
  const { app, token } = await invited()
  const { status, body } = await accept(app, { token, name: ' ', password: 'short' })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['name', 'password']])
  expect(body.reasons).toEqual({
    name: [{ code: 'required' }],
    password: [{ code: 'too_short', limit: 10 }],
  })
  expect((await accept(app, { token, name: 'Noa', password: 'long-enough-1' })).status).toBe(201)
})

test('what is longer than any link, name or password is refused before it is worked on', async () => {
  const { app, token } = await invited()
  const json = { token: 'x'.repeat(201), name: 'x'.repeat(81), password: 'x'.repeat(201) }
  const { status, body } = await accept(app, json)
  expect([status, body.reasons]).toEqual([
    422,
    {
      token: [{ code: 'too_long', limit: 200 }],
      name: [{ code: 'too_long', limit: 80 }],
      password: [{ code: 'too_long', limit: 200 }],
    },
  ])
  const longest = { token, name: 'x'.repeat(80), password: 'x'.repeat(200) }
  expect((await accept(app, longest)).status).toBe(201)
})

test('guessing links is throttled, and pages of other sites take none up', async () => {
  const { app, token } = await invited()
  const call = { token: null, json: { token }, headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await app.call('POST', '/invitations/preview', call)).status).toBe(403)
  const look = () =>
    app.call('POST', '/invitations/preview', { token: null, json: { token: 'bhi_x' } })
  for (let n = 0; n < 30; n++) expect((await look()).status).toBe(404)
  expect((await look()).status).toBe(429)
})
