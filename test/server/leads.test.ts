import { handTokenToOtherSite } from '../support/other-site.ts'
import { expect, test } from 'vitest'
import { operatorHeaders } from '../support/operator.ts'
import { request, startApp, type App } from '../support/start-app.ts'

async function withLeads(count: number) {
  const app = await startApp()
  for (let n = 1; n <= count; n++)
    await app.call('POST', '/trip-plan-requests', {
      json: request({ name: `Guest ${n}`, n, nickname: `nick${n}` }),
    })
  return { app, headers: await operatorHeaders(app) }
}

const search = (app: App, headers: Record<string, string>, json: object) =>
  app.call('POST', '/leads/search', { token: null, json, headers })

const names = (body: any) => body.leads.map((lead: any) => lead.fields.name)

test('leads are listed newest first, page by page', async () => {
  const { app, headers } = await withLeads(5)
  const first = await app.call('GET', '/leads?limit=2', { token: null, headers })
  expect(names(first.body)).toEqual(['Guest 5', 'Guest 4'])
  const second = await app.call('GET', `/leads?limit=2&cursor=${first.body.next_cursor}`, {
    token: null,
    headers,
  })
  expect(names(second.body)).toEqual(['Guest 3', 'Guest 2'])
  const last = await app.call('GET', `/leads?limit=2&cursor=${second.body.next_cursor}`, {
    token: null,
    headers,
  })
  expect([names(last.body), last.body.next_cursor]).toEqual([['Guest 1'], null])
})

test('a page of a list has fifty leads, where nobody asks for more or fewer', async () => {
  const { app } = await withLeads(51)
  const { leads, next_cursor } = (await app.call('GET', '/leads')).body
  expect([leads.length, leads.at(-1).fields.name]).toEqual([50, 'Guest 2'])
  const last = await app.call('GET', `/leads?cursor=${next_cursor}`)
  expect([names(last.body), last.body.next_cursor]).toEqual([['Guest 1'], null])
})

test('a list shows leads without their history and custom fields; the lead itself has them', async () => {
  const { app, headers } = await withLeads(1)
  const { body } = await search(app, headers, {})
  expect(body.leads[0]).not.toHaveProperty('history')
  const { body: whole } = await app.call('GET', `/leads/${body.leads[0].id}`, {
    token: null,
    headers,
  })
  expect(whole.lead).toMatchObject({
    custom_fields: { n: 1, nickname: 'nick1' },
    history: [],
    state: 'new',
  })
})

test('nobody keeps a copy of what is personal, and no address tells what is searched for', async () => {
  const { app } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  for (const path of ['/leads', `/leads/${id}`, `/leads/${id}/record`, '/leads/nobodys', '/ping'])
    expect((await app.call('GET', path)).headers.get('cache-control')).toBe('no-store')
  const { status, body } = await app.call('GET', '/leads?search=Guest')
  expect([status, body.errors]).toEqual([422, { search: ['is for POST /leads/search'] }])
})

test('what is wrong with a search is said by field, in words and in codes', async () => {
  const { app } = await withLeads(0)
  const json = {
    limit: 0,
    unread: 'no',
    states: ['odd'],
    start_from: '2026-02-30',
    nonsense: 1,
    received_from: '2016-12-31T23:59:60Z',
  }
  const { body } = await app.call('POST', '/leads/search', { json })
  expect(body.errors).toMatchObject({
    limit: ['must be 1 or more'],
    unread: ['must be a boolean'],
    'states.0': [expect.stringMatching(/^must be one of partial, new/)],
    start_from: ['must be a date like 2027-04-30'],
    received_from: ['must be an instant like 2027-04-30T12:00:00Z'],
    nonsense: ['is not known'],
  })
  expect(body.reasons.limit).toEqual([{ code: 'too_small', limit: 1 }])
  const changes = await app.call('POST', '/leads/changes', { json: {} })
  expect(changes.body.errors).toEqual({ changes: ['is required'] })
})

