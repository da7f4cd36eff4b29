import { expect, test } from 'vitest'
import { dayCount } from '../../server/days.ts'
import { operatorHeaders } from '../support/operator.ts'
import {
  accessToken,
  allowedOrigin,
  request,
  startApp,
  startSession,
  type App,
} from '../support/start-app.ts'
import { callAs, teamOf } from '../support/team.ts'

const tally = (app: App, parts: Record<string, string>, origin = allowedOrigin) =>
  app.call('POST', '/tallies', {
    token: null,
    form: new URLSearchParams({ site: app.site, page: '/goa', ...parts }).toString(),
    headers: { origin },
  })

const period = '?from=2026-11-20&to=2026-11-22'
async function numbers(app: App, query = period) {
  const { status, body } = await app.call('GET', `/numbers${query}`)
  expect(status).toBe(200)
  return body
}

/** Moves a lead on, as an operator does. */
async function move(app: App, place: number, state: string) {
  const { id } = (await app.leads())[place]!
  const headers = await operatorHeaders(app)
  expect((await callAs(app)(headers, 'PATCH', `/leads/${id}`, { state })).status).toBe(200)
}

test('what widgets tell is counted by site and page, and by question', async () => {
  const app = await startApp()
  const asked = 'asked:start_date,asked:destination,passed:destination'
  const steps = `opened,started,contactable,submitted,${asked}`
  expect((await tally(app, { steps })).status).toBe(204)
  await tally(app, { steps: 'opened,started,contactable,asked:destination' })
  await tally(app, { steps: 'opened', page: '/bali?name=Asha#x' })
  const { funnel, questions, pages, sites } = await numbers(app)
  expect(funnel).toEqual({ opened: 3, started: 2, contactable: 2, submitted: 1 })
  expect(questions).toEqual([
    { slot: 'destination', asked: 2, passed: 1 },
    { slot: 'start_date', asked: 1, passed: 0 },
  ])
  expect(pages).toMatchObject([
    { page: '/goa', opened: 2, started: 2, contactable: 2, submitted: 1 },
    { page: '/bali', opened: 1, started: 0, contactable: 0, submitted: 0 },
  ])
  expect(sites).toMatchObject([{ site: app.site, opened: 3, submitted: 1 }])
})

test('what was counted as often stands by its name, in whatever order a store gives it', async () => {
  const app = await startApp()
  const steps = 'opened,asked:start_date,asked:destination'
  for (const page of ['/goa', '/bali']) await tally(app, { steps, page })
  await tally(app, { steps: 'opened', page: '/zanzibar' })
  await tally(app, { steps: 'opened', page: '/zanzibar' })
  const { questions, pages } = await numbers(app)
  expect(questions.map(({ slot }: { slot: string }) => slot)).toEqual(['destination', 'start_date'])
  expect(pages).toMatchObject([{ page: '/zanzibar' }, { page: '/bali' }, { page: '/goa' }])
})

test('a period of ten thousand years is refused before its days are counted out', async () => {
  const app = await startApp()
  expect(dayCount('0000-01-01', '9999-12-31')).toBe(3_652_425)
  const { status, body } = await app.call('GET', '/numbers?from=0000-01-01&to=9999-12-31')
  expect([status, body.errors]).toEqual([422, { from: ['must be at most 400 days before to'] }])
})

test('steps and questions there are none of are not counted, and a step once a call', async () => {
  const app = await startApp()
  await tally(app, { steps: 'opened,opened,asked:credit_card,hacked,' })
  const { funnel, questions } = await numbers(app)
  expect([funnel.opened, questions]).toEqual([1, []])
})

test('only pages on the list of a site are counted for it', async () => {
  const app = await startApp()
  expect((await tally(app, { steps: 'opened' }, 'https://evil.example')).status).toBe(403)
  expect((await tally(app, { steps: 'opened', site: 'site_none' })).status).toBe(422)
  expect((await numbers(app)).funnel.opened).toBe(0)
})

test('nothing is asked of a guest’s browser to be counted: no preflight, no cookie', async () => {
  const app = await startApp()
  const { headers } = await tally(app, { steps: 'opened' })
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin)
})

