import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Question } from '../../shared/form.ts'
import { siteTextNames, widgetLanguages } from '../../shared/site.ts'
import { textsOf } from '../../widget/chat/load.ts'
import { texts } from '../../widget/locales/en.ts'
import { readdirSync } from 'node:fs'
import { root } from '../house/sources.ts'
import { ask, everyKind } from '../support/form.ts'
import { operatorHeaders } from '../support/operator.ts'
import { allowedOrigin, request, startApp, startSession, type App } from '../support/start-app.ts'

const questions = [
  { slot: 'name', kind: 'text', required: true },
  { slot: 'phone_number', kind: 'phone', required: true },
]

/** The app and its first owner's browser. */
async function startDesk() {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const as = (method: string, path: string, json?: unknown) =>
    app.call(method, path, { token: null, headers, json })
  return { app, as, site: `/sites/${app.site}` }
}

/** What a 422 says of the fields. */
async function wrong(edit: object): Promise<string[]> {
  const { as, site } = await startDesk()
  const { status, body } = await as('PATCH', site, { revision: 1, ...edit })
  expect(status).toBe(422)
  return Object.keys(body.errors)
}

const makeAgent = (app: App) =>
  app.store.desk.change(({ operators }) => void (operators[0]!.role = 'agent'))

test('an owner creates a site, which has a form, snippets and a revision', async () => {
  const { app, as } = await startDesk()
  const { status, body } = await as('POST', '/sites', { brand: ' Palm & Passport ' })
  expect(status).toBe(201)
  expect(body.site).toMatchObject({ brand: 'Palm & Passport', revision: 1, origins: [] })
  const { key } = body.site
  expect(body.snippets.script).toContain(`data-site="${key}"`)
  expect(body.snippets.form).toContain(`action="${app.base}/forms/${key}"`)
  expect((await as('GET', '/sites')).body.sites.map((site: { key: string }) => site.key)).toEqual([
    app.site,
    key,
  ])
  expect((await app.call('GET', `/forms/${key}`, { token: null })).body).toMatchObject({
    brand: 'Palm & Passport',
    languages: [],
  })
})

test('snippets name the address that browsers reach us by, where it was set', async () => {
  const app = await startApp({ publicUrl: 'https://chat.palm.example' })
  const { cookie } = await operatorHeaders(app)
  const headers = { cookie: `__Host-${cookie}` }
  const { body } = await app.call('GET', `/sites/${app.site}`, { token: null, headers })
  expect(body.snippets.script).toContain('src="https://chat.palm.example/widget/v1.js"')
})

test('behind a trusted proxy snippets name the protocol that browsers speak to it', async () => {
  const app = await startApp({ trustedProxies: 1 })
  const { cookie } = await operatorHeaders(app)
  const headers = { cookie: `__Host-${cookie}`, 'x-forwarded-proto': 'https' }
  const { body } = await app.call('GET', `/sites/${app.site}`, { token: null, headers })
  expect(body.snippets.script).toContain(`src="${app.origin.replace('http:', 'https:')}/widget`)
})

