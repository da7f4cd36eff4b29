import { expect, test } from 'vitest'
import { copiesOf } from '../store/makers.ts'
import { handTokenToOtherSite } from '../support/other-site.ts'
import { request, startApp, startSession } from '../support/start-app.ts'
import { withLeads } from './with-leads.ts'

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
  const { app, headers, post } = await withLeads(1)
  const { body } = await post('/leads/search', {})
  expect(body.leads[0]).not.toHaveProperty('history')
  const { body: whole } = await app.call('GET', `/leads/${body.leads[0].id}`, {
    token: null,
    headers,
  })
  expect(whole.lead).toMatchObject({
    custom_fields: { code: 'tc-1' },
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
  const { app, headers, post } = await withLeads(3)
  const { body } = await post('/leads/search', { search: 'Guest TC-2' })
  expect(names(body)).toEqual(['Guest 2'])
  await app.call('PATCH', `/leads/${body.leads[0].id}`, {
    token: null,
    headers,
    json: { state: 'won' },
  })
  expect(names((await post('/leads/search', { states: ['won'] })).body)).toEqual(['Guest 2'])
  const byQuery = await app.call('GET', '/leads?states=won,lost', { token: null, headers })
  expect(names(byQuery.body)).toEqual(['Guest 2'])
})

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

test.each([
  'limit=0',
  'limit=201',
  'limit=1e1',
  'limit=x5',
  'limit=',
  'unread=yes',
  'unread=',
  'cursor=nonsense',
  'search=goa',
])('an address that says %s is refused', async query => {
  const { app } = await withLeads(1)
  const { status, body } = await app.call('GET', `/leads?${query}`)
  const field = query.split('=')[0]
  expect([status, Object.keys(body.errors), Object.keys(body.reasons)]).toEqual([
    422,
    [field],
    [field],
  ])
})

test('a limit below zero is told to be too small, as zero is', async () => {
  const { app } = await withLeads(1)
  const { body } = await app.call('GET', '/leads?limit=-1')
  expect(body.reasons).toEqual({ limit: [{ code: 'too_small', limit: 1 }] })
})

test('an operator sees the leads of all sites, or of the one that is asked for', async () => {
  const { app, post } = await withLeads(2)
  const search = async (filter: object) => (await post('/leads/search', filter)).body.leads
  expect(await search({})).toHaveLength(2)
  expect(await search({ site: app.site })).toHaveLength(2)
  expect(await search({ site: 'site_other' })).toEqual([])
})

test('of more than ten thousand that match the newest are given, and that there are more', async () => {
  const { app, post } = await withLeads(1)
  const [lead] = await app.leads()
  const copies = copiesOf(lead!, 10_000)
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
  expect((await app.call('GET', '/leads')).body.leads).toEqual([])
  expect((await ask('/leads/ids', {})).body).toEqual({ leads: [], more: false })
  const { body } = await ask('/leads/changes', { changes: [{ id: lead!.id, state: 'spam' }] })
  expect(body).toMatchObject({ changed: [], refused: [{ id: lead!.id, code: 'not_found' }] })
})

test('a guest, a stranger and another site’s page get nowhere', async () => {
  const { app, headers } = await withLeads(1)
  const guest = await startSession(app)
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await app.call('GET', '/leads', { token: null })).status).toBe(401)
  for (const path of ['/leads/search', '/leads/counts', '/leads/ids', '/leads/changes']) {
    const asked = (call: object) => app.call('POST', path, { json: { changes: [] }, ...call })
    expect((await asked({ token: null })).status).toBe(401)
    expect((await asked({ token: guest })).status).toBe(403)
    expect((await asked({ token: null, headers: foreign })).status).toBe(401)
  }
})
