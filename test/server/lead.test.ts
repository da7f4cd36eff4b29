import { expect, test } from 'vitest'
import type { Scope } from '../../shared/access-token.ts'
import type { Lead } from '../../shared/lead.ts'
import { operatorHeaders } from '../support/operator.ts'
import { addOtherSite, otherSite } from '../support/other-site.ts'
import { request, startApp, type App } from '../support/start-app.ts'
import { callAs } from '../support/team.ts'

async function withLead(fields: Record<string, unknown> = {}) {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', {
    json: request({ client_request_uid: 'u', ...fields }),
  })
  const headers = await operatorHeaders(app)
  const { id } = (await app.leads())[0]!
  const call = (method: string, path = '', json?: object) =>
    app.call(method, `/leads/${id}${path}`, { token: null, headers, ...(json && { json }) })
  const lead = async () => (await app.leads())[0]!
  const send = (json: object) =>
    app.call('POST', '/trip-plan-requests', { json: request({ client_request_uid: 'u', ...json }) })
  const me = app.store.desk.read().operators[0]!
  return { app, id, headers, call, lead, send, me }
}

const place = { part: 'fields', field: 'x' }

const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, n]))

/** A token of these scopes, for the app's own site or another. */
async function tokenOf(app: App, scopes: Scope[], site = app.site): Promise<string> {
  const owner = await operatorHeaders(app)
  const json = { site, name: 'CRM', scopes }
  return (await callAs(app)(owner, 'POST', '/access-tokens', json)).body.token
}

test('an edit is tidied as a request is, and null takes a field away', async () => {
  const { call, lead } = await withLead({
    destination: 'Goa',
    tour_code: 'X1',
    comments: 'By train',
    room: null,
  })
  const edit = {
    fields: { destination: '  Kerala ', no_of_days: '7', comments: null },
    custom_fields: { tour_code: null, meals: ['vegan'] },
  }
  expect((await call('PATCH', '', edit)).status).toBe(200)
  await call('PATCH', '', { custom_fields: { room: null } })
  const { fields, custom_fields, history } = await lead()
  expect(fields).toMatchObject({ destination: 'Kerala', no_of_days: 7 })
  expect(Object.keys(fields)).not.toContain('comments')
  expect(custom_fields).toEqual({ meals: ['vegan'] })
  expect(history).toMatchObject([
    { field: 'destination', from: 'Goa', to: 'Kerala' },
    { field: 'no_of_days', from: null, to: 7 },
    { field: 'comments', from: 'By train', to: null },
    { field: 'tour_code', from: 'X1', to: null },
    { field: 'meals', from: null, to: ['vegan'] },
  ])
})

test.each([
  [{ fields: { name: null } }, 'fields.name', 'is required'],
  [{ fields: { phone_number: ' ' } }, 'fields.phone_number', 'is required'],
  [{ fields: { no_of_adults: 0 } }, 'fields.no_of_adults', 'must be 1 or more'],
  [{ fields: { start_date: '2027-02-30' } }, 'fields.start_date', 'must be a date like 2027-04-30'],
  [{ owner: 'nobody' }, 'owner', 'is not an operator of this installation'],
  [{ unread: 'yes' }, 'unread', 'must be a boolean'],
  [{ notes: [] }, 'notes', 'is not known'],
  [{ fields: null }, 'fields', 'is required'],
  [{ fields: [] }, 'fields', 'must be an object'],
  [{ dismiss: [{ part: 'notes', field: 'x' }] }, 'dismiss.0.part', expect.any(String)],
  [{ dismiss: [{ field: 'x' }] }, 'dismiss.0.part', 'is required'],
  [{ restore: [{ part: 'fields' }] }, 'restore.0.field', 'is required'],
  [{ restore: [{ part: 'fields', field: 7 }] }, 'restore.0.field', 'must be a string'],
  [{ restore: [{ part: 'fields', field: 'x', by: 1 }] }, 'restore.0.by', 'is not known'],
  [{ dismiss: Array(201).fill(place) }, 'dismiss', 'must have at most 200 entries'],
  [{ owner: 'x'.repeat(192) }, 'owner', 'must have at most 191 characters'],
  [{ custom_fields: [] }, 'custom_fields', 'must be an object'],
  [{ custom_fields: numbered(201) }, 'custom_fields', 'must have at most 200 entries'],
  [{ custom_fields: { ['x'.repeat(192)]: 1 } }, 'custom_fields', 'has a name that is too long'],
  [{ revision: 0 }, 'revision', 'must be 1 or more'],
  [{ revision: 'one' }, 'revision', 'must be an integer'],
  [{ state: 'nonsense' }, 'state', expect.stringMatching(/^must be one of partial, new/)],
  [{ fields: { budget: 'x' } }, 'fields.budget', 'is not known'],
])('the edit %j is refused at its field', async (json, field, message) => {
  const { call, lead } = await withLead()
  const { status, body } = await call('PATCH', '', json)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(body.reasons[field]).toMatchObject([{ code: expect.stringMatching(/^[a-z_]+$/) }])
  expect((await lead()).revision).toBe(1)
})

