import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { unavailable } from '../../server/refusal.ts'
import type { Json } from '../../shared/json.ts'
import { sourceField, type Lead } from '../../shared/lead.ts'
import { copiesOf } from '../store/makers.ts'
import { operatorHeaders } from '../support/operator.ts'
import { handTokenToOtherSite } from '../support/other-site.ts'
import { accessToken, request, startApp, startSession, type App } from '../support/start-app.ts'
import { writtenLog } from '../support/written-log.ts'
import { exported } from './transfer.ts'
import { withGuests } from './with-leads.ts'

/** An export that is on its way, and how whoever reads it leaves. */
async function beginExport(
  app: App,
  headers: Record<string, string>,
  json: object = { format: 'jsonl' },
  leaving = new AbortController(),
) {
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${app.base}/leads/export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal: leaving.signal,
  })
  return { answer, leave: () => leaving.abort() }
}

/** The cells of a CSV as RFC 4180 says they are to be read. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy
  for (const [, text = '', end] of csv.matchAll(cell)) {
    rows.at(-1)!.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.filter(row => row.length > 1)
}

async function tableOf(app: App, headers: Record<string, string>, filter = {}) {
  const [names = [], ...rows] = cellsOf(
    (await exported(app, headers, { format: 'csv', filter })).replace('\ufeff', ''),
  )
  return rows.map(row => Object.fromEntries(names.map((name, i) => [name, row[i]])))
}

test('a CSV has every lead and a column for every custom field, in Excel’s encoding', async () => {
  const { app, headers } = await withGuests(
    { destination: 'Goa', occasion: 'Honeymoon' },
    { name: 'Ünal, "Can"', rooms: ['sea', 2], extras: { spa: true }, comments: 'one\r\ntwo' },
  )
  expect((await exported(app, headers, { format: 'csv' })).startsWith('\ufeffreference,')).toBe(
    true,
  )
  expect(await tableOf(app, headers)).toMatchObject([
    { name: 'Asha Rao', destination: 'Goa', occasion: 'Honeymoon', rooms: '', state: 'new' },
    {
      name: 'Ünal, "Can"',
      comments: 'one\r\ntwo',
      occasion: '',
      rooms: 'sea; 2',
      extras: '{"spa":true}',
    },
  ])
})

test('a CSV with semicolons has commas in its numbers, and no cell more', async () => {
  const given = { no_of_days: 7.5, budget: 1500, shares: [0.5, 2], price: '1.5', words: 'a;b,c' }
  const { app, headers } = await withGuests(given)
  const csv = await exported(app, headers, { format: 'csv_semicolon' })
  const [names = '', cells = ''] = csv.replace('\ufeff', '').split('\r\n')
  const own = ['budget', 'shares', 'price', 'words']
  expect(names.split(';').slice(-4)).toEqual(own)
  expect(cells).toMatch(/;7,5;.*;1500;"0,5; 2";1\.5;"a;b,c"$/)
})

test('nor is one run in a spreadsheet that parts a CSV with semicolons by commas', async () => {
  const run = "=cmd|'/C calc'!A0"
  const { app, headers } = await withGuests({ words: `Goa,${run},x, ${run}`, [`day,${run}`]: 1 })
  const file = await exported(app, headers, { format: 'csv_semicolon' })
  const [names, cells] = file.split('\r\n')
  expect(names).toMatch(/;day,'=cmd[^=]*$/)
  expect(cells).toMatch(/;Goa,'=cmd[^=]*,x, '=cmd[^=]*;1$/)
  // Where the comma parts the file, a cell that has one is in quotes.
  expect(await tableOf(app, headers)).toMatchObject([{ words: `Goa,${run},x, ${run}` }])
})

test('a CSV tells column by column where a lead came from, what was noted of it, and when', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const utm = { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'june' }
  const told = { page: 'https://www.palm.example/goa', locale: 'de-DE', ...utm }
  const json = { client_request_uid: 'one', [sourceField]: told, no_of_days: 7 }
  const token = await startSession(app)
  await app.call('POST', '/trip-plan-requests', { token, json: request(json) })
  const { id, reference } = (await app.leads())[0]!
  app.clock.advance(60_000)
  for (const text of ['Called', 'Mailed'])
    await app.call('POST', `/leads/${id}/notes`, { token: null, headers, json: { text } })
  const [row] = await tableOf(app, headers)
  const given = Object.entries(row!).filter(([, text]) => text !== '')
  expect(given).toEqual([
    ['reference', reference],
    ['received_at', '2026-11-21T10:00:00.000Z'],
    ['state', 'new'],
    ['name', 'Asha Rao'],
    ['phone_number', '+91 98450 12345'],
    ['phone_international', '+91 98450 12345'],
    ['no_of_days', '7'],
    ['site', app.site],
    ['channel', 'widget'],
    ['page', told.page],
    ['locale', 'de-DE'],
    ...Object.entries(utm),
    ['notes', 'Called\nMailed'],
    ['updated_at', '2026-11-21T10:01:00.000Z'],
    ['client_request_uid', 'one'],
    ['id', id],
  ])
})

test.each([
  ['csv', 'csv', 'text/csv; charset=utf-8'],
  ['csv_semicolon', 'csv', 'text/csv; charset=utf-8'],
  ['jsonl', 'jsonl', 'application/x-ndjson'],
])('an export as %s is a file named by its day', async (format, extension, type) => {
  const { app, headers } = await withGuests({})
  const json = { format }
  const answer = await app.call('POST', '/leads/export', { token: null, headers, json })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="leads-2026-11-21.${extension}"`,
  )
})

test('a CSV says whose a lead is, by name or else by e-mail address', async () => {
  const { app, headers } = await withGuests({})
  const [{ id }] = (await app.leads()) as [Lead]
  const operator = app.store.desk.read().operators[0]!
  await app.call('PATCH', `/leads/${id}`, { token: null, headers, json: { owner: operator.id } })
  for (const [name, shown] of [
    ['Mira', 'Mira'],
    ['', operator.email],
  ] as const) {
    await app.store.desk.change(({ operators }) => void (operators[0]!.name = name))
    expect(await tableOf(app, headers)).toMatchObject([{ owner: shown }])
  }
  // Of somebody who has left there is nothing but the id.
  await app.store.leads.change(id, { owner: 'left', by: 'api', at: '2026-11-21T10:00:00Z' })
  expect(await tableOf(app, headers)).toMatchObject([{ owner: 'left' }])
})

test('a custom field that is called as the last column may be is marked, also where that is not there', async () => {
  const { app, headers } = await withGuests({ other_custom_fields: 'mine' })
  expect(await tableOf(app, headers)).toMatchObject([{ 'other_custom_fields (custom)': 'mine' }])
})

test('an export that is given up halfway is noted, and holds nobody up', async () => {
  const { log, written } = writtenLog()
  const app = await startApp({ log })
  const headers = await operatorHeaders(app)
  await app.call('POST', '/trip-plan-requests', { json: request({ long: 'x'.repeat(60_000) }) })
  const [lead] = (await app.leads()) as [Lead]
  await app.store.leads.put(copiesOf(lead, 500))
  const { answer, leave } = await beginExport(app, headers)
  await answer.body!.getReader().read()
  leave()
  await expect.poll(written).toContain('An answer ended early')
  expect(written()).not.toContain('xxxx')
  expect((await app.call('GET', '/ping')).status).toBe(200)
})

test('exports that nobody reads leave the store to guests, and a third waits for one of them', async () => {
  const { app, headers } = await withGuests({ long: 'x'.repeat(60_000) })
  const [lead] = (await app.leads()) as [Lead]
  await app.store.leads.put(copiesOf(lead, 500))
  const begin = () => beginExport(app, headers)
  const [first, second] = [await begin(), await begin()]
  expect([first.answer.status, second.answer.status]).toEqual([200, 200])
  const { answer } = await begin()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    reason: { code: 'exports_running', limit: 2 },
  })
  expect((await app.call('POST', '/trip-plan-requests', { json: request() })).status).toBe(201)
  first.leave()
  await expect.poll(async () => (await begin()).answer.status).toBe(200)
})

test.each([{ format: 'csv' }, { format: 'jsonl', filter: { search: 'nobody' } }])(
  'an export whose reader is gone before there is anything to read is given up: %o',
  async json => {
    const { app, headers } = await withGuests({})
    const [lead] = (await app.leads()) as [Lead]
    let [looked, ended] = [0, 0]
    app.store.leads.all = async function* () {
      try {
        for (; looked < 1_000_000; looked++) {
          await setImmediate()
          yield lead
        }
      } finally {
        ended++
      }
    }
    const leaving = new AbortController()
    const answer = beginExport(app, headers, json, leaving)
    await expect.poll(() => looked).toBeGreaterThan(0)
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => ended).toBeGreaterThan(0)
    expect(looked).toBeLessThan(1_000_000)
  },
)

test('an export breaks off when whoever asked for it is removed in the middle', async () => {
  const { app, headers } = await withGuests({ long: 'x'.repeat(60_000) })
  const [lead] = (await app.leads()) as [Lead]
  await app.store.leads.put(copiesOf(lead, 500))
  const agent = await operatorHeaders(app, 'agent')
  const { answer } = await beginExport(app, agent)
  expect(answer.status).toBe(200)
  const { id } = app.store.desk.read().operators.at(-1)!
  const removal = await app.call('DELETE', `/operators/${id}`, { token: null, headers })
  expect(removal.status).toBe(204)
  await expect(answer.text()).rejects.toThrow('terminated')
})

test('an export that could not begin takes nobody’s place', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  app.store.leads.all = () => {
    throw unavailable('away')
  }
  for (let i = 0; i < 3; i++) {
    const json = { format: 'jsonl' }
    const { body } = await app.call('POST', '/leads/export', { token: null, headers, json })
    expect(body).toMatchObject({ code: 'unavailable', message: 'away' })
  }
})

test.each([
  ['=1+1', "'=1+1"],
  ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
  ['+1+1', "'+1+1"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['+1-800-555-0199', "'+1-800-555-0199"],
  ['+1 - 800 - 555 - 0199', "'+1 - 800 - 555 - 0199"],
  ['+49 / 30 / 1234', "'+49 / 30 / 1234"],
  ['+1 (800) 555-0199', '+1 (800) 555-0199'],
  ['+1 800-555-0199', '+1 800-555-0199'],
  ['+1  800', '+1  800'],
  ['+91 98450 12345', '+91 98450 12345'],
  ['+919845012345', '+919845012345'],
  ['+44 (0)20 7946-0958', '+44 (0)20 7946-0958'],
  ['-5', '-5'],
  [-5.5, '-5.5'],
  ['a=b', 'a=b'],
  ['hi;=1+1; @SUM(1)', "hi;'=1+1; '@SUM(1)"],
  ['hi;"=1+1"', 'hi;"\'=1+1"'],
  ['hi;+cmd|x\n-cmd|x', "hi;'+cmd|x\n'-cmd|x"],
  ['thanks ;-) see you - soon', 'thanks ;-) see you - soon'],
  [['sea', null, 2, true], 'sea; ; 2; true'],
  [['sea', ['north', 'south']], '["sea",["north","south"]]'],
])('of the custom value %j a cell is %j', async (value, cell) => {
  const { app, headers } = await withGuests({ value })
  expect(await tableOf(app, headers)).toMatchObject([{ value: cell }])
})

test.each([
  ['+919845012345', {}, '+91 98450 12345'],
  ['0612345678', { time_zone: 'Europe/Amsterdam' }, '+31 6 12345678'],
  ['+1-800-555-0199', {}, '+1 800 555 0199'],
  ['+44 20 7946 0958 ext. 3', {}, '+44 20 7946 0958'],
  ['0612345678', {}, ''],
])(
  'of the phone %s, told %j, there is also %j, which a spreadsheet leaves as it is',
  async (typed, told, shown) => {
    const { app, headers } = await withGuests({ phone_number: typed })
    const [lead] = (await app.leads()) as [Lead]
    const source = { ...lead.source, ...told }
    await app.store.leads.put([{ ...lead, source, revision: 2 }])
    expect(await tableOf(app, headers)).toMatchObject([{ phone_international: shown }])
  },
)

test('names of custom fields are as harmless, and none is taken for one of ours', async () => {
  const { app, headers } = await withGuests({ '=1+1': 'x', state: 'Kerala', constructor: 'c' })
  expect(await tableOf(app, headers)).toMatchObject([
    { "'=1+1": 'x', state: 'new', 'state (custom)': 'Kerala', constructor: 'c' },
  ])
})

test('no two columns have one name, whatever guests call theirs', async () => {
  const { app, headers } = await withGuests(
    { state: 'Kerala', 'state (custom)': 'Goa' },
    { 'site (custom)': 'hill', site: 'beach' },
  )
  const [names = []] = cellsOf(await exported(app, headers, { format: 'csv' }))
  expect(names).toEqual([...new Set(names)])
  expect(names.slice(-4)).toEqual([
    'state (custom)',
    'state (custom) (custom)',
    'site (custom)',
    'site (custom) (custom)',
  ])
})

test('of very many custom fields the 200 commonest are columns, and the others stay together', async () => {
  const many = (from: number) =>
    Object.fromEntries(Array.from({ length: 199 }, (_, n) => [`f${from + n}`, 1]))
  const { app, headers } = await withGuests(
    { ...many(0), rooms: 'sea' },
    { ...many(199), rooms: 'garden' },
    { other_custom_fields: '=1+1' },
    { other_custom_fields: 'mine' },
  )
  const rows = await tableOf(app, headers)
  const names = Object.keys(rows[0]!)
  expect(names.filter(name => /^f\d+$/.test(name))).toEqual(Object.keys(many(0)).slice(0, 198))
  expect(names.at(-1)).toBe('other_custom_fields')
  expect(rows).toMatchObject([
    { rooms: 'sea', other_custom_fields: '{"f198":1}' },
    { rooms: 'garden', other_custom_fields: JSON.stringify(many(199)) },
    { 'other_custom_fields (custom)': "'=1+1" },
    { 'other_custom_fields (custom)': 'mine', other_custom_fields: '' },
  ])
})

test('names that guests make up in thousands hide none that is common', async () => {
  const { app, headers } = await withGuests({ rooms: 'sea' }, { rooms: 'garden' })
  const [lead] = (await app.leads()) as [Lead]
  const strange = (guest: number): [string, Json][] =>
    Array.from({ length: 200 }, (_, n) => [`f${guest}-${n}`, 1])
  await app.store.leads.put(
    Array.from({ length: 60 }, (_, guest) => ({
      ...lead,
      id: `l${guest}`,
      custom_fields: Object.fromEntries(strange(guest)),
    })),
  )
  const csv = (await exported(app, headers, { format: 'csv' })).replace('\ufeff', '')
  const [names, ...rows] = cellsOf(csv)
  expect(names).toContain('rooms')
  expect(names!.length).toBeLessThan(250)
  const said = rows.flatMap(row => JSON.parse(row.at(-1) || '{}'))
  expect(Object.keys(Object.assign({}, ...said))).toContain('f59-199')
})

test('an export holds what its filter finds, and of a token’s site only', async () => {
  const { app, headers } = await withGuests({ destination: 'Goa' }, { destination: 'Hampi' })
  expect(await tableOf(app, headers, { search: 'hampi' })).toMatchObject([{ destination: 'Hampi' }])
  expect(await tableOf(app, headers, { states: ['won'] })).toEqual([])
  await handTokenToOtherSite(app)
  const byToken = { authorization: `Bearer ${accessToken}` }
  expect(await exported(app, byToken, { format: 'jsonl' })).toBe('')
})

/** Counts how often the leads are gone through from now on. */
function countLooks({ store: { leads } }: App) {
  const looks = { count: 0 }
  const { all } = leads
  leads.all = () => {
    looks.count++
    return all()
  }
  return looks
}

test('the few leads of a CSV are looked for among all others once', async () => {
  const { app, headers } = await withGuests({ destination: 'Goa' }, { destination: 'Hampi' })
  const looks = countLooks(app)
  expect(await tableOf(app, headers, { search: 'hampi' })).toMatchObject([{ destination: 'Hampi' }])
  expect(looks.count).toBe(1)
})

test('a CSV of more leads than memory should hold looks twice, and misses none', async () => {
  const { app, headers } = await withGuests({ long: 'x'.repeat(60_000) })
  const [lead] = (await app.leads()) as [Lead]
  await app.store.leads.put(copiesOf(lead, 50))
  const looks = countLooks(app)
  expect(await tableOf(app, headers)).toHaveLength(51)
  expect(looks.count).toBe(2)
})

test.each([{}, { format: 'xlsx' }, { format: 'csv', filter: { nonsense: 1 } }])(
  'the export %j is refused',
  async json => {
    const { app, headers } = await withGuests()
    expect((await app.call('POST', '/leads/export', { token: null, headers, json })).status).toBe(
      422,
    )
  },
)
