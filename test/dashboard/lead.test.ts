import { beforeAll, expect, test } from 'vitest'
import { firstReply } from '../../shared/first-reply.ts'
import type { Json } from '../../shared/json.ts'
import { summaryOf } from '../../shared/lead-api.ts'
import type { Change, Lead } from '../../shared/lead.ts'
import type { FieldReasons, Reason } from '../../shared/reason.ts'
import { bytesText } from '../../dashboard/format/bytes.ts'
import { longDuration } from '../../dashboard/format/duration.ts'
import { fieldError } from '../../dashboard/lead/field-error.ts'
import { problemText } from '../../dashboard/problem.ts'
import { listed } from '../../dashboard/inbox/listed-lead.ts'
import { rowClock } from '../../dashboard/inbox/row-clock.ts'
import { clockOf } from '../../dashboard/lead/clock.ts'
import { draftOf, editKind, editOf, valueAt, valueOf } from '../../dashboard/lead/edit-value.ts'
import { guestTime } from '../../dashboard/lead/guest-time.ts'
import { nameFault, readValue, type NewField } from '../../dashboard/lead/new-field.ts'
import { stoppedAt } from '../../dashboard/lead/stopped-at.ts'
import { loadAllTexts } from '../../dashboard/texts/all-texts.ts'
import { defaultQuestions } from '../../shared/form.ts'

beforeAll(loadAllTexts)

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

/** What makes a draft a request. */
const asked = (time: string, revision: number): Change => ({
  ...moved('new', time, revision),
  by: 'guest',
})

test.each([
  [{}, '09:59', { is: 'waiting', long: false }],
  [{}, '10:01', { is: 'waiting', long: true }],
  [{ history: [asked('10:00', 2)] }, '10:30', { is: 'waiting', milliseconds: 1_800_000 }],
  [
    { history: [asked('10:00', 2), moved('contacted', '10:05', 3), moved('new', '10:06', 4)] },
    '10:30',
    { is: 'waiting', milliseconds: 1_800_000 },
  ],
  [
    { history: [{ ...moved('new', '10:00', 2), from: 'partial' }] },
    '10:30',
    { is: 'waiting', milliseconds: 1_800_000 },
  ],
  [{ state: 'partial' as const }, '10:30', { is: 'stopped', at: at('08:00') }],
  [{ state: 'contacted' as const }, '12:00', { is: 'calm' }],
  [{ state: 'quoted' as const, fields: { start_date: '2026-12-01' } }, '12:00', { is: 'near' }],
  [{ state: 'won' as const, fields: { start_date: '2026-12-01' } }, '12:00', { is: 'calm' }],
  [{ state: 'quoted' as const, fields: { start_date: '2027-06-01' } }, '12:00', { is: 'calm' }],
])('the clock of a lead with %j at %s is %j', (parts, time, clock) => {
  expect(clockOf(leadOf(parts), Date.parse(at(time)))).toMatchObject(clock)
})

test.each([
  [{}, '09:59', undefined],
  [{}, '10:01', 'waiting'],
  [{ history: [asked('10:00', 2)] }, '11:59', undefined],
  [{ history: [asked('10:00', 2)] }, '12:01', 'waiting'],
  [{ state: 'contacted' as const }, '12:00', undefined],
])('in the list the clock of a lead with %j at %s is %s, as in the lead', (parts, time, clock) => {
  const [lead, now] = [leadOf(parts), Date.parse(at(time))]
  const shown = clockOf(lead, now)
  expect(rowClock(listed(summaryOf(lead)), now)).toBe(clock)
  expect(shown.is === 'waiting' && shown.long).toBe(clock === 'waiting')
})

test('a draft stopped when its guest was last heard, whatever operators did to it since', () => {
  const stoppedOf = (parts: Partial<Lead>) =>
    clockOf(
      leadOf({ state: 'partial', updated_at: at('11:00'), ...parts }),
      Date.parse(at('12:00')),
    )
  const answered: Change = { ...moved('Goa', '08:05', 2), part: 'fields', by: 'guest' }
  const edited: Change = { ...moved('Bali', '10:00', 3), part: 'fields' }
  const said = { part: 'fields', field: 'destination', value: 'Oslo', by: 'guest' } as const
  expect(stoppedOf({})).toEqual({ is: 'stopped', at: at('08:00') })
  const history = [answered, edited]
  expect(stoppedOf({ history })).toEqual({ is: 'stopped', at: at('08:05') })
  const suggestions = [{ ...said, at: at('10:30') }]
  expect(stoppedOf({ history, suggestions })).toEqual({ is: 'stopped', at: at('10:30') })
})