test.each([
  ['fields', 'destination'],
  ['custom_fields', 'tour_code'],
])('of two edits of one of the %s the later one is told what is there now', async (part, field) => {
  const { call } = await withLead({ [field]: 'Goa' })
  await call('PATCH', '', { revision: 1, [part]: { [field]: 'Kerala' } })
  const late = await call('PATCH', '', { revision: 1, [part]: { [field]: 'Hampi' } })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  expect(late.body.lead).toMatchObject({ revision: 2, [part]: { [field]: 'Kerala' } })
  expect(late.body.lead.history).toMatchObject([{ part, field, from: 'Goa', to: 'Kerala' }])
  const another = { fields: { comments: 'x' }, custom_fields: { destination: 'Agra' } }
  expect((await call('PATCH', '', { revision: 1, ...another })).status).toBe(200)
  const told = { revision: 2, [part]: { [field]: 'Hampi' } }
  expect((await call('PATCH', '', told)).status).toBe(200)
})

test('of two operators with the same revision the second is told', async () => {
  const { call, lead } = await withLead()
  const change = (state: string) => call('PATCH', '', { state, revision: 1 })
  expect((await change('contacted')).status).toBe(200)
  const second = await change('lost')
  expect([second.status, second.body.code]).toEqual([409, 'conflict'])
  expect((await lead()).state).toBe('contacted')
})

test('a change of state is kept with who made it', async () => {
  const { call, me } = await withLead()
  const { status, body } = await call('PATCH', '', { state: 'contacted', revision: 1 })
  expect(status).toBe(200)
  expect(body.lead).toMatchObject({
    state: 'contacted',
    revision: 2,
    history: [{ part: 'state', from: 'new', to: 'contacted', by: `operator:${me.id}` }],
  })
})

test('a lead gets an owner, and loses one; both are in its history', async () => {
  const { call, me } = await withLead()
  await call('PATCH', '', { owner: me.id })
  await call('PATCH', '', { unread: true })
  const { body } = await call('PATCH', '', { owner: null })
  expect(body.lead.owner).toBeNull()
  expect(body.lead.history).toMatchObject([
    { part: 'owner', from: null, to: me.id, by: `operator:${me.id}` },
    { part: 'owner', from: me.id, to: null },
  ])
})

test('an operator’s edit marks a lead as read, a token’s does neither that nor the opposite', async () => {
  const { app, id, call, lead } = await withLead()
  const editByToken = (fields: object) => app.call('PATCH', `/leads/${id}`, { json: { fields } })
  await editByToken({ comments: 'from the CRM' })
  expect((await lead()).unread).toBe(true)
  await call('PATCH', '', { fields: { comments: 'by hand' } })
  await editByToken({ destination: 'Hampi' })
  expect((await lead()).unread).toBe(false)
  await call('PATCH', '', { unread: true })
  await call('POST', '/notes', { text: 'Calls back on Monday' })
  expect((await lead()).unread).toBe(true)
})

test('a lead was last changed when something of it was, not when it was opened', async () => {
  const { app, call, lead } = await withLead()
  const { updated_at } = await lead()
  app.clock.advance(60_000)
  await call('PATCH', '', { unread: false })
  expect(await lead()).toMatchObject({ unread: false, revision: 2, updated_at })
  await call('PATCH', '', { state: 'contacted' })
  expect((await lead()).updated_at).not.toBe(updated_at)
})

