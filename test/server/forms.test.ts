import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../server/refusal.ts'
import { validateDraft } from '../../server/validate.ts'
import type { Form } from '../../shared/form.ts'
import { request, startApp, type App } from '../support/start-app.ts'

type Validators = Record<string, (value: unknown) => boolean>

async function served(app: App): Promise<{ form: Form; validators: Validators; source: string }> {
  const { body: form } = await app.call('GET', `/forms/${app.site}`, { token: null })
  const source = await (await fetch(app.origin + form.validators)).text()
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return { form, validators: module.default, source }
}

test('a site’s form is public, and an unknown site has none', async () => {
  const app = await startApp()
  const { form } = await served(app)
  expect(form.questions.map(({ slot }) => slot)).toContain('start_date')
  expect((await app.call('GET', '/forms/nope', { token: null })).status).toBe(404)
})

test('the validators are an immutable module that any page may import, without eval or require', async () => {
  const app = await startApp()
  const { form, source, validators } = await served(app)
  const { headers } = await fetch(app.origin + form.validators)
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(source).not.toMatch(/\beval\b|new Function|require\(/)
  expect(Object.keys(validators)).toEqual(form.questions.map(({ slot }) => slot))
})

const date = fc
  .tuple(
    fc.integer({ min: 0, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  .map(([year, month, day]) =>
    [
      String(year).padStart(4, '0'),
      String(month).padStart(2, '0'),
      String(day).padStart(2, '0'),
    ].join('-'),
  )
const email = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[a-zA-Z0-9.+@_-]{1,40}$/),
  fc.constantFrom('a@b', 'a@b.c', '@b.c', 'a@.c', 'a b@c.d', 'ä@ü.de', 'a@b..c'),
)
const value = fc.oneof(
  date,
  email,
  fc.double(),
  fc.integer({ min: -2, max: 40 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 30, max: 510 }).map(length => '🏝'.repeat(length)),
  fc.constantFrom(null, true, '', [], {}),
)

test('the widget’s verdict on an answer is the server’s', async () => {
  const app = await startApp()
  const { form, validators } = await served(app)
  fc.assert(
    fc.property(fc.constantFrom(...form.questions), value, ({ slot, required }, answer) => {
      const expected = answer === null && required ? false : accepted({ [slot]: answer })
      expect(validators[slot]!(answer)).toBe(expected)
    }),
    { numRuns: 4000 },
  )
})

function accepted(input: Record<string, unknown>): boolean {
  try {
    validateDraft(input as never)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

test('the OpenAPI document tells of every route and of the schema’s own limits', async () => {
  const app = await startApp()
  const { body } = await app.call('GET', '/openapi.json', { token: null })
  expect(body.openapi).toMatch(/^3\.1/)
  expect(body.components.schemas.TripPlanRequest.properties.destination.maxLength).toBe(50)
  for (const [path, operations] of Object.entries<object>(body.paths))
    for (const method of Object.keys(operations)) {
      const answer = await app.call(method.toUpperCase(), path.replaceAll(/[{}]/g, '_'), {
        json: method === 'get' ? undefined : request(),
      })
      expect(answer.status, `${method} ${path}`).not.toBe(405)
      if (!path.includes('{')) expect(answer.status, `${method} ${path}`).not.toBe(404)
    }
})
