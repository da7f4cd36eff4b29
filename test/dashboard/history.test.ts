import { expect, test } from 'vitest'
import { authorName, momentsOf } from '../../dashboard/format/history.ts'
import type { Change } from '../../shared/lead.ts'

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
  expect(authorName('operator:a', 'a')).toBe('You')
  expect(authorName('operator:b', 'a')).toBe('Another operator')
  expect(authorName('guest', 'a')).toBe('Guest')
})
