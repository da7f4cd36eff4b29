import { beforeAll, expect, test } from 'vitest'
import { tripParts } from '../../dashboard/format/trip.ts'
import { fieldText } from '../../dashboard/format/field.ts'
import { loadAllTexts } from '../../dashboard/texts/all-texts.ts'

beforeAll(loadAllTexts)

const glance = (trip: Parameters<typeof tripParts>[0]) =>
  tripParts(trip, '2027-01-01', 'en-GB').join(' · ')

test('a trip at a glance is place, dates and party', () => {
  const trip = {
    destination: 'Goa',
    start_date: '2027-04-03',
    no_of_days: 7,
    no_of_adults: 2,
    no_of_children: 1,
  }
  expect(glance(trip)).toBe('Goa · 3 Apr, 7 days · 2 adults, 1 child')
})

test('what the guest has not said leaves no trace', () => {
  expect(glance({})).toBe('')
  expect(glance({ destination: null, no_of_days: 1, no_of_children: 0 })).toBe('1 day')
})

test('a missing field is told apart from a zero', () => {
  expect(fieldText('fields', 'no_of_children', 0, 'en')).toBe('0')
  expect(fieldText('fields', 'no_of_children', null, 'en')).toBeUndefined()
})

test('a custom field named like one of ours is not dressed up', () => {
  expect(fieldText('custom_fields', 'start_date', '2027-04-03', 'en')).toBe('2027-04-03')
})