test('the first reply counts from the moment there was a request', () => {
  const history = [asked('09:00', 2), moved('contacted', '09:35', 3), moved('won', '12:00', 4)]
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
  [7, 'number', '7,5', 7.5],
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
  [' ', 'cannot be empty'],
  ['x'.repeat(192), 'at most 191 characters'],
  ['😀'.repeat(191), undefined],
  ['no_of_days', 'already'],
  ['destination ', 'already'],
  ['Length', 'already'],
  ['ROOM', 'already'],
  ['gone', undefined],
  ['bellhop_source', 'reserved for Bellhop'],
  ['destination_words', 'reserved for Bellhop'],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['<b>', undefined],
])('of a new field’s name %j is said: %s', (name, said) => {
  const fault = nameFault(leadOf({ custom_fields: { room: 'x', gone: null } }), name)
  if (said === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(said)
})

test.each<[NewField['kind'], string, Json | undefined]>([
  ['text', ' Vegan ', 'Vegan'],
  ['text', ' ', undefined],
  ['text', 'é'.repeat(40_000), undefined],
  ['number', '1500', 1500],
  ['number', '-2,5', -2.5],
  ['number', '0.125', 0.125],
  ['number', '1,500', undefined],
  ['number', '1.500', undefined],
  ['number', '0x10', undefined],
  ['number', '1e999', undefined],
  ['number', 'seven', undefined],
  ['yes_no', 'false', false],
  ['yes_no', '', undefined],
])('as a new %s %j is kept as %j', (kind, value, kept) => {
  const read = readValue({ name: 'x', kind, value })
  expect('value' in read ? read.value : undefined).toBe(kept)
})

test.each<[Reason, string]>([
  [{ code: 'too_long', limit: 5000 }, 'At most 5,000 characters.'],
  [{ code: 'too_small', limit: 1 }, 'At least 1.'],
  [{ code: 'wrong_type', type: 'number' }, 'This must be a number.'],
  [{ code: 'wrong_type', type: 'string or thing' }, 'This must be string or thing.'],
])('the server’s reason %j is said as “%s”', (reason, said) => {
  const place = { part: 'fields', field: 'destination' } as const
  const problem = (reasons: FieldReasons) => ({ is: 'invalid', errors: {}, reasons }) as const
  expect(fieldError(problem({ 'fields.destination': [reason] }), place)).toBe(said)
  expect(fieldError(problem({ 'fields.name': [reason] }), place)).toBe('This value is not right.')
  expect(problemText(problem({ 'fields.name': [reason] }))).toBe(said)
})

test.each([
  [35 * 60_000, '35 minutes'],
  [3 * 3_600_000, '3 hours'],
  [50 * 3_600_000, '2 days'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(longDuration(milliseconds, 'en')).toBe(text)
})

test('sizes are said as file managers say them', () => {
  expect([0, 999, 1234, 12_345_678].map(bytes => bytesText(bytes, 'en'))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '12.3 MB',
  ])
})

test.each([
  ['Pacific/Auckland', 'Sun 02:30', true],
  ['America/Sao_Paulo', '10:30', false],
  ['Asia/Kolkata', '19:00', false],
  ['Asia/Shanghai', '21:30', true],
])('for a guest in %s it is %s', (zone, text, isLate) => {
  const now = Date.parse(at('13:30'))
  expect(guestTime(zone, now, 'en-GB', 'UTC')).toEqual({ text, isLate })
  expect(guestTime(zone, now, 'en-GB', zone)).toBeUndefined()
})

test('a time zone that is none is passed over', () => {
  expect(guestTime('Europe/<b>Atlantis', 0, 'en')).toBeUndefined()
  expect(guestTime(undefined, 0, 'en')).toBeUndefined()
})
