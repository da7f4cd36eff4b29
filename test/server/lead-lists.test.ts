import { handTokenToOtherSite } from '../support/other-site.ts'
import { expect, test } from 'vitest'
import { operatorHeaders } from '../support/operator.ts'
import { request, startApp, startSession, type App } from '../support/start-app.ts'

async function withLeads(count: number) {
  const app = await startApp()
  for (let n = 1; n <= count; n++)
    await app.call('POST', '/trip-plan-requests', {
      json: request({ name: `Guest ${n}`, start_date: `2027-04-${10 + n}`, code: `tc-${n}` }),
    })
  const headers = await operatorHeaders(app)
  const post = (path: string, json: object) =>
    app.call('POST', path, { token: null, json, headers })
  return { app, headers, post }
}

test('counts are by state, and follow the filter', async () => {
  const { app, post } = await withLeads(3)
  await post('/leads/changes', { changes: [{ id: (await app.leads())[0]!.id, state: 'won' }] })
  const all = await post('/leads/counts', {})
  expect(all.body).toMatchObject({ counts: { new: 2, won: 1, lost: 0 }, unread: 2 })
  const some = await post('/leads/counts', { search: 'tc-3' })
  expect(some.body).toMatchObject({ counts: { new: 1, won: 0 }, unread: 1 })
})

test('states may be repeated as well as listed, and an instant that a Date cannot have is refused', async () => {
  const { app, post } = await withLeads(2)
  const [one] = await app.leads()
  await app.call('PATCH', `/leads/${one!.id}`, { json: { state: 'lost' } })
  const page = async (query: string) => (await app.call('GET', `/leads?${query}`)).body.leads
  expect(await page('states=lost&states=won')).toEqual(await page('states=lost,won'))
  expect(await page('states=lost&states=won')).toHaveLength(1)
  expect((await app.call('GET', '/leads?states=lost&states=nope')).status).toBe(422)
  expect([await page('unread=true'), await page('unread=false')]).toMatchObject([[{}, {}], []])
  for (const received_from of ['2027-01-01T00:00:00+05', '2027-06-30T23:59:60Z']) {
    const { status, body } = await post('/leads/search', { received_from })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['received_from']])
  }
  expect((await post('/leads/search', { received_from: '2027-01-01T00:00:00+05:00' })).status).toBe(
    200,
  )
})

test('a list tells since when a guest waits: a draft’s since it is a request, until there is a reply', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const waits = async () => (await app.call('GET', '/leads')).body.leads[0].waiting_since
  await app.call('PUT', '/drafts/u1', { token, json: { destination: 'Goa' } })
  expect(await waits()).toBeNull()
  app.clock.advance(30 * 60_000)
  const json = request({ client_request_uid: 'u1' })
  await app.call('POST', '/trip-plan-requests', { token, json })
  expect(await waits()).toBe('2026-11-21T10:30:00.000Z')
  const [lead] = await app.leads()
  await app.call('PATCH', `/leads/${lead!.id}`, { json: { state: 'contacted' } })
  expect(await waits()).toBeNull()
})

test('an address asks for nobody’s leads as a body does, and for those of an operator', async () => {
  const { app, post } = await withLeads(2)
  const [one, two] = await app.leads()
  const owner = app.store.desk.read().operators[0]!.id
  await app.call('PATCH', `/leads/${one!.id}`, { json: { owner } })
  const { body } = await post('/leads/search', { owner: null })
  const nobodys = await app.call('GET', '/leads?owner=null')
  expect([nobodys.body.leads, body.leads]).toMatchObject([[{ id: two!.id }], [{ id: two!.id }]])
  const { body: theirs } = await app.call('GET', `/leads?owner=${owner}`)
  expect(theirs.leads).toMatchObject([{ id: one!.id }])
})

