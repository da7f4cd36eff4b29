import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdit } from '../../server/edit.ts'
import { merge, type Arrival } from '../../server/merge.ts'
import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { arrival, instant } from '../store/makers.ts'
import { seed } from '../support/seed.ts'

fc.configureGlobal({ seed })

const names = fc.constantFrom('a', 'b', '__proto__', 'toString', 'a.b', '', 'é')
const values = fc.oneof(
  fc.constantFrom<Json>('', null, 0, false, 'x', 'y', [1, { deep: null }]),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)
const customFields = fc.array(fc.tuple(names, values), { maxLength: 6 }).map(pairs => {
  const fields: Record<string, Json> = Object.create(null)
  for (const [name, value] of pairs) fields[name] = value
  return fields
})
const arrivals = fc
  .record({
    kind: fc.constantFrom('request' as const, 'draft' as const),
    fields: fc.record(
      { destination: fc.constantFrom('Goa', 'Bali'), no_of_days: fc.integer({ min: 1, max: 30 }) },
      { requiredKeys: [] },
    ),
    custom_fields: customFields,
  })
  .map(parts => arrival({ ...parts, client_request_uid: 'u' }))

const mergeAll = (all: Arrival[]): Lead | undefined =>
  all.reduce<Lead | undefined>((lead, each) => merge(lead, each).lead, undefined)

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

test('a replay changes nothing and makes nothing new', () => {
  fc.assert(
    fc.property(fc.array(arrivals, { minLength: 1, maxLength: 5 }), all => {
      const lead = mergeAll(all)!
      const last = {
        ...all.at(-1)!,
        custom_fields: JSON.parse(JSON.stringify(all.at(-1)!.custom_fields)),
        at: '2030-01-01T00:00:00.000Z',
      }
      const again = merge(lead, last)
      expect(again.outcome).toBe('unchanged')
      expect(again.lead).toBe(lead)
    }),
  )
})

test('a value once given is never erased', () => {
  fc.assert(
    fc.property(arrivals, arrivals, (first, second) => {
      const lead = mergeAll([first, second])!
      for (const [name, value] of Object.entries(first.custom_fields))
        if (!isBlank(value)) expect(isBlank(lead.custom_fields[name])).toBe(false)
    }),
  )
})

test('custom fields keep the order in which they first came', () => {
  fc.assert(
    fc.property(arrivals, arrivals, (first, second) => {
      const lead = mergeAll([first, second])!
      const expected = new Set([
        ...Object.keys(first.custom_fields),
        ...Object.keys(second.custom_fields),
      ])
      expect(Object.keys(lead.custom_fields)).toEqual([...expected])
    }),
  )
})

test('the history, walked back, is the first arrival', () => {
  fc.assert(
    fc.property(fc.array(arrivals, { minLength: 1, maxLength: 6 }), all => {
      const lead = mergeAll(all)!
      const back: Record<string, unknown> = { ...lead.fields }
      for (const change of lead.history.filter(({ part }) => part === 'fields').reverse())
        back[change.field] = change.from
      for (const [name, value] of Object.entries(back))
        expect(value ?? undefined).toEqual(all[0]!.fields[name as 'destination'])
    }),
  )
})

test('merging leaves the earlier lead as it was', () => {
  fc.assert(
    fc.property(arrivals, arrivals, (first, second) => {
      const earlier = mergeAll([first])!
      const before = JSON.stringify(earlier)
      merge(earlier, second)
      expect(JSON.stringify(earlier)).toBe(before)
    }),
  )
})

const lead = (parts: Partial<Lead> = {}): Lead => ({
  ...merge(undefined, arrival()).lead,
  ...parts,
})
const edit = { by: 'operator:mira', at: '2027-03-02T00:00:00.000Z' } as const

test('an operator’s value stands, and the guest’s later one becomes a suggestion', () => {
  const edited = applyEdit(lead(), { ...edit, fields: { destination: 'Kerala' } })
  const { lead: merged, outcome } = merge(edited, arrival({ fields: { destination: 'Goa' } }))
  expect(outcome).toBe('updated')
  expect(merged.fields.destination).toBe('Kerala')
  expect(merged.suggestions).toMatchObject([{ field: 'destination', value: 'Goa', by: 'guest' }])
  expect(merge(merged, arrival({ fields: { destination: 'Goa' } })).outcome).toBe('unchanged')
})

test('an operator’s word stands in its field alone, and each field keeps the guest’s latest', () => {
  const fields = { destination: 'Goa', comments: 'beach', no_of_days: 5 }
  const first = merge(undefined, arrival({ fields })).lead
  const kerala = applyEdit(first, { ...edit, fields: { destination: 'Kerala', comments: 'hills' } })
  const edited = applyEdit(kerala, { ...edit, fields: { destination: 'Hampi' } })
  expect(merge(edited, arrival({ fields })).outcome).toBe('unchanged')

  const said = { destination: 'Bali', comments: 'snow', no_of_days: 6 }
  const { lead: merged } = merge(edited, arrival({ fields: said }))
  expect(merged.fields).toMatchObject({ destination: 'Hampi', comments: 'hills', no_of_days: 6 })
  const { lead: later } = merge(merged, arrival({ fields: { destination: 'Oslo' } }))
  expect(later.suggestions.map(({ field, value }) => [field, value])).toEqual([
    ['comments', 'snow'],
    ['destination', 'Oslo'],
  ])
})