test('leads are found by words and by state', async () => {
  const { app, headers } = await withLeads(3)
  const { body } = await search(app, headers, { search: 'Guest NICK2' })
  expect(names(body)).toEqual(['Guest 2'])
  await app.call('PATCH', `/leads/${body.leads[0].id}`, {
    token: null,
    headers,
    json: { state: 'won' },
  })
  expect(names((await search(app, headers, { states: ['won'] })).body)).toEqual(['Guest 2'])
  const byQuery = await app.call('GET', '/leads?states=won,lost', { token: null, headers })
  expect(names(byQuery.body)).toEqual(['Guest 2'])
})

test('a change of state is kept with who made it', async () => {
  const { app, headers } = await withLeads(1)
  const [lead] = await app.leads()
  const { status, body } = await app.call('PATCH', `/leads/${lead!.id}`, {
    token: null,
    headers,
    json: { state: 'contacted', revision: 1 },
  })
  const operator = app.store.desk.read().operators[0]!.id
  expect(status).toBe(200)
  expect(body.lead).toMatchObject({
    state: 'contacted',
    revision: 2,
    history: [{ part: 'state', from: 'new', to: 'contacted', by: `operator:${operator}` }],
  })
})

test('of two operators with the same revision the second is told', async () => {
  const { app, headers } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  const change = (state: string) =>
    app.call('PATCH', `/leads/${id}`, { token: null, headers, json: { state, revision: 1 } })
  expect((await change('contacted')).status).toBe(200)
  const second = await change('lost')
  expect([second.status, second.body.code]).toEqual([409, 'conflict'])
  expect((await app.leads())[0]!.state).toBe('contacted')
})

test('a field an operator edited keeps its value; the guest’s becomes a suggestion', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const send = (destination: string) =>
    app.call('POST', '/trip-plan-requests', {
      json: request({ client_request_uid: 'u', destination }),
    })
  await send('Goa')
  const { id } = (await app.leads())[0]!
  await app.call('PATCH', `/leads/${id}`, {
    token: null,
    headers,
    json: { fields: { destination: 'Kerala' } },
  })
  expect((await send('Delhi')).status).toBe(201)
  expect((await app.leads())[0]).toMatchObject({
    fields: { destination: 'Kerala' },
    suggestions: [{ field: 'destination', value: 'Delhi' }],
  })
})

test.each([
  [{ state: 'nonsense' }],
  [{ unknown: 1 }],
  [{ fields: { no_of_days: 0 } }],
  [{ fields: { budget: 'x' } }],
  [{ revision: 'one' }],
])('the change %j is refused', async json => {
  const { app, headers } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  expect((await app.call('PATCH', `/leads/${id}`, { token: null, headers, json })).status).toBe(422)
  expect((await app.leads())[0]!.revision).toBe(1)
})

test.each(['limit=0', 'limit=1000', 'limit=x', 'states=nonsense', 'cursor=nonsense'])(
  'the list with %s is refused',
  async query => {
    const { app, headers } = await withLeads(1)
    expect((await app.call('GET', `/leads?${query}`, { token: null, headers })).status).toBe(422)
  },
)

test('nobody sees leads without signing in', async () => {
  const { app } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  for (const [method, path] of [
    ['GET', '/leads'],
    ['POST', '/leads/search'],
    ['GET', `/leads/${id}`],
    ['PATCH', `/leads/${id}`],
  ] as const)
    expect((await app.call(method, path, { token: null })).status).toBe(401)
})

test('a token of another site sees no sign of a lead', async () => {
  const { app } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  await handTokenToOtherSite(app)
  expect((await app.call('GET', '/leads')).body.leads).toEqual([])
  expect((await app.call('GET', `/leads/${id}`)).status).toBe(404)
  expect((await app.call('PATCH', `/leads/${id}`, { json: { state: 'won' } })).status).toBe(404)
})

test('an unknown lead is 404', async () => {
  const { app, headers } = await withLeads(0)
  expect((await app.call('GET', '/leads/none', { token: null, headers })).status).toBe(404)
})