test('many pages are counted apart up to a bound, the rest together', async () => {
  const app = await startApp()
  for (let n = 0; n < 203; n++) await tally(app, { steps: 'opened', page: `/p${n}` })
  const { funnel, pages } = await numbers(app)
  expect(funnel.opened).toBe(203)
  expect(pages).toHaveLength(50)
  expect(pages[0]).toMatchObject({ page: '…', opened: 3 })
  expect(pages[1]).toMatchObject({ opened: 1 })
  await tally(app, { steps: 'opened', page: '/p0' })
  app.clock.advance(24 * 60 * 60_000)
  for (let n = 0; n < 2; n++) await tally(app, { steps: 'opened', page: '/p202' })
  const [, ...first] = (await numbers(app)).pages
  expect(first).toMatchObject([{ page: '/p0' }, { page: '/p202' }, ...Array(47).fill({})])
  expect(first[1]).toMatchObject({ opened: 2 })
})

test('a page is its path and nothing else, whatever it is told by', async () => {
  const app = await startApp()
  const path = `/${'x'.repeat(199)}`
  for (const page of ['/goa?', '/goa#Asha\nRao', 'javascript:x', '', `${path}y`])
    await tally(app, { steps: 'opened', page })
  const twice = new URLSearchParams({ site: app.site })
  for (const name of ['/a', '/b']) twice.append('page', name)
  const send = (steps: string) =>
    app.call('POST', '/tallies', {
      token: null,
      form: `${twice}&steps=${steps}`,
      headers: { origin: allowedOrigin },
    })
  expect((await send('opened')).status).toBe(204)
  expect((await send('opened&steps=started')).status).toBe(204)
  const { pages } = await numbers(app)
  expect(pages).toMatchObject([
    { page: '/', opened: 3, started: 0 },
    { page: '/goa', opened: 2 },
    { page: path, opened: 1 },
  ])
})

test('a period is of 400 days at most', async () => {
  const app = await startApp()
  expect((await numbers(app, '?from=2025-10-19&to=2026-11-22')).days).toHaveLength(400)
  expect((await app.call('GET', '/numbers?from=2025-10-18&to=2026-11-22')).status).toBe(422)
})

test('telling is limited by network', async () => {
  const app = await startApp({ rateLimit: 5 })
  for (let n = 0; n < 5; n++) await tally(app, { steps: 'opened' })
  expect((await tally(app, { steps: 'opened' })).status).toBe(429)
})

test('leads are counted by day, the won among them, without drafts and spam', async () => {
  const app = await startApp()
  for (let n = 0; n < 4; n++) await app.call('POST', '/trip-plan-requests', { json: request() })
  const token = await startSession(app)
  await app.call('PUT', '/drafts/d1', { token, json: { destination: 'Goa' } })
  await move(app, 0, 'won')
  await move(app, 1, 'spam')
  const { totals, days, sites, pages } = await numbers(app)
  expect(totals).toEqual({ leads: 3, won: 1 })
  expect(pages).toEqual([])
  expect(days).toEqual([
    { day: '2026-11-20', leads: 0 },
    { day: '2026-11-21', leads: 3 },
    { day: '2026-11-22', leads: 0 },
  ])
  expect(sites).toMatchObject([{ site: app.site, leads: 3, won: 1 }])
})

test('what is of another day, before or after, is none of a period’s', async () => {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', { json: request() })
  await tally(app, { steps: 'opened' })
  for (const [days, count] of [
    ['?from=2026-11-21&to=2026-11-21', 1],
    ['?from=2026-11-19&to=2026-11-20', 0],
    ['?from=2026-11-22&to=2026-11-23', 0],
  ] as const) {
    const { totals, funnel } = await numbers(app, days)
    expect([totals.leads, funnel.opened]).toEqual([count, count])
  }
})

test('a lead counts for the page it came from, where most come from first', async () => {
  const app = await startApp()
  const token = await startSession(app)
  for (const [uid, path] of ['/bali', '/goa', '/goa'].entries())
    await app.call('POST', '/trip-plan-requests', {
      token,
      json: request({
        client_request_uid: `u${uid}`,
        bellhop_source: { page: `https://www.palm.example${path}` },
      }),
    })
  expect((await numbers(app)).pages).toMatchObject([
    { page: '/goa', leads: 2, opened: 0 },
    { page: '/bali', leads: 1 },
  ])
})

