import { expect, test } from 'vitest'
import { operatorHeaders } from '../support/operator.ts'
import type { App } from '../support/start-app.ts'
import { withLeads } from './with-leads.ts'

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

test('nobody sees, renames or removes the views of another', async () => {
  const { app, headers, post } = await withLeads(0)
  const noa = await operatorHeaders(app, 'agent')
  const { body } = await post('/saved-views', { name: 'To call', filter: {} })
  const path = `/saved-views/${body.view.id}`
  for (const method of ['PATCH', 'DELETE']) {
    const asked = { token: null, headers: noa, json: { name: 'Mine' } }
    expect((await app.call(method, path, asked)).status).toBe(404)
  }
  expect([await viewsOf(app, noa), await viewsOf(app, headers)]).toEqual([[], [body.view]])
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
