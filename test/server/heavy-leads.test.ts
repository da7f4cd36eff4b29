import { expect, onTestFinished, test, vi } from 'vitest'
import { merge } from '../../server/merge.ts'
import { numbersOf } from '../../server/numbers/numbers.ts'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import type { Leads } from '../../server/store/store.ts'
import type { Lead } from '../../shared/lead.ts'
import { openFolder } from '../store/folder.ts'
import { allOf, arrival, desk, log } from '../store/makers.ts'
import { installation } from '../support/installation.ts'
import { newFolder } from '../support/new-folder.ts'
import { operatorHeaders } from '../support/operator.ts'
import { freshDatabase } from '../support/postgres.ts'
import { request, startApp } from '../support/start-app.ts'
import { startServer } from '../support/start-server.ts'

const ids = Array.from({ length: 8 }, (_, n) => `l${n}`)

/** Leads half as large as guests can make them. */
async function fill(leads: Leads) {
  const said = { said: Array<number>(200_000).fill(1) }
  const { lead } = merge(undefined, arrival({ custom_fields: said }))
  for (const id of ids) await leads.put([{ ...lead, id, client_request_uid: id }])
}

/** Counts the turns that others get from now on. Each look at the clock takes a second, on any machine. */
function turnsOfOthers() {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
  const others = { turns: 0 }
  let next = setImmediate(function count() {
    others.turns++
    next = setImmediate(count)
  })
  onTestFinished(() => {
    clearImmediate(next)
    clock.mockRestore()
  })
  return others
}

test('whoever looks at large leads lets others have their turn between them', async () => {
  const { leads } = await openFolder(await newFolder())
  await fill(leads)
  const others = turnsOfOthers()
  for (const look of [leads.counts, leads.page, () => allOf(leads)]) {
    const before = others.turns
    await look({ limit: ids.length })
    expect(others.turns - before).toBeGreaterThanOrEqual(ids.length / 2)
  }
})

test('whoever asks for the numbers of very many pages lets others have their turn between them', async () => {
  const { leads, tallies } = await openFolder(await newFolder())
  const { lead } = merge(undefined, arrival())
  const paths = Array.from({ length: 3_000 }, (_, n) => `/trips/${n}`)
  const on = (path: string) =>
    ({ channel: 'widget', page: `https://www.palm.example${path}` }) as const
  await leads.put(
    paths.map(path => ({ ...lead, id: path, client_request_uid: path, source: on(path) })),
  )
  const [day] = lead.received_at.split('T') as [string]
  const opened = { day, site: lead.site, step: 'opened' }
  await tallies.add(paths.map((page, n) => ({ ...opened, page, count: n + 1 })))
  await leads.counts({})
  const sums = await tallies.sums(day, day)

  const others = turnsOfOthers()
  const kinds = await leads.sums({})
  expect(others.turns).toBeGreaterThanOrEqual(paths.length / 2)
  const before = others.turns
  const { pages } = await numbersOf({ from: day, to: day }, sums, kinds)
  expect(others.turns - before).toBeGreaterThanOrEqual(paths.length)
  expect(pages.map(({ page }) => page)).toEqual(paths.toReversed().slice(0, 50))
})

test('a change of many large leads lets others have their turn between them', async () => {
  const store = await openFolder(await newFolder())
  await fill(store.leads)
  const app = await startApp({ store })
  const headers = await operatorHeaders(app)
  const others = turnsOfOthers()
  const { change } = store.leads
  const turns = new Map<number, number>()
  store.leads.change = (...call) => {
    turns.set(others.turns, (turns.get(others.turns) ?? 0) + 1)
    return change(...call)
  }
  const json = { changes: ids.map(id => ({ id, state: 'won' })) }
  const { body } = await app.call('POST', '/leads/changes', { token: null, headers, json })
  expect(body.changed).toHaveLength(ids.length)
  expect(Math.max(...turns.values())).toBeLessThanOrEqual(3)
})