test('a field an operator edited keeps its value; the guest’s becomes a suggestion', async () => {
  const { call, lead, send } = await withLead({ destination: 'Goa' })
  await call('PATCH', '', { fields: { destination: 'Kerala' } })
  expect((await send({ destination: 'Delhi' })).status).toBe(201)
  expect(await lead()).toMatchObject({
    fields: { destination: 'Kerala' },
    suggestions: [{ field: 'destination', value: 'Delhi' }],
  })
})

test('a suggestion that was passed over stays so, however often the guest sends it again', async () => {
  const { call, lead, send } = await withLead({ destination: 'Goa' })
  await call('PATCH', '', { fields: { destination: 'Kerala' } })
  await send({ destination: 'Goa' })
  expect((await lead()).suggestions).toEqual([])
  await send({ destination: 'Hampi' })
  const place = { part: 'fields', field: 'destination' }
  await call('PATCH', '', { fields: { comments: 'By train' } })
  expect((await lead()).suggestions[0]).not.toHaveProperty('dismissed')
  await call('PATCH', '', { dismiss: [place] })
  await call('PATCH', '', { fields: { comments: 'By bus' } })
  const { revision } = await lead()
  await send({ destination: 'Hampi' })
  expect(await lead()).toMatchObject({ revision, suggestions: [{ ...place, dismissed: true }] })
  const { body } = await call('PATCH', '', { restore: [place] })
  expect(body.lead.suggestions).toMatchObject([{ ...place, value: 'Hampi' }])
  expect(body.lead.suggestions[0]).not.toHaveProperty('dismissed')
})

test('a note is added with its author, and removed by its author or an owner only', async () => {
  const { app, id, call, lead, me } = await withLead()
  const written = await call('POST', '/notes', { text: ' Calls back on Monday ' })
  expect(written.status).toBe(201)
  expect(written.body.lead.notes).toMatchObject([
    { text: 'Calls back on Monday', by: `operator:${me.id}`, at: '2026-11-21T10:00:00.000Z' },
  ])
  const [note] = (await lead()).notes
  const token = await tokenOf(app, ['leads:write'])
  const agent = { token: null, headers: await operatorHeaders(app, 'agent') }
  const path = `/notes/${note!.id}`
  for (const other of [{ token }, agent])
    expect((await app.call('DELETE', `/leads/${id}${path}`, other)).status).toBe(403)
  expect((await call('DELETE', path)).body.lead.notes).toEqual([])
  expect((await call('DELETE', path)).status).toBe(404)
})

test('a removed note comes back with its author, time and place, and only to whoever removed it', async () => {
  const { app, id, headers, call, lead } = await withLead()
  for (const text of ['first', 'second', 'third']) {
    await call('POST', '/notes', { text })
    app.clock.advance(60_000)
  }
  const before = await lead()
  const path = `/notes/${before.notes[1]!.id}`
  const { receipt } = (await call('DELETE', path)).body
  const tampered = receipt.replace(/^..../, 'eyJs')
  const colleague = { token: null, headers: await operatorHeaders(app, 'agent') }
  const restore = async (at: string, json: object, by: object = { token: null, headers }) =>
    (await app.call('PUT', at, { json, ...by })).status
  const mine = `/leads/${id}${path}`
  expect(await restore(mine, { receipt }, colleague)).toBe(422)
  expect(await restore(mine, { receipt }, { token: await tokenOf(app, ['leads:write']) })).toBe(422)
  expect(await restore(`/leads/${id}/notes/${before.notes[0]!.id}`, { receipt })).toBe(422)
  await app.call('POST', '/trip-plan-requests', { json: request() })
  const other = (await app.leads())[1]!
  expect(await restore(`/leads/${other.id}${path}`, { receipt })).toBe(422)
  for (const json of [{ receipt: `${tampered}A` }, { receipt: 7 }, { receipt, text: 'x' }, {}])
    expect(await restore(mine, json)).toBe(422)
  expect((await lead()).notes).toHaveLength(2)
  expect(await restore(mine, { receipt })).toBe(200)
  expect(await restore(mine, { receipt })).toBe(200)
  expect((await lead()).notes).toEqual(before.notes)
  expect((await lead()).revision).toBe(before.revision + 2)
})

test('notes of one moment stand in the order in which they were written', async () => {
  const { call, lead } = await withLead()
  for (const text of ['first', 'second', 'third']) await call('POST', '/notes', { text })
  expect((await lead()).notes.map(({ text }) => text)).toEqual(['first', 'second', 'third'])
})

