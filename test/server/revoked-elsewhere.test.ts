import { expect, onTestFinished, test } from 'vitest'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import type { DeskData } from '../../server/store/store.ts'
import { desk, log } from '../store/makers.ts'
import { listen } from '../support/lead-stream.ts'
import { operatorHeaders } from '../support/operator.ts'
import { freshDatabase } from '../support/postgres.ts'
import { startApp } from '../support/start-app.ts'
import { callAs } from '../support/team.ts'

/** Two processes of one installation, as far as their stores can tell. */
async function twoApps() {
  const url = await freshDatabase()
  const open = async (first: () => DeskData) => {
    const store = await postgresqlStore({ url, log }, first)
    onTestFinished(() => store.close())
    return startApp({ store })
  }
  return [await open(desk), await open(desk)] as const
}

test('whoever signs in on one process is known to the others at once', async () => {
  const [here, there] = await twoApps()
  for (let times = 0; times < 5; times++) {
    const mine = await operatorHeaders(here)
    expect((await callAs(there)(mine, 'GET', '/operator-session')).status).toBe(200)
  }
})

test('a session ended on one process is over on the others, and so are its streams', async () => {
  const [here, there] = await twoApps()
  const [mine, stolen] = [await operatorHeaders(here), await operatorHeaders(here)]
  const statusThere = async () => (await callAs(there)(stolen, 'GET', '/operator-session')).status
  await expect.poll(statusThere).toBe(200)
  const { response, ended } = await listen(there.base, stolen)
  expect(response.status).toBe(200)
  expect((await callAs(here)(mine, 'DELETE', '/operator-sessions')).status).toBe(204)
  await ended
  await expect.poll(statusThere).toBe(401)
})

test('a token revoked on one process is refused on the others, and its streams end', async () => {
  const [here, there] = await twoApps()
  const owner = await operatorHeaders(here)
  const json = { site: here.site, name: 'CRM', scopes: ['leads:read'] }
  const { token, access_token } = (await callAs(here)(owner, 'POST', '/access-tokens', json)).body
  const statusThere = async () => (await there.call('GET', '/leads', { token })).status
  await expect.poll(statusThere).toBe(200)
  const { response, ended } = await listen(there.base, { authorization: `Bearer ${token}` })
  expect(response.status).toBe(200)
  await callAs(here)(owner, 'DELETE', `/access-tokens/${access_token.id}`)
  await ended
  await expect.poll(statusThere).toBe(401)
})

test('what an owner changes on one process the others show at once', async () => {
  const [here, there] = await twoApps()
  const owner = await operatorHeaders(here)
  const shown = async (path: string) =>
    JSON.stringify((await callAs(there)(owner, 'GET', path)).body)
  for (const brand of ['Palm', 'Dune', 'Fjord']) {
    const { site } = (await callAs(here)(owner, 'POST', '/sites', { brand })).body
    expect((await callAs(there)(owner, 'GET', `/sites/${site.key}`)).body.site).toEqual(site)
    const email = `${brand.toLowerCase()}@sandy.example`
    await callAs(here)(owner, 'POST', '/invitations', { email, role: 'agent' })
    expect(await shown('/invitations')).toContain(email)
    await callAs(here)(owner, 'PATCH', '/operators/op-1', { name: brand })
    expect(await shown('/operator-session')).toContain(`"name":"${brand}"`)
    await callAs(here)(owner, 'POST', '/saved-views', { name: brand, filter: {} })
    expect(await shown('/saved-views')).toContain(`"name":"${brand}"`)
  }
})
