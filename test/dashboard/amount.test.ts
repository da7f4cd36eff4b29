import { expect, test } from 'vitest'
import { count, share } from '../../dashboard/format/amount.ts'
import { shortDuration } from '../../dashboard/format/duration.ts'
import { periodOf } from '../../dashboard/numbers/period.ts'

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [720, '12 min'],
  [5_400, '1.5 hr'],
  [172_800, '2 days'],
])('%d seconds read %s', (seconds, text) => {
  expect(shortDuration(seconds * 1000, 'en-US')).toBe(text)
})

test('a share of nothing is not zero', () => {
  expect([share(1, 4, 'en'), share(0, 3, 'en'), share(0, 0, 'en')]).toEqual(['25%', '0%', '–'])
})

test('numbers are written the operator’s way', () => {
  expect(count(12_345, 'de')).toBe('12.345')
})

test('a period is that many days up to today, in UTC', () => {
  const now = Date.parse('2026-11-21T23:30:00Z')
  expect(periodOf(7, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})
