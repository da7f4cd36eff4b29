import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as send, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linesOf } from '../../server/import/lines.ts'
import { unavailable } from '../../server/refusal.ts'
import { maxLeadBytes } from '../../server/store/lead-room.ts'
import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { allOf } from '../store/makers.ts'
import { newFolder } from '../support/new-folder.ts'
import { request, statusesOfTwo, type App } from '../support/start-app.ts'
import { exported, imported } from './transfer.ts'
import { withGuests } from './with-leads.ts'

/** An import that has been let in, and whose file is still to come. */
async function beginImport(app: App, headers: Record<string, string>) {
  const sending = send(`${app.base}/leads/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/jsonl', expect: '100-continue' },
  })
  sending.flushHeaders()
  await once(sending, 'continue')
  return async (file: string) => {
    sending.end(file)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    return answer.resume().statusCode
  }
}

test('what was exported and erased is the same again after an import', async () => {
  const { app, headers } = await withGuests(
    {
      destination: 'Goa',
      client_request_uid: 'u',
      said: 'x'.repeat(600),
      nested: { a: [1, null, { b: '🏝️' }] },
    },
    { comments: '=1+1\nnext line', __proto__: 'mine', client_request_uid: 'v' },
  )
  const [{ id }] = (await app.leads()) as [Lead]
  const change = (method: string, path: string, json: object) =>
    app.call(method, `/leads/${id}${path}`, { token: null, headers, json })
  await change('PATCH', '', { fields: { destination: 'Kerala' }, state: 'quoted' })
  await app.call('POST', '/trip-plan-requests', {
    json: request({ destination: 'Delhi', client_request_uid: 'u', said: 'x'.repeat(700) }),
  })
  await change('POST', '/notes', { text: 'Prefers trains' })
  const before = await allOf(app.store.leads)
  expect(before[0]!.history).toContainEqual(expect.objectContaining({ to_length: 700 }))
  const file = await exported(app, headers, { format: 'jsonl' })
  for (const lead of before) await app.call('DELETE', `/leads/${lead.id}`, { token: null, headers })
  expect(await allOf(app.store.leads)).toEqual([])
  expect((await imported(app, headers, file)).body).toEqual({ imported: 2, already_here: 0 })
  expect(await allOf(app.store.leads)).toEqual(before)
  expect(await exported(app, headers, { format: 'jsonl' })).toBe(file)
  const again = await imported(app, headers, gzipSync(file), { 'content-encoding': 'gzip' })
  expect(again.body).toEqual({ imported: 0, already_here: 2 })
  expect(await allOf(app.store.leads)).toEqual(before)
  await change('PATCH', '', { state: 'won' })
  await imported(app, headers, file)
  expect((await allOf(app.store.leads)).find(lead => lead.id === id)?.state).toBe('won')
})

test('of a file with bad lines nothing is kept, and each is named with what is wrong', async () => {
  const { app, headers } = await withGuests({ client_request_uid: 'u' })
  const [lead] = (await app.leads()) as [Lead]
  const line = (parts: object) => JSON.stringify({ ...lead, ...parts })
  const lines = [
    line({ id: 'a', client_request_uid: 'a' }),
    '{"id":',
    line({ id: 'b', fields: { no_of_days: 0 }, client_request_uid: 'b' }),
    '',
    line({ id: 'c', state: 'nonsense' }),
    line({ id: 'a', client_request_uid: null }),
    line({ id: 'd' }),
    line({ id: 'e', secret: 1 }),
    '[1,2]',
    'null',
  ]
  const { status, body } = await imported(app, headers, lines.join('\r\n'))
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    'line 2': ['is not a lead as JSON'],
    'line 3': ['fields.no_of_days must be 1 or more'],
    'line 5': ['state has a value that is not known'],
    'line 6': ['is the same lead as line 1'],
    'line 7': ['another lead that is here has the same client_request_uid'],
    'line 8': ['secret is not known'],
    'line 9': ['is not a lead as JSON'],
    'line 10': ['is not a lead as JSON'],
  })
  expect(body.reasons).toEqual({
    'line 2': [{ code: 'not_a_lead' }],
    'line 3': [{ code: 'too_small', at: 'fields.no_of_days', limit: 1 }],
    'line 5': [{ code: 'unknown_value', at: 'state' }],
    'line 6': [{ code: 'repeated', line: 1 }],
    'line 7': [{ code: 'uid_taken' }],
    'line 8': [{ code: 'unknown', at: 'secret' }],
    'line 9': [{ code: 'not_a_lead' }],
    'line 10': [{ code: 'not_a_lead' }],
  })
  expect(body.message).toBe('8 of 9 lines are not right; nothing was kept')
  expect(body.reason).toEqual({ code: 'bad_lines', count: 8, lines: 9 })
  expect(await app.leads()).toEqual([lead])
})

/** A line of a file of leads with another value in a place of the lead, or with none there. */
function lineWith(lead: Lead, place: string, value?: unknown): string {
  const changed = structuredClone(lead)
  const [name = '', ...outer] = place.split('.').toReversed()
  const around = outer.reduceRight<any>((inside, each) => inside[each], changed)
  if (value === undefined) delete around[name]
  else around[name] = value
  return JSON.stringify(changed)
}

/** A lead with something in each of its parts, and the places of what none can do without. */
async function fullLead() {
  const { app, headers } = await withGuests({ client_request_uid: 'u', destination: 'Goa' })
  const [{ id }] = (await app.leads()) as [Lead]
  const change = (method: string, path: string, json: object) =>
    app.call(method, `/leads/${id}${path}`, { token: null, headers, json })
  await change('PATCH', '', { fields: { destination: 'Kerala' } })
  await app.call('POST', '/trip-plan-requests', {
    json: request({ client_request_uid: 'u', destination: 'Delhi' }),
  })
  await change('POST', '/notes', { text: 'Prefers trains' })
  const [lead] = (await app.leads()) as [Lead]
  const inside = (['suggestions', 'history', 'notes'] as const).flatMap(list =>
    Object.keys(lead[list][0]!).map(name => `${list}.0.${name}`),
  )
  const places = [...Object.keys(lead), ...inside, 'source.channel']
  const reasonsFor = async (lines: string[]) =>
    Object.values((await imported(app, headers, lines.join('\n'))).body.reasons)
  return { lead, places, reasonsFor }
}

test('a line that lacks any part of a lead is refused for the want of it', async () => {
  const { lead, places, reasonsFor } = await fullLead()
  expect(places).toHaveLength(35)
  const reasons = await reasonsFor(places.map(place => lineWith(lead, place)))
  expect(reasons).toEqual(places.map(at => [{ code: 'required', at }]))
})

test('a line with another kind of value in any part of a lead is refused for it', async () => {
  const { lead, places, reasonsFor } = await fullLead()
  const isOfAnyKind = (place: string) => /\.(value|from|to)$/.test(place)
  const optional = ['fields.name', 'fields.no_of_days', 'source.page', 'suggestions.0.dismissed']
  const inLists = ['suggestions.0', 'history.0', 'notes.0', 'history.0.to_length']
  const all = [...places.filter(place => !isOfAnyKind(place)), ...optional, ...inLists]
  const isNumber = (place: string) => /(revision|_length|days)$/.test(place)
  const lines = all.map(place => lineWith(lead, place, isNumber(place) ? 'x' : 7))
  expect(await reasonsFor(lines)).toMatchObject(all.map(at => [{ at }]))
})

test.each([
  ['id', ''],
  ['id', 'x'.repeat(192)],
  ['reference', ''],
  ['owner', 'x'.repeat(192)],
  ['guest', ''],
  ['session', ''],
  ['site', 'x'.repeat(192)],
  ['revision', 0],
  ['revision', 2 ** 30 + 1],
  ['history.0.revision', 0],
  ['history.0.revision', 2 ** 30 + 1],
  ['history.0.part', 'notes'],
  ['history.0.from_length', 0],
  ['history.0.to_length', 1_000_001],
  ['history.0.at', 'yesterday'],
  ['history.0.by', 'operator:'],
  ['history.0.by', 'somebody'],
  ['history.0.more', 1],
  ['suggestions.0.part', 'state'],
  ['suggestions.0.at', 'yesterday'],
  ['suggestions.0.by', 'somebody'],
  ['suggestions.0.more', 1],
  ['notes.0.id', ''],
  ['notes.0.id', 'x'.repeat(192)],
  ['notes.0.at', 'yesterday'],
  ['notes.0.by', 'somebody'],
  ['notes.0.more', 1],
  ['fields.budget', 'x'],
  ['source.channel', 'fax'],
  ['received_at', 'yesterday'],
  ['updated_at', 'yesterday'],
])('a line whose %s is %j is refused for it', async (place, value) => {
  const { lead, reasonsFor } = await fullLead()
  expect(await reasonsFor([lineWith(lead, place, value)])).toMatchObject([[{ at: place }]])
})

test('a lead whose id could not stand in an address, to be read or erased by, is not imported', async () => {
  const { app, headers } = await withGuests({})
  const [lead] = (await app.leads()) as [Lead]
  for (const id of ['.', '..', 'events', 'Events', 'a\ud800'])
    expect((await imported(app, headers, JSON.stringify({ ...lead, id }))).body.reasons).toEqual({
      'line 1': [{ code: 'unknown_value', at: 'id' }],
    })
  for (const id of ['...', 'events-1', 'A/17 é🏝️']) {
    expect((await imported(app, headers, JSON.stringify({ ...lead, id }))).status).toBe(200)
    const path = `/leads/${encodeURIComponent(id)}`
    expect((await app.call('GET', path, { token: null, headers })).body.lead).toMatchObject({ id })
  }
})

test('a note whose id would lead whoever removes it elsewhere is not imported', async () => {
  const { app, headers } = await withGuests({})
  const [lead] = (await app.leads()) as [Lead]
  const { id: owner } = app.store.desk.read().operators[0]!
  const note = { text: 'Gone?', at: lead.received_at, by: 'guest' }
  const file = (id: string) => JSON.stringify({ ...lead, revision: 2, notes: [{ ...note, id }] })
  for (const id of [`../../../operators/${owner}`, '..', 'a?b', 'a#b', '%2e%2e'])
    expect((await imported(app, headers, file(id))).body.reasons).toEqual({
      'line 1': [{ code: 'unknown_value', at: 'notes.0.id' }],
    })
  expect((await imported(app, headers, file('n-1'))).status).toBe(200)
})

test.each([
  ['in one line', (leads: Lead[]) => JSON.stringify(leads)],
  ['as people print it', (leads: Lead[]) => `\ufeff\r\n${JSON.stringify(leads, null, 2)}`],
  ['longer than any line', (leads: Lead[]) => JSON.stringify([...leads, 'x'.repeat(2_100_000)])],
])('of a JSON array, %s, it is said that it is one', async (_how, textOf) => {
  const { app, headers } = await withGuests({}, {})
  const { status, body } = await imported(app, headers, textOf((await app.leads()) as Lead[]))
  expect([status, body.reason, body.errors]).toEqual([422, { code: 'json_array' }, {}])
})

test('of a packed file that is not said to be packed it is said that it is', async () => {
  const { app, headers } = await withGuests({})
  const file = gzipSync(await exported(app, headers, { format: 'jsonl' }))
  const { status, body } = await imported(app, headers, file)
  expect([status, body.reason, body.errors]).toEqual([422, { code: 'packed' }, {}])
})

test('one import runs at a time: a second is told so, and the next one after it is heard', async () => {
  const { app, headers } = await withGuests({})
  const file = await exported(app, headers, { format: 'jsonl' })
  const bring = await beginImport(app, headers)
  const second = await imported(app, headers, file)
  expect([second.status, second.body.reason]).toEqual([409, { code: 'import_running' }])
  expect(await bring(file)).toBe(200)
  expect((await imported(app, headers, file)).body).toEqual({ imported: 0, already_here: 1 })
})

test('nothing of an import lies in the temporary folder, on its way or after', async () => {
  const folder = await newFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { app, headers } = await withGuests({})
  const file = await exported(app, headers, { format: 'jsonl' })
  const bring = await beginImport(app, headers)
  expect(await readdir(folder)).toEqual([])
  expect(await bring(file)).toBe(200)
  expect(await readdir(folder)).toEqual([])
})

test('an import has 256 MB at most, however small it was packed', async () => {
  const { app, headers } = await withGuests({})
  const packed = gzipSync(Buffer.alloc(2 ** 28 + 1), { level: 1 })
  const { status, body } = await imported(app, headers, packed, { 'content-encoding': 'gzip' })
  expect([status, body.code]).toEqual([413, 'body_too_large'])
})

test.each([
  ['in a coding that it is not in', { 'content-encoding': 'gzip' }, 422],
  ['while the store is away', {}, 503],
])('an import %s is refused, and the connection is free again', async (_what, coding, status) => {
  const { app, headers } = await withGuests({})
  app.store.leads.holders = () => Promise.reject(unavailable('away'))
  const [lead] = await app.leads()
  const lines = Array.from({ length: 200 }, (_, n) => JSON.stringify({ ...lead, id: `l${n}` }))
  const body = Buffer.from(lines.join('\n') + '\n'.repeat(2 ** 22))
  const head = { ...headers, ...coding, host: 'x', 'content-length': body.length }
  const told = Object.entries(head).map(([name, value]) => `\r\n${name}: ${value}`)
  const asking = `POST /api/v1/leads/import HTTP/1.1\r\nContent-Type: application/jsonl${told.join('')}`
  expect(await statusesOfTwo(app.port, asking, body)).toEqual([status, 200])
})

test('an owner who is made an agent while an import is on its way has sent it in vain', async () => {
  const { app, headers } = await withGuests({})
  const file = await exported(app, headers, { format: 'jsonl' })
  const [lead] = (await app.leads()) as [Lead]
  await app.store.leads.erase(lead.id)
  const bring = await beginImport(app, headers)
  await app.store.desk.change(({ operators }) => {
    for (const operator of operators) operator.role = 'agent'
  })
  expect(await bring(file)).toBe(403)
  expect(await app.leads()).toEqual([])
})

test('a line is counted once, whatever is wrong with it', async () => {
  const { app, headers } = await withGuests({ client_request_uid: 'u' })
  const [lead] = (await app.leads()) as [Lead]
  const line = JSON.stringify({ ...lead, id: 'other' })
  const { body } = await imported(app, headers, `${line}\n${line}`)
  expect(body.reason).toEqual({ code: 'bad_lines', count: 2, lines: 2 })
})

test('a file with one request twice, or with what no store could keep, is refused before any of it is kept', async () => {
  const { app, headers } = await withGuests({ client_request_uid: 'u' })
  const [lead] = (await app.leads()) as [Lead]
  const line = (id: string, parts: object) => JSON.stringify({ ...lead, id, ...parts })
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown
  const lines = [
    line('a', { client_request_uid: 'same' }),
    line('b', { client_request_uid: 'same' }),
    line('c', { client_request_uid: null, custom_fields: { deep } }),
    line('d', { client_request_uid: null, custom_fields: { x: 'x'.repeat(1_100_000) } }),
    line('a', { client_request_uid: 'another' }),
  ]
  const { status, body } = await imported(app, headers, lines.join('\n'))
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['line 2', 'line 3', 'line 4', 'line 5'])
  for (const twin of ['line 2', 'line 5'])
    expect(body.reasons[twin]).toEqual([{ code: 'repeated', line: 1 }])
  expect(await app.leads()).toEqual([lead])
})

test('what was said before comes back from an export as deep as a request may be, and no deeper', async () => {
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json
  const { app, headers } = await withGuests(
    { client_request_uid: 'u', wishes: nested(31) },
    { client_request_uid: 'u', wishes: 'none' },
  )
  const { body } = await imported(app, headers, await exported(app, headers, { format: 'jsonl' }))
  expect(body).toEqual({ imported: 0, already_here: 1 })
  const [lead] = (await app.leads()) as [Lead]
  const history = [{ ...lead.history[0], from: nested(32) }]
  const deeper = await imported(app, headers, JSON.stringify({ ...lead, history }))
  expect(deeper.body.reasons).toEqual({ 'line 1': [{ code: 'too_deep', limit: 32 }] })
})

test('a line may be twice as long as a lead, since others write more escapes', async () => {
  const { app, headers } = await withGuests()
  const line = (length: number) => 'x'.padStart(length)
  const lines = `${line(2 * maxLeadBytes)}\n${line(2 * maxLeadBytes + 1)}`
  const { body } = await imported(app, headers, lines)
  expect(body.reasons).toEqual({
    'line 1': [{ code: 'not_a_lead' }],
    'line 2': [{ code: 'unreadable' }],
  })
})

test('bytes that are not UTF-8 in a name are not kept as other letters', async () => {
  const { app, headers } = await withGuests({ name: 'Jos~' })
  const [lead] = (await app.leads()) as [Lead]
  const file = Buffer.from(JSON.stringify({ ...lead, revision: 2 }))
  file[file.indexOf('~')] = 0xe9
  const { body } = await imported(app, headers, file)
  expect(body.reasons).toEqual({ 'line 1': [{ code: 'unreadable' }] })
  expect(await app.leads()).toEqual([lead])
})

test('a file that ends in blanks has no line more', async () => {
  const { app, headers } = await withGuests({})
  const file = await exported(app, headers, { format: 'jsonl' })
  const { body } = await imported(app, headers, `${file} `)
  expect(body).toEqual({ imported: 0, already_here: 1 })
})

test('of empty lines, however many, no text is made', async () => {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode')
  onTestFinished(() => decode.mockRestore())
  async function* chunks() {
    yield Buffer.from(`${'\n'.repeat(1000)}one`)
    yield Buffer.from('\n\ntwo')
  }
  const lines = []
  for await (const line of linesOf(chunks())) lines.push(line)
  expect(lines).toEqual([
    { number: 1001, text: 'one' },
    { number: 1003, text: 'two' },
  ])
  expect(decode).toHaveBeenCalledTimes(2)
})

test('of very many bad lines the first hundred are named', async () => {
  const { app, headers } = await withGuests()
  const { body } = await imported(app, headers, 'x\n'.repeat(5000))
  expect(Object.keys(body.errors)).toHaveLength(100)
  expect(body.message).toMatch(/^5000 of 5000/)
})

test.each([
  ['an empty file', '', {}, 422],
  ['what is not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), {}, 422],
  ['a broken gzip', 'no gzip', { 'content-encoding': 'gzip' }, 422],
  ['what says that it is not UTF-8', '{}', { 'content-type': 'application/jsonl; charset=x' }, 415],
  ['an unknown coding', '{}', { 'content-encoding': 'rot13' }, 415],
  ['another type', '{}', { 'content-type': 'text/html' }, 415],
])('%s is refused', async (_name, body, more, status) => {
  const { app, headers } = await withGuests()
  expect((await imported(app, headers, body, more)).status).toBe(status)
})

test('only owners import', async () => {
  const { app, headers } = await withGuests()
  expect((await app.call('POST', '/leads/import', { body: '{}' })).status).toBe(403)
  expect((await app.call('POST', '/leads/import', { token: null, body: '{}' })).status).toBe(401)
  const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await imported(app, crossSite, '{}')).status).toBe(401)
  await app.store.desk.change(desk => {
    for (const operator of desk.operators) operator.role = 'agent'
  })
  expect((await imported(app, headers, '{}')).status).toBe(403)
})
