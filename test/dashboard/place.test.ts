import { expect, test } from 'vitest'
import { addressOf, placeOf } from '../../dashboard/place.ts'
import { localeOf } from '../../dashboard/texts/texts.ts'

test('an address leads back to the same place', () => {
  for (const place of [
    { section: 'leads', view: 'inbox', lead: undefined },
    { section: 'leads', view: 'won', lead: 'a/b?c' },
    { section: 'leads', view: 'all', lead: undefined },
    { section: 'sites', part: 'site_1/2' },
    { section: 'sites', part: 'site_1/2', tab: 'look' },
    { section: 'account', part: undefined },
  ] as const) {
    const { pathname, search } = new URL(addressOf(place), 'https://dashboard.example')
    expect(placeOf(pathname, search)).toEqual(place)
  }
})

test('an address that makes no sense opens the inbox', () => {
  expect(placeOf('/dashboard', '?view=toString')).toEqual({
    section: 'leads',
    view: 'inbox',
    lead: undefined,
  })
  expect(placeOf('/dashboard/leads/%E0%A4', '')).toEqual({
    section: 'leads',
    view: 'inbox',
    lead: '%E0%A4',
  })
})

test('dates are written the way of the region when it speaks the language of the dashboard', () => {
  expect(localeOf('en', ['de-DE', 'en-GB'])).toBe('en-GB')
  expect(localeOf('en', ['en-US@posix'])).toBe('en')
})
