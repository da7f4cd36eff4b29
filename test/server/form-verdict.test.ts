import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from '../../server/normalise.ts'
import { formField, type Question } from '../../shared/form.ts'
import type { Json } from '../../shared/json.ts'
import { ask, everyKind, servedForm } from '../support/form.ts'
import { operatorHeaders } from '../support/operator.ts'
import { addOtherSite, otherSite } from '../support/other-site.ts'
import { seed } from '../support/seed.ts'
import { allowedOrigin, request, startApp, startSession, type App } from '../support/start-app.ts'

const days = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.nat(13), fc.nat(32))
  .map(parts => parts.map((part, at) => String(part).padStart(at ? 2 : 4, '0')).join('-'))
const emails = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[a-zA-Z0-9.+@_-]{1,40}$/),
  fc.constantFrom('a@b', 'a@b.c', '@b.c', 'a@.c', 'a b@c.d', 'ä@ü.de', 'a@b..c'),
)
const option = fc.constantFrom('Spa', 'spa', 'Été', '3', 'a', 'b', 'c', 'd')
const value = fc.oneof(
  days,
  emails,
  option,
  fc.array(option, { maxLength: 4 }),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -2, max: 6000 }),
  fc.stringMatching(/^[+\d ()x-]{0,20}$/),
  // Both sides get it as JSON, where half a character is none.
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer({ min: 5, max: 510 }).map(length => '🏝'.repeat(length)),
  fc.constantFrom(null, '', 'true', 0, {}, [[]], [null]),
)
const answers = fc.record(Object.fromEntries(everyKind.map(({ slot }) => [slot, value])), {
  requiredKeys: [],
})

test('the widget’s module and the server agree on 2,500 generated answers, over HTTP', async () => {
  const app = await startApp()
  await ask(app, everyKind)
  const { form, validators } = await servedForm(app)
  const token = await startSession(app)
  let [judged, sent] = [0, 0]
  const property = fc.asyncProperty(answers, async given => {
    const json = { ...given, [formField]: form.hash }
    const { status, body } = await app.call('PUT', `/drafts/${sent++}`, { token, json })
    const refused = status === 422 ? Object.keys(body.errors) : []
    for (const [slot, answer] of Object.entries(given)) {
      // Trimmed and read as the contract has it, before either side judges.
      const value = normalise({ [slot]: answer as Json })[slot]
      // A draft requires nothing: of what the guest has not answered there is no verdict.
      if (value === null) continue
      judged++
      const isRight = validators[slot]!(value)
      expect(refused.includes(slot), `${slot} ${JSON.stringify(answer)}`).toBe(!isRight)
    }
  })
  await fc.assert(property, { numRuns: 400, seed })
  expect(judged).toBeGreaterThan(2500)
})

const diet: Question = { slot: 'diet', kind: 'choice', required: true, label: 'Diet?', options: [] }
const asking = (...options: string[]): Question[] => [
  ...everyKind.slice(0, 2),
  { ...diet, options },
]

async function startGuest(app: App) {
  const token = await startSession(app)
  let sent = 0
  return (json: object) => {
    const body = { ...request({ client_request_uid: `uid-${sent++}` }), ...json }
    return app.call('POST', '/trip-plan-requests', { token, json: body })
  }
}

async function change(app: App, questions: Question[]) {
  const headers = await operatorHeaders(app)
  const { revision } = app.store.desk.read().sites[0]!
  const json = { revision, questions }
  expect(
    (await app.call('PATCH', `/sites/${app.site}`, { token: null, headers, json })).status,
  ).toBe(200)
}

test('a guest’s answer to an added question is refused by field, and so is one that is missing', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  const { form } = await servedForm(app)
  const send = await startGuest(app)
  const answered = (parts: object) => send({ ...parts, [formField]: form.hash })
  expect(await answered({ diet: 'Steak' })).toMatchObject({
    status: 422,
    body: { code: 'invalid', errors: { diet: ['must be one of the options'] } },
  })
  expect((await answered({})).body.errors).toEqual({ diet: ['is required'] })
  expect((await answered({ diet: 'Vegan' })).status).toBe(201)
  expect(await app.leads()).toMatchObject([{ custom_fields: { diet: 'Vegan' } }])
  expect(Object.keys((await app.leads())[0]!.custom_fields)).toEqual(['diet'])
})

test('of thirty thousand wrong options the guest is told once', async () => {
  const app = await startApp()
  await ask(app, everyKind)
  const { form } = await servedForm(app)
  const json = { 'a/b~c "d"': Array(30_000).fill(0), [formField]: form.hash }
  const token = await startSession(app)
  const { body } = await app.call('PUT', '/drafts/one', { token, json })
  expect(body.errors).toEqual({ 'a/b~c "d"': ['must be a string'] })
})

