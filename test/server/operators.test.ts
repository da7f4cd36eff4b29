import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { operatorHeaders, signIn } from '../support/operator.ts'
import { accessToken, request as tripRequest, startApp } from '../support/start-app.ts'
import { teamOf } from '../support/team.ts'

const team = async () => teamOf(await startApp())

test('every operator sees who works here, and nothing that is secret', async () => {
  const { as, noa } = await team()
  const { status, body } = await as(noa, 'GET', '/operators')
  expect(status).toBe(200)
  expect(body.operators).toMatchObject([
    { email: 'mira@palm.example', role: 'owner' },
    { email: 'agent@palm.example', role: 'agent' },
  ])
  expect(Object.keys(body.operators[0])).toEqual(['id', 'email', 'name', 'role'])
})

test('an owner renames an operator and changes the role, which counts at once', async () => {
  const { as, mira, noa } = await team()
  expect((await as(noa, 'GET', '/invitations')).status).toBe(403)
  const id = (await as(noa, 'GET', '/operator-session')).body.operator.id
  const { body } = await as(mira, 'PATCH', `/operators/${id}`, { name: ' Noa ', role: 'owner' })
  expect(body.operator).toMatchObject({ name: 'Noa', role: 'owner' })
  expect((await as(noa, 'GET', '/invitations')).status).toBe(200)
})

test('agents rename themselves and change nothing else about anybody', async () => {
  const { as, mira, noa } = await team()
  const [{ id: owner }, { id: agent }] = (await as(mira, 'GET', '/operators')).body.operators
  const change = (id: string, edit: object) => as(noa, 'PATCH', `/operators/${id}`, edit)
  expect((await change(agent, { name: 'Noa' })).body.operator.name).toBe('Noa')
  expect((await change(agent, { role: 'owner' })).status).toBe(403)
  expect((await change(owner, { name: 'Not Mira' })).status).toBe(403)
  expect((await as(noa, 'DELETE', `/operators/${owner}`)).status).toBe(403)
})

test('an owner who is removed while what they send is on its way has sent it in vain', async () => {
  const app = await startApp()
  const { as, mira } = await teamOf(app)
  const noa = await operatorHeaders(app, 'owner')
  const { id } = (await as(noa, 'GET', '/operator-session')).body.operator
  const json = JSON.stringify({ email: 'back@door.example', role: 'owner' })
  const slow = request(`${app.base}/invitations`, {
    method: 'POST',
    headers: { ...noa, 'content-type': 'application/json', expect: '100-continue' },
  })
  slow.flushHeaders()
  await once(slow, 'continue')
  expect((await as(mira, 'DELETE', `/operators/${id}`)).status).toBe(204)
  slow.end(json)
  const [answer] = (await once(slow, 'response')) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(401)
  expect((await as(mira, 'GET', '/invitations')).body.invitations).toEqual([])
})

test('an operator who is removed is out at the next request', async () => {
  const { as, mira, noa } = await team()
  const id = (await as(noa, 'GET', '/operator-session')).body.operator.id
  expect((await as(mira, 'DELETE', `/operators/${id}`)).status).toBe(204)
  expect((await as(noa, 'GET', '/operator-session')).status).toBe(401)
  expect((await as(mira, 'DELETE', `/operators/${id}`)).status).toBe(404)
})

test('the leads of an operator who has left are among nobody’s, in lists, counts and exports', async () => {
  const app = await startApp()
  const { as, mira, noa } = await teamOf(app)
  await app.call('POST', '/trip-plan-requests', { json: tripRequest() })
  const { id: owner } = (await as(noa, 'GET', '/operator-session')).body.operator
  const [lead] = await app.leads()
  await as(mira, 'PATCH', `/leads/${lead!.id}`, { owner })
  const filter = { owner: null }
  const found = async () => [
    (await as(mira, 'GET', '/leads?owner=null')).body.leads.length,
    (await as(mira, 'POST', '/leads/counts', filter)).body.counts.new,
    (await as(mira, 'POST', '/leads/ids', filter)).body.leads.length,
    (await as(mira, 'POST', '/leads/export', { format: 'csv', filter })).body.split('Asha').length -
      1,
  ]
  expect(await found()).toEqual([0, 0, 0, 0])
  await as(mira, 'DELETE', `/operators/${owner}`)
  expect(await found()).toEqual([1, 1, 1, 1])
})

test('there is always an owner', async () => {
  const { as, mira } = await team()
  const { id } = (await as(mira, 'GET', '/operator-session')).body.operator
  expect((await as(mira, 'DELETE', `/operators/${id}`)).status).toBe(409)
  expect((await as(mira, 'PATCH', `/operators/${id}`, { role: 'agent' })).status).toBe(409)
  expect((await as(mira, 'GET', '/operators')).body.operators[0].role).toBe('owner')
})

