import { expect, test } from 'vitest'
import { filterFrom, nobody, receivedDays } from '../../dashboard/parts/filter-form.ts'
import { filterParts } from '../../dashboard/inbox/filter-parts.ts'
import { filterOf } from '../../dashboard/inbox/list-query.ts'
import { flying, spanAt } from '../../dashboard/inbox/use-window.ts'

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) data.append(name, value)
  return data
}

test('the fields of the form become a filter, and only those that were set', () => {
  expect(filterFrom(form({ owner: '', site: '', received_from: '', start_to: '' }))).toEqual({})
  expect(
    filterFrom(form({ unread: 'on', owner: nobody, states: ['won', 'new', 'nonsense'] })),
  ).toEqual({
    unread: true,
    states: ['new', 'won'],
    owner: null,
  })
})

test('not contacted yet is a word for new', () => {
  const filter = filterFrom(form({ uncontacted: 'on', states: ['won'] }))
  expect(filter).toEqual({ states: ['new'] })
})

test('days of receipt are those of the operator, both included', () => {
  const filter = filterFrom(form({ received_from: '2027-03-01', received_to: '2027-03-31' }))
  expect(filter).toEqual({
    received_from: new Date(2027, 2, 1).toISOString(),
    received_before: new Date(2027, 3, 1).toISOString(),
  })
  expect(receivedDays(filter)).toEqual({ from: '2027-03-01', to: '2027-03-31' })
})

test('each part of a filter can be taken away by itself', () => {
  const known = { names: new Map([['op-1', 'Mira']]), siteNames: new Map() }
  const filter = { states: ['new' as const], owner: 'op-1', start_from: '2090-05-01' }
  const parts = filterParts(filter, known)
  expect(parts.map(({ text }) => text)).toEqual([
    'Not contacted yet',
    'Mira',
    expect.stringMatching(/^Trip from May 1, 2090$/),
  ])
  expect(parts[1]!.without).toEqual({ states: ['new'], start_from: '2090-05-01' })
})

test('a filter’s states take the place of the view’s, and all leads are of any state', () => {
  const question = { view: 'won' as const, filter: {}, search: '' }
  expect(filterOf(question)).toEqual({ states: ['won'] })
  expect(filterOf({ ...question, filter: { states: ['lost'] } })).toEqual({ states: ['lost'] })
  expect(filterOf({ ...question, view: 'all', search: 'goa' })).toEqual({ search: 'goa' })
})

test('however long a list is, only rows near what is in sight are drawn', () => {
  expect(spanAt(0, 800, 100_000)).toMatchObject({ first: 0 })
  for (const [margin, most] of [
    [undefined, 29],
    [flying, 14],
  ] as const)
    for (const scrolled of [0, 649, 3_250_000, 6_499_200]) {
      const { first, end } = spanAt(scrolled, 800, 100_000, margin)
      expect(end - first).toBeLessThanOrEqual(most)
      expect(first * 65).toBeLessThanOrEqual(scrolled)
      expect(end * 65).toBeGreaterThanOrEqual(Math.min(scrolled + 800, 6_500_000))
    }
  expect(spanAt(9_999, 800, 3)).toEqual({ first: 2, end: 3 })
})

test('a site that is gone is known by its key', () => {
  const [part] = filterParts({ site: 'site_gone' }, { names: new Map(), siteNames: new Map() })
  expect(part?.text).toBe('site_gone')
})
