import { beforeAll, expect, test } from 'vitest'
import { authorName, momentsOf, newsOf } from '../../dashboard/format/history.ts'
import { loadAllTexts } from '../../dashboard/texts/all-texts.ts'
import type { Change } from '../../shared/lead.ts'

beforeAll(loadAllTexts)

const change = (revision: number, field: string, by: Change['by'] = 'guest'): Change => ({
  revision,
  part: 'fields',
  field,
  from: null,
  to: 'x',
  at: '2027-01-01T00:00:00Z',
  by,
})

test('changes made at once are one moment, and the newest comes first', () => {
  const history = [change(2, 'email'), change(2, 'comments'), change(3, 'name', 'operator:a')]
  const moments = momentsOf(history)
  expect(moments.map(({ revision }) => revision)).toEqual([3, 2])
  expect(moments[1]?.changes.map(({ field }) => field)).toEqual(['email', 'comments'])
})

test('an operator reads "You" beside their own changes', () => {
  const names = new Map<string, string>()
  expect(authorName('operator:a', 'a', names)).toBe('You')
  expect(authorName('operator:b', 'a', names)).toBe('Former operator')
  expect(authorName('guest', 'a', names)).toBe('Guest')
})

test('news is what guests changed since an operator did something, each field once', () => {
  const from = (value: string, to: string, each: Change): Change => ({ ...each, from: value, to })
  const history = [
    change(2, 'name'),
    change(3, 'state', 'operator:a'),
    from('2', '3', change(4, 'no_of_adults')),
    from('x', 'y', { ...change(4, 'start_date_words'), part: 'custom_fields' }),
    from('3', '4', change(5, 'no_of_adults')),
    from('Goa', 'Hampi', change(5, 'destination')),
    from('Hampi', 'Goa', change(6, 'destination')),
    { ...change(6, 'state'), part: 'state' as const },
  ]
  expect(newsOf(history)).toMatchObject([{ field: 'no_of_adults', from: '2', to: '4' }])
  expect(newsOf(history.slice(0, 1))).toEqual([])
})

test('of what has only grown the lengths are news', () => {
  const grown = (revision: number, from_length: number): Change => ({
    ...change(revision, 'transcript'),
    part: 'custom_fields',
    from: 'Goa…',
    to: 'Goa…',
    from_length,
    to_length: from_length + 100,
  })
  const history = [change(2, 'state', 'operator:a'), grown(3, 600), grown(4, 700)]
  expect(newsOf(history)).toMatchObject([{ from_length: 600, to_length: 800 }])
})