const tooLong = { name: 'x'.repeat(81) }

test.each([{ role: 'boss' }, { name: '' }, { name: ' ' }, { name: 7 }, tooLong, { password: 'x' }])(
  '%j is refused by field',
  async edit => {
    const { as, mira } = await team()
    const { id } = (await as(mira, 'GET', '/operator-session')).body.operator
    const { status, body } = await as(mira, 'PATCH', `/operators/${id}`, edit)
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(edit)])
  },
)

const ownersOnly = [
  ['GET', '/invitations'],
  ['POST', '/invitations'],
  ['DELETE', '/invitations/x'],
  ['DELETE', '/operators/x'],
  ['GET', '/access-tokens'],
  ['POST', '/access-tokens'],
  ['POST', '/access-tokens/x/rotate'],
  ['DELETE', '/access-tokens/x'],
] as const

test('what owners may, agents, tokens, strangers and other sites’ pages may not', async () => {
  const app = await startApp()
  const { as, mira, noa } = await teamOf(app)
  for (const [method, path] of ownersOnly) {
    const json = method === 'POST' ? {} : undefined
    const crossSite = { ...mira, 'sec-fetch-site': 'cross-site' }
    expect((await as(noa, method, path, json)).status).toBe(403)
    expect((await app.call(method, path, { token: accessToken })).status).toBe(403)
    expect((await as({}, method, path, json)).status).toBe(401)
    expect((await as(crossSite, method, path, json)).status).toBe(401)
  }
})

test('a session that another browser ends is over at its next request', async () => {
  const app = await startApp()
  const { as, mira } = await teamOf(app)
  const phone = await operatorHeaders(app)
  const { sessions } = (await as(mira, 'GET', '/operator-sessions')).body
  expect(sessions.map((each: { current: boolean }) => each.current)).toContain(true)
  const other = (await as(phone, 'GET', '/operator-sessions')).body.sessions.find(
    (each: { current: boolean }) => each.current,
  )
  expect(Object.keys(other)).not.toContain('hash')
  expect((await as(mira, 'DELETE', `/operator-sessions/${other.id}`)).status).toBe(204)
  expect((await as(phone, 'GET', '/operator-session')).status).toBe(401)
  expect((await as(mira, 'GET', '/operator-session')).status).toBe(200)
})

test('nobody ends a session of somebody else', async () => {
  const { as, mira, noa } = await team()
  const { sessions } = (await as(mira, 'GET', '/operator-sessions')).body
  expect((await as(noa, 'DELETE', `/operator-sessions/${sessions[0].id}`)).status).toBe(404)
})

test('all other sessions end together', async () => {
  const app = await startApp()
  const { as, mira, noa } = await teamOf(app)
  const phone = await operatorHeaders(app)
  expect((await as(mira, 'DELETE', '/operator-sessions')).status).toBe(204)
  expect((await as(phone, 'GET', '/operator-session')).status).toBe(401)
  expect((await as(mira, 'GET', '/operator-sessions')).body.sessions).toHaveLength(1)
  expect((await as(noa, 'GET', '/operator-session')).status).toBe(200)
})

test('a new password takes the old one, and ends the other sessions', async () => {
  const app = await startApp()
  const { as, mira } = await teamOf(app)
  const phone = await operatorHeaders(app)
  const change = (password: string, new_password: string) =>
    as(mira, 'PUT', '/operator-password', { password, new_password })
  const wrong = await change('not this one', 'moonrise-over-goa')
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']])
  expect(Object.keys((await change('sunset-over-goa', 'short')).body.errors)).toEqual([
    'new_password',
  ])
  expect((await change('sunset-over-goa', 'moonrise-over-goa')).status).toBe(204)
  expect((await as(phone, 'GET', '/operator-session')).status).toBe(401)
  expect((await as(mira, 'GET', '/operator-session')).status).toBe(200)
  expect((await signIn(app)).status).toBe(401)
  expect((await signIn(app, { password: 'moonrise-over-goa' })).status).toBe(201)
})

test('of two new passwords that are sent at once one is kept, and the other is told so', async () => {
  const { as, mira } = await team()
  const change = (new_password: string) =>
    as(mira, 'PUT', '/operator-password', { password: 'sunset-over-goa', new_password })
  const answers = await Promise.all([change('moonrise-over-goa'), change('midnight-over-goa')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
})

test('an owner may join, and the first one leave', async () => {
  const app = await startApp()
  const { as, mira } = await teamOf(app)
  const lea = await operatorHeaders(app, 'owner')
  const { id } = (await as(mira, 'GET', '/operator-session')).body.operator
  expect((await as(lea, 'DELETE', `/operators/${id}`)).status).toBe(204)
  expect((await signIn(app)).status).toBe(401)
})