test.each(['limit=1e1', 'limit=x5', 'limit=', 'limit=201', 'unread=yes', 'unread='])(
  'an address that says %s is refused',
  async query => {
    const { app } = await withLeads(1)
    const { status, body } = await app.call('GET', `/leads?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]])
  },
)

test('an operator sees the leads of all sites, or of the one that is asked for', async () => {
  const { app, post } = await withLeads(2)
  const search = async (filter: object) => (await post('/leads/search', filter)).body.leads
  expect(await search({})).toHaveLength(2)
  expect(await search({ site: app.site })).toHaveLength(2)
  expect(await search({ site: 'site_other' })).toEqual([])
})

test('handles of all that match are enough to change them together', async () => {
  const { post } = await withLeads(3)
  const { body } = await post('/leads/ids', { start_from: '2027-04-12' })
  expect(body).toMatchObject({
    leads: [{ revision: 1, state: 'new', owner: null }, {}],
    more: false,
  })
  const { body: answer } = await post('/leads/changes', {
    changes: body.leads.map(({ id, revision }: any) => ({ id, revision, state: 'archived' })),
  })
  expect(answer.changed.map((lead: any) => [lead.fields.name, lead.state, lead.revision])).toEqual([
    ['Guest 3', 'archived', 2],
    ['Guest 2', 'archived', 2],
  ])
  expect(answer.refused).toEqual([])
})

test('of more than ten thousand that match the newest are given, and that there are more', async () => {
  const { app, post } = await withLeads(1)
  const [lead] = await app.leads()
  const copies = Array.from({ length: 10_000 }, (_, n) => ({
    ...lead!,
    id: `copy-${n}`,
    reference: `copy-${n}`,
    client_request_uid: `copy-${n}`,
  }))
  await app.store.leads.put(copies.slice(1))
  expect((await post('/leads/ids', {})).body).toMatchObject({
    leads: { length: 10_000 },
    more: false,
  })
  await app.store.leads.put(copies.slice(0, 1))
  expect((await post('/leads/ids', {})).body).toMatchObject({
    leads: { length: 10_000 },
    more: true,
  })
})

test('each change stands by itself, with who made it', async () => {
  const { app, post } = await withLeads(2)
  const [one, two] = await app.leads()
  await app.call('PATCH', `/leads/${one!.id}`, { json: { state: 'lost' } })
  const operator = app.store.desk.read().operators[0]!.id
  const { status, body } = await post('/leads/changes', {
    changes: [
      { id: one!.id, revision: 1, state: 'won' },
      { id: 'none', state: 'won' },
      { id: two!.id, revision: 1, state: 'won', owner: operator },
    ],
  })
  expect(status).toBe(200)
  expect(body.refused).toEqual([
    { id: one!.id, code: 'conflict' },
    { id: 'none', code: 'not_found' },
  ])
  expect(body.changed).toMatchObject([{ id: two!.id, state: 'won', owner: operator }])
  expect((await app.leads())[1]!.history).toMatchObject([
    { part: 'state', by: `operator:${operator}` },
    { part: 'owner', by: `operator:${operator}` },
  ])
})

test('what a colleague has changed to the same before is named, and so is not taken back', async () => {
  const { app, post } = await withLeads(3)
  const [one, two, three] = await app.leads()
  const owner = app.store.desk.read().operators[0]!.id
  await post('/leads/changes', { changes: [{ id: one!.id, owner }] })
  const colleague = await operatorHeaders(app, 'agent')
  await app.call('PATCH', `/leads/${one!.id}`, {
    token: null,
    headers: colleague,
    json: { state: 'won' },
  })
  const changes = [one, two, three].map(lead => ({ id: lead!.id, revision: 1, state: 'won' }))
  const { body } = await post('/leads/changes', { changes })
  expect(body.changed).toHaveLength(3)
  expect(body.already_so).toEqual([one!.id])
  // An answer that was lost: the same again is still of whoever made it.
  expect((await post('/leads/changes', { changes })).body.already_so).toEqual([one!.id])
  const read = { changes: [{ id: one!.id, unread: false }] }
  expect((await post('/leads/changes', read)).body.already_so).toEqual([])
  // A custom field of the name says nothing of the lead's state.
  await app.call('PATCH', `/leads/${two!.id}`, {
    token: null,
    headers: colleague,
    json: { custom_fields: { state: 'Goa' } },
  })
  expect((await post('/leads/changes', { changes })).body.already_so).toEqual([one!.id])
})

test('of two things that were asked for, one of one’s own making is to be taken back', async () => {
  const { app, post } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  const owner = app.store.desk.read().operators[0]!.id
  const colleague = { token: null, headers: await operatorHeaders(app, 'agent') }
  const alreadySo = async (asked: object) =>
    (await post('/leads/changes', { changes: [{ id, ...asked }] })).body.already_so
  await app.call('PATCH', `/leads/${id}`, { ...colleague, json: { state: 'won' } })
  expect(await alreadySo({ state: 'won', owner })).toEqual([])
  await app.call('PATCH', `/leads/${id}`, { ...colleague, json: { owner: null } })
  expect(await alreadySo({ owner: null })).toEqual([id])
})

test.each([
  ['/leads/counts', { unread: 'yes' }, 'unread'],
  ['/leads/counts', { limit: 5 }, 'limit'],
  ['/leads/ids', { received_from: 'yesterday' }, 'received_from'],
  ['/leads/search', { start_to: '2027-02-30' }, 'start_to'],
  ['/leads/search', { limit: 201 }, 'limit'],
  ['/leads/search', { limit: 0 }, 'limit'],
  ['/leads/search', { search: 'x'.repeat(201) }, 'search'],
  ['/leads/search', { owner: 7 }, 'owner'],
  ['/leads/search', { states: ['new', 'old'] }, 'states.1'],
  ['/leads/changes', { changes: [{ id: 'a', state: 'old' }] }, 'changes.0.state'],
  ['/leads/changes', { changes: [{ id: 'a', revision: 0 }] }, 'changes.0.revision'],
  ['/leads/changes', { changes: [{ id: 'a', fields: {} }] }, 'changes.0.fields'],
  ['/leads/changes', { changes: [{ state: 'won' }] }, 'changes.0.id'],
  ['/leads/changes', { changes: [{ id: 'a', owner: 'nobody' }] }, 'owner'],
  ['/leads/changes', { changes: Array.from({ length: 501 }, () => ({ id: 'a' })) }, 'changes'],
])('%s with %j is refused', async (path, json, field) => {
  const { post } = await withLeads(0)
  const { status, body } = await post(path, json)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a token sees and changes the leads of its own site, and no others', async () => {
  const { app } = await withLeads(2)
  const ask = (path: string, json: object) => app.call('POST', path, { json })
  const [lead] = await app.leads()
  expect((await ask('/leads/counts', {})).body.counts.new).toBe(2)
  await handTokenToOtherSite(app)
  expect((await ask('/leads/counts', { site: app.site })).body.counts.new).toBe(0)
  expect((await ask('/leads/ids', {})).body).toEqual({ leads: [], more: false })
  const { body } = await ask('/leads/changes', { changes: [{ id: lead!.id, state: 'spam' }] })
  expect(body).toMatchObject({ changed: [], refused: [{ id: lead!.id, code: 'not_found' }] })
})

test('a guest, a stranger and another site’s page get nowhere', async () => {
  const { app, headers } = await withLeads(1)
  const guest = await startSession(app)
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  for (const path of ['/leads/counts', '/leads/ids', '/leads/changes']) {
    const asked = (call: object) => app.call('POST', path, { json: { changes: [] }, ...call })
    expect((await asked({ token: null })).status).toBe(401)
    expect((await asked({ token: guest })).status).toBe(403)
    expect((await asked({ token: null, headers: foreign })).status).toBe(401)
  }
})

const viewsOf = async (app: App, headers: Record<string, string>) =>
  (await app.call('GET', '/saved-views', { token: null, headers })).body.views

test('a filter is kept under a name, renamed and removed', async () => {
  const { app, headers, post } = await withLeads(0)
  const filter = { states: ['new'], unread: true }
  const { status, body } = await post('/saved-views', { name: 'To call', filter })
  expect([status, body.view]).toMatchObject([201, { name: 'To call', filter }])
  const path = `/saved-views/${body.view.id}`
  const renamed = { token: null, headers, json: { name: 'Call today' } }
  const { body: answer } = await app.call('PATCH', path, renamed)
  expect(answer.view).toEqual({ ...body.view, name: 'Call today' })
  expect(await viewsOf(app, headers)).toEqual([{ ...body.view, name: 'Call today' }])
  const { body: other } = await post('/saved-views', { name: 'Won', filter: {} })
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(204)
  expect(await viewsOf(app, headers)).toEqual([other.view])
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(404)
})

test.each([
  [{ name: '', filter: {} }, 'name'],
  [{ name: '  ', filter: {} }, 'name'],
  [{ name: 'x' }, 'filter'],
  [{ name: 'x', filter: { owner: 5 } }, 'filter.owner'],
  [{ name: 'x'.repeat(61), filter: {} }, 'name'],
  [{ name: 7, filter: {} }, 'name'],
  [{ name: 'x', filter: [] }, 'filter'],
  [{ name: 'x', filter: { limit: 5 } }, 'filter.limit'],
  [{ name: 'x', filter: { states: 'new' } }, 'filter.states'],
  [{ name: 'x', filter: {}, owner: null }, 'owner'],
])('the view %j is refused', async (json, field) => {
  const { post } = await withLeads(0)
  const { status, body } = await post('/saved-views', json)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ filter: { owner: 5 } }, 'filter.owner'],
  [{ id: 'other' }, 'id'],
])('a view is not changed to %j', async (json, field) => {
  const { app, headers, post } = await withLeads(0)
  const { view } = (await post('/saved-views', { name: 'To call', filter: {} })).body
  const answer = await app.call('PATCH', `/saved-views/${view.id}`, { token: null, headers, json })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  expect(await viewsOf(app, headers)).toEqual([view])
})

test('an operator has fifty views at most, and tokens have none', async () => {
  const { app, headers, post } = await withLeads(0)
  for (let n = 0; n < 50; n++) await post('/saved-views', { name: `v${n}`, filter: {} })
  expect((await post('/saved-views', { name: 'one more', filter: {} })).status).toBe(422)
  expect(await viewsOf(app, headers)).toHaveLength(50)
  expect((await app.call('GET', '/saved-views')).status).toBe(403)
  expect((await app.call('GET', '/saved-views', { token: null })).status).toBe(401)
})
