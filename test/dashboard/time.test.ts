import { expect, test } from 'vitest'
import { hearTime, timeNow } from '../../dashboard/clock.ts'
import {
  daysUntil,
  exactTime,
  longDate,
  relativeTime,
  shortDate,
  todayOf,
} from '../../dashboard/format/time.ts'

const now = new Date(2027, 2, 10, 12).getTime()
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('a list says how long ago in few letters', () => {
  expect(relativeTime(before(20), now, 'en')).toBe('now')
  expect(relativeTime(before(200), now, 'en')).toBe('3m ago')
  expect(relativeTime(before(2.5 * 3600), now, 'en')).toBe('2h ago')
  expect(relativeTime(before(30 * 3600), now, 'en')).toBe('yesterday')
})

test('only what was yesterday is called so, and the last week or month is not the seven or thirty days before', () => {
  const evening = new Date(2027, 2, 10, 22).getTime()
  const ago = (hours: number) =>
    relativeTime(new Date(evening - hours * 3_600_000).toISOString(), evening, 'en')
  expect(ago(45)).toBe('yesterday')
  expect(ago(47)).toBe('2d ago')
  expect(ago(13 * 24)).toBe('1w ago')
  expect(ago(59 * 24)).toBe('1mo ago')
})

test('a server clock ahead of ours never says "in the future"', () => {
  expect(relativeTime(before(-90), now, 'en')).toBe('now')
})

test('the exact time is in the time zone of the operator', () => {
  expect(exactTime('2027-03-10T23:30:00Z', 'en-GB', 'Asia/Tokyo')).toContain('11 March 2027')
})

test('a trip date is a calendar day, whatever the time zone', () => {
  expect(shortDate('2027-04-03', '2027-03-10', 'en-GB')).toBe('3 Apr')
  expect(shortDate('2028-04-03', '2027-03-10', 'en-GB')).toBe('3 Apr 2028')
  expect(longDate('2027-04-03', 'en-GB')).toContain('Saturday')
})

test('a date that is none is shown as it is', () => {
  expect(shortDate('soon', '2027-03-10', 'en-GB')).toBe('soon')
  expect(daysUntil('soon', '2027-03-10', 'en')).toBe('')
})

test('how near a trip is grows coarser with distance', () => {
  expect(daysUntil('2027-03-11', '2027-03-10', 'en')).toBe('tomorrow')
  expect(daysUntil('2027-03-22', '2027-03-10', 'en')).toBe('in 12 days')
  expect(daysUntil('2027-07-10', '2027-03-10', 'en')).toBe('in 4 months')
})

test('today is the local day', () => {
  expect(todayOf(new Date(2027, 2, 9, 23, 59).getTime())).toBe('2027-03-09')
})

test('the server’s clock rules where this computer’s is wrong, and not how long an answer took', () => {
  const minute = 60_000
  const off = () => Math.round((timeNow() - Date.now()) / minute)
  const from = (minutes: number) => Date.now() + minutes * minute
  const date = (minutes: number) => new Date(from(minutes)).toUTCString()
  hearTime(date(180), from(-1))
  expect(off()).toBe(180)
  hearTime(date(-180), from(0))
  expect(off()).toBe(-180)
  // A proxy that leaves it out says nothing of it.
  hearTime(null, from(0))
  expect(off()).toBe(-180)
  hearTime(date(-120), from(-120))
  expect(off()).toBe(0)
})