test('a change is kept under the next revision, and a lost race is told', async () => {
  const { as, site } = await startDesk()
  const first = await as('PATCH', site, { revision: 1, brand: 'Palm' })
  expect(first.body.site).toMatchObject({ brand: 'Palm', revision: 2 })
  for (const revision of [1, 3]) {
    const late = await as('PATCH', site, { revision, brand: 'Passport' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  }
  expect((await as('GET', site)).body.site.brand).toBe('Palm')
})

test('origins are kept as browsers send them, and pages of these may start a session', async () => {
  const { app, as, site } = await startDesk()
  const origins = ['https://Palm.example/', 'palm.example:8443', ' ', 'HTTPS://b.example']
  const here = [
    'palm.example',
    'http://localhost:5173',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://a.localhost',
    'localhost:8080',
    'localhost.example',
  ]
  const { body } = await as('PATCH', site, { revision: 1, origins: [...origins, ...here] })
  expect(body.site.origins).toEqual([
    'https://palm.example',
    'https://palm.example:8443',
    'https://b.example',
    'http://localhost:5173',
    'http://127.0.0.1',
    'http://[::1]',
    'http://a.localhost',
    'http://localhost:8080',
    'https://localhost.example',
  ])
  expect(body.environment_origins).toEqual([allowedOrigin])
  const from = (origin: string) =>
    app.call('POST', '/sessions', { token: null, json: { site: app.site }, headers: { origin } })
  expect((await from('https://palm.example')).status).toBe(201)
  expect((await from('https://other.example')).status).toBe(403)
})

test.each([
  ['http://palm.example'],
  ['https://palm.example/tours'],
  ['https://mira:secret@palm.example'],
  ['javascript:alert(1)'],
  ['ftp://localhost'],
  ['https//palm.example'],
  ['*'],
  ['https://*.palm.example'],
  ['https://palm.example/?a'],
  ['https://palm.example/#a'],
  ['https://palm.example:99999'],
  ['https://[2001:db8::1]'],
])('%s is no origin', async origin => {
  expect(await wrong({ origins: [origin] })).toEqual(['origins'])
})

test('what an owner writes is kept trimmed, each once, and without what says nothing', async () => {
  const { as, site } = await startDesk()
  const diet = { slot: ' diet ', kind: 'choice', required: false, label: ' Diet? ', help: ' Any. ' }
  const { body } = await as('PATCH', site, {
    revision: 1,
    theme: { accent: '#AABBCC' },
    destinations: [' Goa ', 'Bali', 'goa', 'bali', 'BALI', ' '],
    texts: { greeting: ' Hi ', send: ' ' },
    questions: [
      { ...questions[0], label: ' ', help: ' ', options: [] },
      questions[1],
      { ...diet, options: [' Vegan', '', 'Halal ', ' '] },
    ],
  })
  expect(body.site).toMatchObject({
    theme: { accent: '#aabbcc' },
    destinations: ['Goa', 'Bali'],
    texts: { greeting: ' Hi ' },
  })
  expect(body.site.questions).toEqual([
    ...questions,
    { ...diet, slot: 'diet', label: 'Diet?', help: 'Any.', options: ['Vegan', 'Halal'] },
  ])
  expect(Object.keys(body.site.texts)).toEqual(['greeting'])
  expect(body.site).not.toHaveProperty('earlier_forms')
  expect((await as('GET', '/sites')).body.sites).toEqual([body.site])
})

test.each([
  ['a brand of blanks', { brand: '  ' }, ['brand']],
  ['a brand without end', { brand: 'a'.repeat(61) }, ['brand']],
  ['a colour by name', { theme: { accent: 'red' } }, ['theme.accent']],
  ['a colour with more in it', { theme: { accent: '#fff;}' } }, ['theme.accent']],
  ['a long destination', { destinations: ['x'.repeat(51)] }, ['destinations.0']],
  ['too many destinations', { destinations: Array(501).fill('x') }, ['destinations']],
  ['too many origins', { origins: Array(51).fill('palm.example') }, ['origins']],
  ['too many questions', { questions: Array(41).fill(questions[0]) }, ['questions']],
  ['a colour of four digits', { theme: { accent: '#abcd' } }, ['theme.accent']],
  ['an unknown text', { texts: { grating: 'Hi' } }, ['texts.grating']],
  ['a text without end', { texts: { greeting: 'x'.repeat(501) } }, ['texts.greeting']],
  ['a text of two lines', { texts: { greeting: 'Hi\nthere' } }, ['texts.greeting']],
  ['a text with a sign that nobody sees', { texts: { send: 'a\0' } }, ['texts.send']],
  ['an unknown language', { languages: ['xx'] }, ['languages.0']],
  ['a language twice', { languages: ['en', 'en'] }, ['languages']],
  ['another key', { key: 'mine' }, ['key']],
  ['a name that every object has', { toString: 1 }, ['toString']],
  ['no form at all', { questions: [] }, ['questions']],
  ['an origin without end', { origins: [`https://${'a'.repeat(293)}`] }, ['origins.0']],
  ['a theme without its colour', { theme: {} }, ['theme.accent']],
  ['a theme with more in it', { theme: { accent: '#fff', font: 'Inter' } }, ['theme.font']],
])('%s is refused by field', async (_, edit, fields) => {
  expect(await wrong(edit)).toEqual(fields)
})

test.each([
  [{ brand: 7 }, 'brand'],
  [{ origins: 'https://palm.example' }, 'origins'],
  [{ origins: [7] }, 'origins.0'],
  [{ theme: '#fff' }, 'theme'],
  [{ theme: { accent: 7 } }, 'theme.accent'],
  [{ destinations: 'Goa' }, 'destinations'],
  [{ destinations: [7] }, 'destinations.0'],
  [{ texts: ['Hi'] }, 'texts'],
  [{ texts: { greeting: 7 } }, 'texts.greeting'],
  [{ languages: 'en' }, 'languages'],
  [{ languages: [7] }, 'languages.0'],
  [{ questions: 'name' }, 'questions'],
  [{ questions: ['name'] }, 'questions.0'],
])('%j is of another kind than a site has it, and is refused at its place', async (edit, place) => {
  expect(await wrong(edit)).toEqual([place])
})

test('as much of everything as a site may have is kept', async () => {
  const { as, site } = await startDesk()
  const many = <T>(count: number, made: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => made(n))
  const largest = {
    slot: 's'.repeat(60),
    kind: 'choices',
    required: false,
    label: 'l'.repeat(200),
    help: 'h'.repeat(300),
    options: many(20, n => `${n}`.padEnd(60, 'o')),
  }
  const edit = {
    brand: 'b'.repeat(60),
    origins: many(50, n => `https://${n}.example`),
    destinations: many(500, n => `${n}`.padEnd(n === 0 ? 50 : 3, 'd')),
    texts: { greeting: 't'.repeat(500) },
    questions: [
      ...questions,
      largest,
      ...many(37, n => ({
        slot: `s${n}`,
        kind: 'text',
        required: false,
        label: 'l',
        max_length: n === 0 ? 500 : 1,
      })),
    ],
  }
  const { status, body } = await as('PATCH', site, { revision: 1, ...edit })
  expect(status).toBe(200)
  expect(body.site).toMatchObject(edit)
})

test('every kind of question may be asked, and every field of a request asked for', async () => {
  const { as, site } = await startDesk()
  const all: Question[] = [
    ...everyKind,
    { slot: 'no_of_days', kind: 'number', required: false },
    { slot: 'no_of_children', kind: 'number', required: false },
    { slot: 'comments', kind: 'long_text', required: false },
    { slot: 'reference_id', kind: 'text', required: false },
  ]
  const { status, body } = await as('PATCH', site, { revision: 1, questions: all })
  expect([status, body.errors]).toEqual([200, undefined])
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(9)
})

test('what is wrong with a site is said in words', async () => {
  const { as, site } = await startDesk()
  const foreign = ['*.example', 'http://palm.example']
  const edit = { brand: ' ', origins: ['palm.example', ...foreign], texts: { send: 'a\nb' } }
  const { body } = await as('PATCH', site, { revision: 1, ...edit })
  expect(body.errors).toEqual({
    brand: ['is required'],
    origins: foreign.map(
      origin =>
        `${origin} is not an origin such as https://www.example.com; only localhost may do without https`,
    ),
    'texts.send': ['must be one line'],
  })
  const origins = foreign.map(origin => ({ code: 'not_an_origin', origin }))
  expect(body.reasons).toEqual({ brand: [{ code: 'required' }], origins })
})

test.each([
  [{ slot: 'email', kind: 'text', required: false }, 'kind'],
  [{ slot: 'name', kind: 'text', required: true }, 'slot'],
  [{ slot: '__proto__', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'toString', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'bellhop_source', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'children_ages', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'start_date_words', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'client_request_uid', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'custom_fields', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'consent', kind: 'yes_no', required: false, label: 'Why?' }, 'slot'],
  [{ slot: ' ', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'a\0', kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'diet', required: false, label: 'Why?' }, 'kind'],
  [{ slot: 'diet', kind: 'text', label: 'Why?' }, 'required'],
  [{ slot: 7, kind: 'text', required: false, label: 'Why?' }, 'slot'],
  [{ slot: 'diet', kind: 'text', required: 'no', label: 'Why?' }, 'required'],
  [{ slot: 'diet', kind: 'text', required: false, label: 7 }, 'label'],
  [{ slot: 'diet', kind: 'text', required: false, label: 'Why?', help: 7 }, 'help'],
  [{ slot: 'diet', kind: 'choice', required: false, label: '?', options: 'a' }, 'options'],
  [{ slot: 'diet', kind: 'choice', required: false, label: '?', options: [1] }, 'options.0'],
  [{ slot: 'diet', kind: 'text', required: false }, 'label'],
  [{ slot: 'diet', kind: 'text', required: false, label: 'a\nb' }, 'label'],
  [{ slot: 'diet', kind: 'text', required: false, label: 'a', help: 'a\nb' }, 'help'],
  [{ slot: 'diet', kind: 'regex', required: false, label: 'Why?' }, 'kind'],
  [{ slot: 'diet', kind: 'text', required: false, label: 'Why?', pattern: '(a+)+' }, 'pattern'],
  [{ slot: 'diet', kind: 'choice', required: false, label: 'Which?' }, 'options'],
  [{ slot: 'diet', kind: 'choice', required: false, label: '?', options: ['a'] }, 'options'],
  [{ slot: 'diet', kind: 'choices', required: false, label: '?', options: ['a', 'A '] }, 'options'],
  [{ slot: 'diet', kind: 'choice', required: false, label: '?', options: ['a', ''] }, 'options'],
  [{ slot: 'diet', kind: 'text', required: false, label: '?', options: ['a\nb'] }, 'options'],
  [{ slot: 'diet', kind: 'yes_no', required: false, label: '?', options: ['a', 'b'] }, 'options'],
  [{ slot: 'n', kind: 'number', required: false, label: '?', options: ['1', 'two'] }, 'options'],
  [{ slot: 'n', kind: 'number', required: false, label: '?', minimum: 2, maximum: 1 }, 'maximum'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', minimum: 1 }, 'minimum'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', maximum: 1 }, 'maximum'],
  [{ slot: 'n', kind: 'number', required: false, label: '?', max_length: 9 }, 'max_length'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', max_length: 501 }, 'max_length'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', max_length: 0 }, 'max_length'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', max_length: 1.5 }, 'max_length'],
  [{ slot: 'n', kind: 'number', required: false, label: '?', minimum: '1' }, 'minimum'],
  [{ slot: 'n', kind: 'number', required: false, label: '?', maximum: '1' }, 'maximum'],
  [{ slot: 'n'.repeat(61), kind: 'text', required: false, label: '?' }, 'slot'],
  [{ slot: 'n', kind: 'text', required: false, label: '?'.repeat(201) }, 'label'],
  [{ slot: 'n', kind: 'text', required: false, label: '?', help: '?'.repeat(301) }, 'help'],
  [
    { slot: 'n', kind: 'text', required: false, label: '?', options: Array(21).fill('a') },
    'options',
  ],
  [
    { slot: 'n', kind: 'text', label: '?', required: false, options: ['a'.repeat(61)] },
    'options.0',
  ],
])('the question %j is refused', async (question, part) => {
  expect(await wrong({ questions: [...questions, question] })).toEqual([`questions.2.${part}`])
})

test('programs are told by codes what is wrong with a site', async () => {
  const { as } = await startDesk()
  const { body } = await as('POST', '/sites', { theme: { accent: 'red' }, languages: ['xx'] })
  expect(body.reasons).toMatchObject({
    brand: [{ code: 'required' }],
    'theme.accent': [{ code: 'not_a_colour' }],
    'languages.0': [{ code: 'not_one_of' }],
  })
})

test('a change without the revision it is of is refused by field', async () => {
  const { as, site } = await startDesk()
  for (const revision of [undefined, 0, 1.5, '1']) {
    const { status, body } = await as('PATCH', site, { revision, brand: 'Palm' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['revision']])
  }
})

test('name and phone number stay, and stay required', async () => {
  const phone = { slot: 'phone_number', kind: 'phone', required: false }
  expect(await wrong({ questions: [phone] })).toEqual(['questions', 'questions.0.required'])
})

test('a site is removed with its access tokens and sessions, its leads stay, and the last one cannot go', async () => {
  const { app, as, site } = await startDesk()
  await app.call('POST', '/trip-plan-requests', { json: request() })
  const token = await startSession(app)
  expect((await as('DELETE', site)).status).toBe(409)
  const { body } = await as('POST', '/sites', { brand: 'Palm' })
  const newToken = async (key: string) =>
    (await as('POST', '/access-tokens', { site: key, name: 'CRM', scopes: ['intake'] })).body.token
  const [gone, other] = [await newToken(app.site), await newToken(body.site.key)]
  expect((await as('DELETE', site)).status).toBe(204)
  expect((await as('GET', site)).status).toBe(404)
  expect((await app.call('GET', `/forms/${app.site}`, { token: null })).status).toBe(404)
  expect((await app.call('GET', '/ping', { token: gone })).status).toBe(401)
  expect((await app.call('GET', '/ping', { token: other })).status).toBe(200)
  expect((await app.call('POST', '/trip-plan-requests', { token, json: {} })).status).toBe(401)
  expect(await app.leads()).toMatchObject([{ site: app.site }])
  expect((await as('DELETE', `/sites/${body.site.key}`)).status).toBe(409)
})

const attempts = [
  ['GET', '/sites', undefined],
  ['GET', '/sites/KEY', undefined],
  ['POST', '/sites', { brand: 'Palm' }],
  ['PATCH', '/sites/KEY', { revision: 1, brand: 'Palm' }],
  ['DELETE', '/sites/KEY', undefined],
  ['POST', '/site-preview', { brand: 'Palm' }],
] as const

test.each(attempts)('%s %s: nobody 401, tokens 403, other sites’ pages 401', async (...attempt) => {
  const { app } = await startDesk()
  const [method, path, json] = [attempt[0], attempt[1].replace('KEY', app.site), attempt[2]]
  expect((await app.call(method, path, { token: null, json })).status).toBe(401)
  expect((await app.call(method, path, { json })).status).toBe(403)
  const headers = { ...(await operatorHeaders(app)), 'sec-fetch-site': 'cross-site' }
  expect((await app.call(method, path, { token: null, json, headers })).status).toBe(401)
})

test.each(attempts)('%s %s: agents look and do not touch', async (...attempt) => {
  const { app, as } = await startDesk()
  await makeAgent(app)
  const { status } = await as(attempt[0], attempt[1].replace('KEY', app.site), attempt[2])
  expect(status).toBe(attempt[0] === 'GET' ? 200 : 403)
})

test('a preview is the form that guests would get, and is kept nowhere', async () => {
  const { app, as } = await startDesk()
  const diet = { slot: 'diet', kind: 'text', required: false, label: 'Any diet?' }
  const draft = { brand: 'Palm', questions: [...questions, diet] }
  const { status, body } = await as('POST', '/site-preview', draft)
  expect(status).toBe(200)
  expect(body.form).toMatchObject(draft)
  expect((await fetch(app.origin + body.form.validators)).status).toBe(200)
  expect((await as('GET', '/sites')).body.sites).toHaveLength(1)
})

test('a preview’s validators are those of the form, on every process of the installation', async () => {
  const { app, as } = await startDesk()
  const elsewhere = await startApp({ store: app.store })
  const meals = { slot: 'meals', kind: 'choice', required: true, label: '?', options: ['1', '2'] }
  const tours = { ...meals, slot: 'tours', kind: 'choices' }
  const draft = { brand: 'Palm', questions: [...questions, meals, tours] }
  const { validators } = (await as('POST', '/site-preview', draft)).body.form
  const there = await fetch(elsewhere.origin + validators)
  expect(there.status).toBe(200)
  expect(await there.text()).toBe(await (await fetch(app.origin + validators)).text())
  const [path, sealed] = validators.split('?questions=')
  const touched = [
    path,
    `${path}?questions=`,
    `${path}?questions=${sealed.slice(0, -1)}`,
    `${path}?questions=x${sealed}`,
    validators.replace(/\w{16}-/, '0123456789abcdef-'),
  ]
  // A third process: the second knows by now what it was shown.
  const third = await startApp({ store: app.store })
  for (const each of touched) expect((await fetch(third.origin + each)).status, each).toBe(404)
})

test('a form too long for an address is previewed by the process that was shown it', async () => {
  const { app, as } = await startDesk()
  const long = Array.from({ length: 20 }, (_, slot) => ({
    slot: `s${slot}`,
    kind: 'choice',
    required: false,
    label: '?',
    options: Array.from({ length: 20 }, () => randomBytes(20).toString('hex')),
  }))
  const draft = { brand: 'Palm', questions: [...questions, ...long] }
  const { validators } = (await as('POST', '/site-preview', draft)).body.form
  expect(validators).not.toContain('?')
  expect((await fetch(app.origin + validators)).status).toBe(200)
})

test('the plain form asks the site’s questions, with markup of an operator’s as text', async () => {
  const { as, site } = await startDesk()
  const diet = {
    slot: 'diet',
    kind: 'choice',
    required: true,
    label: '<b>?',
    options: ['"a"', 'b'],
  }
  const { body } = await as('PATCH', site, { revision: 1, questions: [...questions, diet] })
  expect(body.snippets.form).toContain('&lt;b&gt;? <select name="diet" required>')
  expect(body.snippets.form).toContain('<option>&quot;a&quot;</option>')
})

test('the plain form has a field for each question, as its kind and its limits have it', async () => {
  const app = await startApp()
  await ask(app, [
    ...everyKind,
    { slot: 'comments', kind: 'long_text', required: false },
    { slot: 'my "own"', kind: 'text', required: false, label: 'Why?', max_length: 9 },
    { slot: 'no_of_days', kind: 'number', required: false, options: ['3', '7'] },
  ])
  const headers = await operatorHeaders(app)
  const { body } = await app.call('GET', `/sites/${app.site}`, { token: null, headers })
  for (const field of [
    'Name <input name="name" required maxlength="191" />',
    'Phone <input name="phone_number" required type="tel" maxlength="191" />',
    'Adults <input name="no_of_adults" required type="number" min="1" max="12" />',
    'Where to? <input name="destination" maxlength="20" />',
    'From <input name="start_date" required type="date" />',
    'Any wishes? <textarea name="wishes" maxlength="500"></textarea>',
    'Anything else? <textarea name="comments" maxlength="500"></textarea>',
    '<select name="visa" required><option></option><option>Yes</option><option>No</option></select>',
    '<select name="class"><option></option><option>Spa</option>',
    '<legend>Which?</legend><label><input type="checkbox" name="a/b~c &quot;d&quot;" value="a" /> a',
    'Why? <input name="my &quot;own&quot;" maxlength="9" />',
    // What is offered there is not all that may be said.
    'Days <input name="no_of_days" type="number" min="1" />',
    '<p hidden><input name="bellhop_website" tabindex="-1"',
  ])
    expect(body.snippets.form).toContain(field)
  expect(body.snippets.form).toMatch(
    /^<noscript>\s+<form method="post" [^]*<button>Send<\/button>\s+<\/form>\s+<\/noscript>$/,
  )
})

test('what a site may word and speak is what the widget has', () => {
  expect(siteTextNames.filter(name => !(name in texts))).toEqual([])
  const files = readdirSync(`${root}widget/locales`).map(file => file.replace('.ts', ''))
  expect(widgetLanguages.map(textsOf).toSorted()).toEqual(files.toSorted())
})
