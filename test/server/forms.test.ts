import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fieldNames } from '../../shared/trip-plan-request.ts'
import { servedForm } from '../support/form.ts'
import { operatorHeaders } from '../support/operator.ts'
import { startApp } from '../support/start-app.ts'

test('a site’s form is public, and a key under which no session begins has none', async () => {
  const app = await startApp()
  const { form } = await servedForm(app)
  expect(form.site).toBe(app.site)
  for (const site of ['nope', `${app.site}/`]) {
    const call = { token: null, json: { site } }
    expect((await app.call('POST', '/sessions', call)).status).toBe(422)
    expect((await app.call('GET', `/forms/${site}`, { token: null })).status).toBe(404)
  }
})

test('the first form asks for all that a request has a name for, but what is its sender’s', async () => {
  const app = await startApp()
  const { questions } = (await servedForm(app)).form
  const sendersOwn = ['client_request_uid', 'reference_id']
  expect(questions.map(({ slot }) => slot).toSorted()).toEqual(
    fieldNames.filter(name => !sendersOwn.includes(name)).toSorted(),
  )
  const required = questions.filter(question => question.required)
  expect(required.map(({ slot }) => slot)).toEqual(['name', 'phone_number'])
  // An operator may save it as it is.
  const call = {
    token: null,
    headers: await operatorHeaders(app),
    json: { revision: 1, questions },
  }
  expect((await app.call('PATCH', `/sites/${app.site}`, call)).status).toBe(200)
})

test('the validators are an immutable module that any page may import, without eval or require', async () => {
  const app = await startApp()
  const { form, source, validators } = await servedForm(app)
  const { headers } = await fetch(app.origin + form.validators)
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(source).not.toMatch(/\beval\b|new Function|require\(/)
  expect(Object.keys(validators)).toEqual(form.questions.map(({ slot }) => slot))
})

test('the validators have the address of what they say: nobody keeps those of earlier rules', async () => {
  const app = await startApp()
  const { form, source } = await servedForm(app)
  const digest = hash('sha256', source).slice(0, 16)
  expect(form.validators).toBe(`/widget/forms/${form.hash}-${digest}.js`)
  const earlier = await fetch(app.origin + form.validators.replace(digest, '0123456789abcdef'))
  expect(await earlier.text()).toBe(source)
  expect(earlier.headers.get('cache-control')).toBe('no-store')
})

test('the validators of the first form take a guest 1.2 kB, and whoever cannot unpack gets them plain', async () => {
  const app = await startApp()
  const { form, source } = await servedForm(app)
  const get = (codings: string) =>
    fetch(app.origin + form.validators, { headers: { 'accept-encoding': codings } })
  const packed = await get('gzip, deflate, br')
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(Number(packed.headers.get('content-length'))).toBeLessThanOrEqual(1200)
  expect(await packed.text()).toBe(source)
  const plain = await get('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(source)
})