test.each([
  ['files', async () => openFolder(await newFolder())],
  ['PostgreSQL', async () => postgresqlStore({ url: await freshDatabase(), log }, desk)],
])('whose large leads are is told without reading them: %s', async (_name, open) => {
  const { leads, close } = await open()
  onTestFinished(close)
  await fill(leads)
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  const asked = [...ids, 'nobodys'].map(client_request_uid => arrival({ client_request_uid }))
  expect(await leads.holders(asked)).toEqual([...ids, undefined])
  const parsed = parse.mock.calls.map(([text]) => String(text).length)
  expect(Math.max(...parsed)).toBeLessThan(100)
})

const many = Array.from({ length: 70 }, (_, n) => `m${n}`)

/** Leads of few bytes, and as much memory as these can take. */
function largeLeads(): Lead[] {
  const said = { said: Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`k${n}`, 0])) }
  const { lead } = merge(undefined, arrival({ custom_fields: said }))
  return many.map(id => ({ ...lead, id, client_request_uid: id }))
}

test('a server shows, changes and saves more large leads at a time than its memory could hold', async () => {
  const folder = await newFolder()
  const { leads, close } = await openFolder(folder)
  for (const lead of largeLeads()) await leads.put([{ ...lead, guest: 'g' }])
  await close()

  const { call } = await startServer(folder, { NODE_OPTIONS: '--max-old-space-size=60' })
  const page = await call('POST', '/leads/search', { json: { limit: many.length } })
  expect(page.body.leads).toHaveLength(many.length)
  const json = { changes: many.map(id => ({ id, state: 'spam' })) }
  expect((await call('POST', '/leads/changes', { json })).body.changed).toHaveLength(many.length)
  const ofOneGuest = await call('GET', '/leads/m0/record')
  expect(ofOneGuest.body.leads).toHaveLength(many.length)
})

test('large leads in PostgreSQL are searched, shown and exported in little memory', async () => {
  const url = await freshDatabase()
  const { leads, close } = await postgresqlStore({ url, log }, desk)
  const { lead } = merge(undefined, arrival({ custom_fields: { said: 'x'.repeat(900_000) } }))
  for (const id of many) await leads.put([{ ...lead, id, client_request_uid: id }])
  await close()
  const little = { NODE_OPTIONS: '--max-old-space-size=60', DATABASE_URL: url }
  const { call } = await startServer(await newFolder(), little)
  const filter = { states: ['spam'] }
  expect((await call('POST', '/leads/search', { json: filter })).body.leads).toEqual([])
  for (const shown of [{}, { unread: true }]) {
    const page = await call('POST', '/leads/search', { json: { ...shown, limit: many.length } })
    expect(page.body.leads).toHaveLength(many.length)
  }
  const { status } = await call('POST', '/leads/export', { json: { format: 'csv', filter } })
  expect(status).toBe(200)
})

test('large leads in PostgreSQL that are sent again at once are merged in little memory', async () => {
  const url = await freshDatabase()
  const { leads, close } = await postgresqlStore({ url, log }, desk)
  for (const lead of largeLeads()) await leads.put([lead])
  await close()
  const little = { NODE_OPTIONS: '--max-old-space-size=88', DATABASE_URL: url }
  const { call } = await startServer(await newFolder(), little)
  const send = (uid: string) =>
    call('POST', '/trip-plan-requests', { json: request({ client_request_uid: uid, name: uid }) })
  const again = await Promise.all(many.map(send))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
})

test('large leads are brought in as a file in little memory', async () => {
  const body = largeLeads()
    .map(lead => JSON.stringify(lead))
    .join('\n')
  const { folder, cookie } = await installation()
  const { call } = await startServer(folder, { NODE_OPTIONS: '--max-old-space-size=60' })
  const headers = { cookie, 'content-type': 'application/x-ndjson' }
  const sent = { token: null, body, headers }
  expect((await call('POST', '/leads/import', sent)).body).toMatchObject({ imported: many.length })
})