test('what a guest adds to a lead that was read is unread', () => {
  const read = lead({ unread: false })
  const later = arrival({ fields: { destination: 'Goa' } })
  expect(merge(read, later).lead).toMatchObject({ unread: true, updated_at: later.at })
  expect(merge(read, arrival()).lead.unread).toBe(false)
})

test('an operator who takes a suggestion settles it', () => {
  const edited = applyEdit(lead(), { ...edit, fields: { destination: 'Kerala' } })
  const { lead: merged } = merge(edited, arrival({ fields: { destination: 'Goa' } }))
  const settled = applyEdit(merged, { ...edit, fields: { destination: 'Goa' } })
  expect(settled.suggestions).toMatchObject([{ value: 'Goa', dismissed: true }])
})

test('a note that was removed comes back to its place, also as the first or the last', () => {
  const notes = [1, 2, 3].map(n => ({ id: `n${n}`, text: 'Calls', by: edit.by, at: instant(n) }))
  for (const note of notes) {
    const without = applyEdit(lead({ notes }), { ...edit, remove_note: note.id })
    expect(applyEdit(without, { ...edit, note }).notes).toEqual(notes)
  }
})

test('a draft makes a partial lead, the request turns it into a new one', () => {
  const draft = merge(undefined, arrival({ kind: 'draft' }))
  expect(draft.lead.state).toBe('partial')
  const more = merge(draft.lead, arrival({ kind: 'draft', fields: { destination: 'Goa' } }))
  expect([more.lead.state, more.outcome]).toEqual(['partial', 'updated'])
  const { lead: merged, outcome } = merge(draft.lead, arrival({ kind: 'request' }))
  expect([merged.state, outcome]).toEqual(['new', 'created'])
  expect(merged.history).toMatchObject([{ part: 'state', from: 'partial', to: 'new' }])
})

test.each(['lost', 'archived'] as const)(
  'a guest’s late change reopens a lead that is %s, also as a suggestion',
  state => {
    const closed = lead({ state })
    const edited = applyEdit(closed, { ...edit, fields: { destination: 'Kerala' } })
    const later = arrival({ fields: { destination: 'Goa' } })
    for (const each of [closed, edited]) expect(merge(each, later).lead.state).toBe('new')
  },
)

test.each(['contacted', 'quoted', 'won', 'spam'] as const)('a lead that is %s stays so', state => {
  const { lead: merged } = merge(lead({ state }), arrival({ fields: { destination: 'Goa' } }))
  expect(merged.state).toBe(state)
})

test('a blank value is kept in its place, but reopens nothing and is no suggestion', () => {
  const lost = lead({ state: 'lost' })
  const blank = merge(lost, arrival({ custom_fields: { pets: null } })).lead
  expect([blank.state, blank.custom_fields]).toEqual(['lost', { pets: null }])
  const filled = merge(lost, arrival({ custom_fields: { pets: 'a dog' } })).lead
  const edited = applyEdit(filled, { ...edit, custom_fields: { pets: null } })
  expect(merge(edited, arrival({ custom_fields: { pets: '' } })).outcome).toBe('unchanged')
})

test('a replay does not reopen what is lost', () => {
  const first = arrival()
  const lost = { ...merge(undefined, first).lead, state: 'lost' as const }
  expect(merge(lost, first)).toEqual({ lead: lost, outcome: 'unchanged' })
})

test('what is sent longer each time fills no history, and every earlier value can still be told', () => {
  const said = (turns: number) => Array.from({ length: turns }, (_, n) => ({ guest: `word ${n}` }))
  for (const valueOf of [(turns: number) => 'Goa? '.repeat(turns), said]) {
    const sent = (turns: number) =>
      arrival({ client_request_uid: 'u', custom_fields: { transcript: valueOf(turns) } })
    const lead = mergeAll([sent(200), sent(201), sent(202), sent(1)])!
    const text = (turns: number) => {
      const value = valueOf(turns)
      return typeof value === 'string' ? value : JSON.stringify(value)
    }
    const short = `${text(200).slice(0, 500)}…`
    const [from_length, to_length, last] = [200, 201, 202].map(turns => text(turns).length)
    expect(lead.history).toMatchObject([
      { from: short, from_length, to: short, to_length },
      { from: short, from_length: to_length, to: short, to_length: last },
      { from: valueOf(202), to: valueOf(1) },
    ])
    expect(lead.history[2]).not.toHaveProperty('from_length')
  }
})

test('of a text stands all in the history when a list of the same letters takes its place', () => {
  const list = Array<number>(400).fill(1)
  const text = JSON.stringify(list.slice(1)).slice(0, -1)
  const sent = (said: Json) => arrival({ custom_fields: { said } })
  const { history } = mergeAll([sent(text), sent(list)])!
  expect(history[0]?.from).toBe(text)
})

test('a value of 500 characters stands whole in the history, and of a longer one its beginning', () => {
  const sent = (length: number) => arrival({ custom_fields: { transcript: 'x'.repeat(length) } })
  const { history } = mergeAll([sent(1), sent(500), sent(501)])!
  const whole = 'x'.repeat(500)
  expect(history).toMatchObject([{ to: whole }, { from: whole, to: `${whole}…`, to_length: 501 }])
})