test('of a list one or more are chosen, each once; a smallest number may be the largest too; a phone has five digits, and an e-mail address is one', async () => {
  const app = await startApp()
  const part = { required: false, label: 'Which?' }
  await change(app, [
    ...everyKind.slice(0, 2),
    { ...part, slot: 'tours', kind: 'choices', options: ['Spa', 'Safari'] },
    { ...part, slot: 'rooms', kind: 'number', minimum: 1, maximum: 1 },
    { ...part, slot: 'hotel', kind: 'phone' },
    { ...part, slot: 'other', kind: 'email' },
  ])
  const { form } = await servedForm(app)
  const send = await startGuest(app)
  const statusOf = async (parts: object) =>
    (await send({ ...parts, [formField]: form.hash })).status
  for (const tours of [[], ['Spa', 'Spa'], ['Golf'], 'Spa'])
    expect(await statusOf({ tours })).toBe(422)
  expect(await statusOf({ tours: ['Safari', 'Spa'], rooms: 1 })).toBe(201)
  expect(await statusOf({ rooms: 2 })).toBe(422)
  expect(await statusOf({ hotel: '123 45' })).toBe(201)
  for (const hotel of ['12 34', '1'.repeat(192)]) expect(await statusOf({ hotel })).toBe(422)
  for (const other of ['asha at palm', `${'a'.repeat(180)}@example.com`])
    expect(await statusOf({ other })).toBe(422)
})

test('a draft’s answers are checked one by one, and none is required', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  const { form } = await servedForm(app)
  const token = await startSession(app)
  const put = (json: object) =>
    app.call('PUT', '/drafts/one', { token, json: { ...json, [formField]: form.hash } })
  expect((await put({ email: 'asha@example.com' })).status).toBe(200)
  expect((await put({ diet: 'Steak' })).body.errors).toEqual({
    diet: ['must be one of the options'],
  })
})

test('a changed form leaves conversations under way their own module and their own verdict', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  const { form: seen } = await servedForm(app)
  await change(app, asking('None', 'Vegan'))
  const { form: now } = await servedForm(app)
  expect(now.hash).not.toBe(seen.hash)
  const send = await startGuest(app)
  expect((await send({ diet: 'Halal', [formField]: seen.hash })).status).toBe(201)
  expect((await send({ diet: 'Halal', [formField]: now.hash })).status).toBe(422)
  expect((await fetch(app.origin + seen.validators)).status).toBe(200)
  const later = await startApp({ store: app.store })
  expect((await fetch(later.origin + seen.validators)).status).toBe(200)
})

test('a form that was replaced a month ago is forgotten, and then only the contract judges', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  const { form: seen } = await servedForm(app)
  await change(app, asking('None', 'Vegan'))
  app.clock.advance(31 * 24 * 60 * 60_000)
  await change(app, asking('None', 'Halal'))
  const send = await startGuest(app)
  expect((await send({ diet: 'Steak', [formField]: seen.hash })).status).toBe(201)
  expect((await send({ diet: 'Steak', [formField]: 'unknown' })).status).toBe(201)
  expect((await send({ diet: 'Steak', [formField]: ['x'] })).status).toBe(201)
})

test('the last fifty forms that were replaced are remembered; one that is saved as it was replaces none', async () => {
  const app = await startApp()
  const addresses: string[] = []
  for (let n = 0; n <= 51; n++) {
    for (const _time of ['changed', 'as it was']) await change(app, asking('Vegan', `${n}`))
    const { body } = await app.call('GET', `/forms/${app.site}`, { token: null })
    addresses.push(body.validators)
  }
  const statuses = addresses.map(async path => (await fetch(app.origin + path)).status)
  expect(await Promise.all(statuses)).toEqual([404, ...Array(51).fill(200)])
})

test('each site’s guests are judged by a form of their own site, and by no other', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  await addOtherSite(app, { origins: [allowedOrigin], questions: asking('None', 'Vegan') })
  const answerAt = async (site: string, form: string) => {
    const call = { json: { site }, headers: { origin: allowedOrigin }, token: null }
    const token = (await app.call('POST', '/sessions', call)).body.access_token
    const { hash } = (await app.call('GET', `/forms/${form}`, { token: null })).body
    const json = request({ diet: 'Halal', [formField]: hash })
    return (await app.call('POST', '/trip-plan-requests', { token, json })).status
  }
  expect(await answerAt(app.site, app.site)).toBe(201)
  expect(await answerAt(otherSite, otherSite)).toBe(422)
  expect(await answerAt(app.site, otherSite)).toBe(201)
})

test('an integrator’s custom fields are never judged, not even by the name of a form', async () => {
  const app = await startApp()
  await change(app, asking('Vegan', 'Halal'))
  const { form } = await servedForm(app)
  const json = request({ diet: { any: 'thing' }, [formField]: form.hash })
  expect((await app.call('POST', '/trip-plan-requests', { json })).status).toBe(201)
  expect((await app.leads())[0]!.custom_fields).toEqual({
    diet: { any: 'thing' },
    [formField]: form.hash,
  })
})
