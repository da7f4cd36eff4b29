import { expect, test } from 'vitest'
import { unavailable } from '../../server/refusal.ts'
import { request, startApp, type App } from '../support/start-app.ts'
import { operatorHeaders } from '../support/operator.ts'
import { callAs, teamOf } from '../support/team.ts'

const away = () => Promise.reject(unavailable('The disk is full'))

/** From now on the store reads what it has, and keeps nothing. */
function keepNothing({ store: { leads, desk } }: App) {
  Object.assign(leads, { change: away, erase: away })
  desk.change = away
}

type Change = [method: string, path: string, json?: unknown]

/** An app with something of everything, and what its owner may do to it. */
async function withEverything() {
  const app = await startApp()
  const { as, mira, noa } = await teamOf(app)
  for (let n = 0; n < 2; n++) await app.call('POST', '/trip-plan-requests', { json: request() })
  const [lead, other] = await app.leads()
  const make = async (path: string, json: object) => (await as(mira, 'POST', path, json)).body
  const token = { site: app.site, name: 'Website', scopes: ['intake'] }
  const made = await make('/access-tokens', token)
  const guest = { email: 'lea@palm.example', role: 'agent' }
  const { invitation } = await make('/invitations', guest)
  const { view } = await make('/saved-views', { name: 'Won', filter: {} })
  const { site } = await make('/sites', { brand: 'Two' })
  const note = (await make(`/leads/${lead!.id}/notes`, { text: 'Call at six' })).lead.notes[0]
  await operatorHeaders(app)
  const { sessions } = (await as(mira, 'GET', '/operator-sessions')).body
  const { id: agent } = (await as(noa, 'GET', '/operator-session')).body.operator
  const changes: Change[] = [
    ['PATCH', `/leads/${lead!.id}`, { state: 'won' }],
    ['DELETE', `/leads/${lead!.id}`],
    ['POST', `/leads/${lead!.id}/notes`, { text: 'Called' }],
    ['DELETE', `/leads/${lead!.id}/notes/${note.id}`],
    ['PUT', `/leads/${lead!.id}/guest`, { with: other!.id }],
    ['DELETE', `/leads/${lead!.id}/guest`],
    ['POST', '/saved-views', { name: 'Lost', filter: {} }],
    ['PATCH', `/saved-views/${view.id}`, { name: 'Lost' }],
    ['DELETE', `/saved-views/${view.id}`],
    ['POST', '/sites', { brand: 'Three' }],
    ['PATCH', `/sites/${site.key}`, { revision: 1, brand: 'Three' }],
    ['DELETE', `/sites/${site.key}`],
    ['POST', '/access-tokens', token],
    ['POST', `/access-tokens/${made.access_token.id}/rotate`],
    ['DELETE', `/access-tokens/${made.access_token.id}`],
    ['POST', '/invitations', { ...guest, email: 'tom@palm.example' }],
    ['DELETE', `/invitations/${invitation.id}`],
    ['PATCH', `/operators/${agent}`, { name: 'Noa' }],
    ['DELETE', `/operators/${agent}`],
    ['DELETE', `/operator-sessions/${sessions[0].id}`],
    ['DELETE', '/operator-sessions'],
    ['DELETE', '/operator-session'],
  ]
  return { app, mira, changes }
}

test('nothing that an operator does is acknowledged when the store cannot keep it', async () => {
  const { app, mira, changes } = await withEverything()
  keepNothing(app)
  for (const change of changes) {
    const { status, body } = await callAs(app)(mira, ...change)
    expect([...change, status, body.code]).toEqual([...change, 503, 'unavailable'])
  }
})

test('a server whose store can keep nothing is alive, and says that it is not ready', async () => {
  const { origin, store } = await startApp()
  const statuses = () =>
    Promise.all(['/healthz', '/readyz'].map(async path => (await fetch(origin + path)).status))
  expect(await statuses()).toEqual([200, 200])
  store.ready = away
  expect(await statuses()).toEqual([200, 503])
})