test('the response time runs from the request to an operator’s first reply', async () => {
  const app = await startApp()
  for (let n = 0; n < 4; n++) await app.call('POST', '/trip-plan-requests', { json: request() })
  const minutes = [10, 20, 30]
  for (const [place] of minutes.entries()) {
    app.clock.advance(10 * 60_000)
    await move(app, place, 'contacted')
  }
  await move(app, 0, 'won')
  await move(app, 1, 'new')
  const { response } = await numbers(app)
  expect(response).toEqual({ median: 1200, p90: 1800, answered: 3, waiting: 1 })
  const last = (await app.leads()).at(-1)!
  await app.call('PATCH', `/leads/${last.id}`, { json: { state: 'contacted' } })
  expect((await numbers(app)).response).toMatchObject({ answered: 3, waiting: 0 })
})

test('whose request was put away by mistake, and had back, has waited since it came', async () => {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', { json: request() })
  for (const state of ['spam', 'new', 'contacted']) {
    app.clock.advance(10 * 60_000)
    await move(app, 0, state)
  }
  expect((await numbers(app)).response).toMatchObject({ median: 1800, answered: 1 })
})

test('no guest waits before there is a request, and one whose request was put away had no reply', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const json = { name: 'Asha Rao', phone_number: '+91 98450 12345' }
  await app.call('PUT', '/drafts/u1', { token, json })
  app.clock.advance(20 * 60_000)
  await app.call('POST', '/trip-plan-requests', {
    token,
    json: request({ client_request_uid: 'u1' }),
  })
  await app.call('POST', '/trip-plan-requests', { json: request() })
  app.clock.advance(10 * 60_000)
  await move(app, 0, 'contacted')
  await move(app, 1, 'archived')
  expect((await numbers(app)).response).toEqual({ median: 600, p90: 600, answered: 1, waiting: 0 })
})

test('the numbers follow what happens after they were first asked for', async () => {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', { json: request() })
  expect((await numbers(app)).totals).toEqual({ leads: 1, won: 0 })
  await app.call('POST', '/trip-plan-requests', { json: request() })
  await move(app, 0, 'won')
  expect((await numbers(app)).totals).toEqual({ leads: 2, won: 1 })
  await app.store.leads.erase((await app.leads())[0]!.id)
  expect((await numbers(app)).totals).toEqual({ leads: 1, won: 0 })
})

test('an agent sees all, a token its own site only, a stranger nothing', async () => {
  const app = await startApp()
  const { as, noa } = await teamOf(app)
  await app.store.desk.change(desk => {
    desk.sites.push({ ...desk.sites[0]!, key: 'site_b', origins: ['https://b.example'] })
  })
  await tally(app, { steps: 'opened', site: 'site_b' }, 'https://b.example')
  await tally(app, { steps: 'opened' })
  await app.call('POST', '/trip-plan-requests', { json: request() })
  const { body: all } = await as(noa, 'GET', `/numbers${period}`)
  expect([all.funnel.opened, all.totals.leads]).toEqual([2, 1])
  const { body: other } = await as(noa, 'GET', `/numbers${period}&site=site_b`)
  expect([other.funnel.opened, other.totals.leads]).toEqual([1, 0])
  const own = await app.call('GET', `/numbers${period}&site=site_b`, { token: accessToken })
  expect(own.body.sites.map(({ site }: { site: string }) => site)).toEqual([app.site])
  const guest = await startSession(app)
  expect((await app.call('GET', `/numbers${period}`, { token: guest })).status).toBe(403)
  expect((await app.call('GET', `/numbers${period}`, { token: null })).status).toBe(401)
})

test.each([
  ['', 'from'],
  ['?from=2026-11-20', 'to'],
  ['?from=yesterday&to=2026-11-20', 'from'],
  ['?from=2026-11-22&to=2026-11-20', 'to'],
  ['?from=2020-01-01&to=2026-11-20', 'from'],
  ['?from=2026-11-20&to=2026-11-20&color=red', 'color'],
])('%s is no period', async (query, field) => {
  const app = await startApp()
  const { status, body } = await app.call('GET', `/numbers${query}`)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})
