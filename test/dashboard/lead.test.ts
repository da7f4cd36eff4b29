import { expect, test } from 'vitest'
import type { Json } from '../../shared/json.ts'
import type { Change, Lead } from '../../shared/lead.ts'
import { bytesText } from '../../dashboard/format/bytes.ts'
import { fieldError } from '../../dashboard/format/field-error.ts'
import { durationText } from '../../dashboard/format/time.ts'
import { clockOf, firstReply } from '../../dashboard/lead/clock.ts'
import { draftOf, editKind, editOf, valueAt, valueOf } from '../../dashboard/lead/edit-value.ts'
import { stoppedAt } from '../../dashboard/lead/stopped-at.ts'
import { filterOf } from '../../dashboard/transfer/filter.ts'
import { defaultQuestions } from '../../shared/form.ts'

const at = (time: string) => `2026-11-21T${time}:00.000Z`

const leadOf = (parts: Partial<Lead>): Lead => ({
  id: 'a',
  reference: 'AB12CD34',
  site: 'demo',
  session: null,
  client_request_uid: null,
  state: 'new',
  revision: 1,
  fields: {},
  custom_fields: {},
  suggestions: [],
  history: [],
  notes: [],
  owner: null,
  guest: null,
  unread: false,
  source: { channel: 'api' },
  received_at: at('08:00'),
  updated_at: at('08:00'),
  ...parts,
})

const moved = (to: string, time: string, revision: number): Change => ({
  revision,
  part: 'state',
  field: 'state',
  from: '',
  to,
  at: at(time),
  by: 'operator:o',
})

test.each([
  [{}, '09:59', { is: 'waiting', long: false }],
  [{}, '10:01', { is: 'waiting', long: true }],
  [{ history: [moved('new', '10:00', 2)] }, '10:30', { is: 'waiting', milliseconds: 1_800_000 }],
  [{ state: 'partial' as const }, '10:30', { is: 'stopped', at: at('08:00') }],
  [{ state: 'contacted' as const }, '12:00', { is: 'calm' }],
  [{ state: 'quoted' as const, fields: { start_date: '2026-12-01' } }, '12:00', { is: 'near' }],
  [{ state: 'won' as const, fields: { start_date: '2026-12-01' } }, '12:00', { is: 'calm' }],
  [{ state: 'quoted' as const, fields: { start_date: '2027-06-01' } }, '12:00', { is: 'calm' }],
])('the clock of a lead with %j at %s is %j', (parts, time, clock) => {
  expect(clockOf(leadOf(parts), Date.parse(at(time)))).toMatchObject(clock)
})

test('the first reply counts from the moment there was a request', () => {
  const history = [
    moved('new', '09:00', 2),
    moved('contacted', '09:35', 3),
    moved('won', '12:00', 4),
  ]
  expect(firstReply(leadOf({ history }))).toEqual({ revision: 3, milliseconds: 35 * 60_000 })
  expect(firstReply(leadOf({ history: [moved('lost', '09:00', 2)] }))).toBeUndefined()
})

test('an unfinished conversation stopped at the first question without an answer or words', () => {
  const stopped = (parts: Partial<Lead>) => stoppedAt(leadOf(parts), defaultQuestions)?.slot
  expect(stopped({ fields: { destination: 'Goa' } })).toBe('start_date')
  const custom_fields = { start_date_words: 'early May' }
  expect(stopped({ fields: { destination: 'Goa' }, custom_fields })).toBe('no_of_days')
})

test.each<[Json | undefined, string, string, Json]>([
  ['Goa', 'text', 'Kerala ', 'Kerala'],
  ['two\nlines', 'long_text', '', null],
  [7, 'number', '7.5', 7.5],
  [7, 'number', 'seven', 'seven'],
  [true, 'yes_no', 'false', false],
  [['a', { b: 1 }], 'json', '{"a": [1]}', { a: [1] }],
  [undefined, 'text', 'x', 'x'],
])('the custom value %j is edited as %s, and %j means %j', (value, kind, draft, meant) => {
  const place = { part: 'custom_fields', field: 'x' } as const
  expect(editKind(place, value)).toBe(kind)
  expect(valueOf(editKind(place, value), draft)).toEqual(meant)
  expect(valueOf(editKind(place, value), draftOf(value))).toEqual(value ?? null)
})

test('broken JSON is no value, and a field called __proto__ is a field', () => {
  expect(valueOf('json', '{"a":')).toBeUndefined()
  const place = { part: 'custom_fields', field: '__proto__' } as const
  expect(JSON.stringify(editOf(place, 1))).toBe('{"custom_fields":{"__proto__":1}}')
  expect(valueAt(leadOf({}), { part: 'custom_fields', field: 'constructor' })).toBeUndefined()
})

test.each([
  ['must have at most 50 characters', 'At most 50 characters.'],
  ['must be 1 or more', 'At least 1.'],
  ['is something else', 'This value is not right.'],
])('the server’s “%s” is said as “%s”', (told, said) => {
  const place = { part: 'fields', field: 'destination' } as const
  expect(fieldError({ 'fields.destination': [told] }, place)).toBe(said)
})

test.each([
  [35 * 60_000, '35 minutes'],
  [3 * 3_600_000, '3 hours'],
  [50 * 3_600_000, '2 days'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds, 'en')).toBe(text)
})

test('sizes are said as file managers say them', () => {
  expect([0, 999, 1234, 12_345_678].map(bytes => bytesText(bytes, 'en'))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '12.3 MB',
  ])
})

test('an export’s last day is one of its days', () => {
  const form = new FormData()
  form.append('state', 'won')
  form.append('state', 'nonsense')
  form.append('from', '2026-11-01')
  form.append('to', '2026-11-30')
  expect(filterOf(form)).toEqual({
    states: ['won'],
    received_from: new Date(2026, 10, 1).toISOString(),
    received_before: new Date(2026, 11, 1).toISOString(),
  })
  expect(filterOf(new FormData())).toEqual({})
})