test('an owner who removed another’s note brings back the other’s, for ten minutes', async () => {
  const { app, id, call, lead } = await withLead()
  const agent = { token: null, headers: await operatorHeaders(app, 'agent') }
  await app.call('POST', `/leads/${id}/notes`, { ...agent, json: { text: 'Calls at noon' } })
  const { notes } = await lead()
  const path = `/notes/${notes[0]!.id}`
  const { receipt } = (await call('DELETE', path)).body
  app.clock.advance(9 * 60_000)
  expect((await call('PUT', path, { receipt })).body.lead.notes).toEqual(notes)
  await call('DELETE', path)
  app.clock.advance(60_000)
  const late = await call('PUT', path, { receipt })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['receipt']])
  expect((await lead()).notes).toEqual([])
})

test.each([{ text: '' }, { text: '   ' }, { text: 'x'.repeat(5001) }, { text: 7 }, {}])(
  'the note %j is refused',
  async json => {
    const { call } = await withLead()
    const { status, body } = await call('POST', '/notes', json)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']])
  },
)

test('an erased lead is gone from every answer', async () => {
  const { app, headers, call } = await withLead()
  expect((await call('DELETE')).status).toBe(204)
  expect((await call('GET')).status).toBe(404)
  expect((await call('DELETE')).status).toBe(404)
  const { body } = await app.call('POST', '/leads/search', { token: null, headers, json: {} })
  expect(body.leads).toEqual([])
})

test('a guest’s record is the lead with all that was linked to it, as a file', async () => {
  const { app, id, headers, call } = await withLead()
  await app.call('POST', '/trip-plan-requests', { json: request({ destination: 'Hampi' }) })
  await app.call('POST', '/trip-plan-requests', { json: request({ name: 'Ben' }) })
  const other = (await app.leads())[1]!
  await app.call('PUT', `/leads/${id}/guest`, { token: null, headers, json: { with: other.id } })
  const { headers: answered, body } = await call('GET', '/record')
  expect(answered.get('content-disposition')).toMatch(/^attachment; filename="guest-\w+\.json"$/)
  expect(body.leads.map((lead: Lead) => lead.id)).toEqual([id, other.id])
  expect(body.leads[0].fields.name).toBe('Asha Rao')
})

/** The scopes that a token needs; what changes the leads of a guest shows other leads. */
const routes: [string, string, object | undefined, ...Scope[]][] = [
  ['GET', '', undefined, 'leads:read'],
  ['PATCH', '', { state: 'won' }, 'leads:write'],
  ['POST', '/notes', { text: 'x' }, 'leads:write'],
  ['DELETE', '/notes/n', undefined, 'leads:write'],
  ['PUT', '/notes/n', { receipt: 'x' }, 'leads:write'],
  ['GET', '/guest', undefined, 'leads:read'],
  ['PUT', '/guest', { with: 'other' }, 'leads:read', 'leads:write'],
  ['DELETE', '/guest', undefined, 'leads:read', 'leads:write'],
  ['GET', '/replies', undefined, 'leads:read'],
  ['GET', '/record', undefined, 'leads:read'],
  ['DELETE', '', undefined, 'leads:write'],
]

test.each(routes)(
  '%s /leads/{id}%s opens to those who may, and to nobody else',
  async (...route) => {
    const [method, path, json, ...needed] = route
    const { app, id, headers } = await withLead()
    await addOtherSite(app)
    const wrong: Scope = needed.at(-1) === 'leads:read' ? 'leads:write' : 'leads:read'
    const ask = async (call: object, lead = id) =>
      (await app.call(method, `/leads/${lead}${path}`, { ...(json && { json }), ...call })).status
    expect(await ask({ token: null, headers }, 'none')).toBe(404)
    expect(await ask({ token: null })).toBe(401)
    expect(await ask({ token: await tokenOf(app, ['intake', wrong]) })).toBe(403)
    expect(await ask({ token: await tokenOf(app, needed, otherSite) })).toBe(404)
    const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect(await ask({ token: null, headers: crossSite })).toBe(401)
    expect(await ask({ token: await tokenOf(app, needed) })).not.toBeOneOf([401, 403])
  },
)
