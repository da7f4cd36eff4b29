import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from '../../server/normalise.ts'
import { parseForm } from '../../server/body/parse-form.ts'
import { parseJson } from '../../server/body/parse-json.ts'
import { seed } from '../support/seed.ts'
import { request, startApp } from '../support/start-app.ts'

fc.configureGlobal({ seed })

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const textual = fc.dictionary(
  fc.oneof(text, fc.constantFrom('name', 'no_of_days', 'comments', '__proto__')),
  fc.oneof(text, fc.constantFrom(' 7 ', '007', '1.5', '0x10', '', ' ')),
  { maxKeys: 8, noNullPrototype: false },
)

const encode = (input: Record<string, string>) =>
  Object.entries(input)
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&')

test('textual values mean the same in a query, a form and JSON', () => {
  fc.assert(
    fc.property(textual, input => {
      const fromForm = normalise(parseForm(encode(input)))
      const fromJson = normalise(parseJson(JSON.stringify(input)))
      expect(fromForm).toEqual(fromJson)
      expect(Object.keys(fromForm)).toEqual(Object.keys(fromJson))
    }),
  )
})

test('normalising twice is normalising once', () => {
  fc.assert(
    fc.property(textual, input => {
      const once = normalise(parseForm(encode(input)))
      expect(normalise(once)).toEqual(once)
    }),
  )
})

test.each([
  ['no_of_days', ' 7 ', 7],
  ['no_of_days', '+7', 7],
  ['no_of_days', '007', 7],
  ['no_of_days', '1.5', 1.5],
  ['no_of_days', '', null],
  ['no_of_days', '0x10', '0x10'],
  ['no_of_days', '1e3', '1e3'],
  ['no_of_days', 'Infinity', 'Infinity'],
  ['no_of_days', '٧', '٧'],
  ['phone_number', 919845012345, '919845012345'],
  ['phone_number', Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ['phone_number', 2 ** 53, 2 ** 53],
  ['phone_number', -(2 ** 53), -(2 ** 53)],
  ['phone_number', 1e21, 1e21],
  ['phone_number', 1e-7, 1e-7],
  ['name', '  Asha ', 'Asha'],
  ['email', '   ', null],
  ['name', '\u200b\u2060\ufeff', null],
  ['name', '\0 \u3164\u2800', null],
  ['name', 'A\u200d\0', 'A\u200d\0'],
  ['name', true, true],
])('%s %j is read as %j', (field, value, expected) => {
  expect(normalise({ [field]: value })[field]).toBe(expected)
})

test('custom fields stay as they came', () => {
  const input = { a: ' x ', b: '', c: '7', d: null, e: [' y '] }
  expect({ ...normalise(input) }).toEqual(input)
})

test('a name without a value is a field that is empty, and blanks are no body', async () => {
  const app = await startApp()
  await app.call('POST', '/trip-plan-requests', { form: 'name=Asha&phone_number=1&vip&' })
  expect((await app.leads())[0]!.custom_fields).toEqual({ vip: '' })
  const blanks = { body: ' ', headers: { 'content-type': 'application/json' } }
  const query = '/trip-plan-requests?name=Asha&phone_number=1'
  expect((await app.call('POST', query, blanks)).status).toBe(201)
})

test('the same request three ways makes three equal leads', async () => {
  const app = await startApp()
  const fields = request({ no_of_days: '7', destination: ' Goa ', email: '', note: ' as is ' })
  const form = encode(fields as Record<string, string>)
  await app.call('POST', '/trip-plan-requests', { json: fields })
  await app.call('POST', '/trip-plan-requests', { form })
  await app.call('POST', `/trip-plan-requests?${form}`)
  const [first, ...others] = await app.leads()
  expect(others).toHaveLength(2)
  for (const lead of others) {
    expect(lead.fields).toEqual(first!.fields)
    expect(lead.custom_fields).toEqual(first!.custom_fields)
  }
})
