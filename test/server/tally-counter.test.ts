import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTallyCounter } from '../../server/numbers/tally-counter.ts'
import { memoryStore } from '../../server/store/memory-store.ts'
import { desk } from '../store/makers.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const log = { info() {}, warn() {}, error() {} }

async function counting() {
  const { tallies } = await memoryStore({}, desk)
  const counter = createTallyCounter({ tallies, log, now: () => new Date() })
  return { tallies, ...counter, count: () => counter.count('demo', '/goa', ['opened']) }
}

const pause = 5_000
const day = 24 * 60 * 60 * 1000

test('counts are forgotten after 400 days', async () => {
  const { tallies, count } = await counting()
  for (const days of [0, 1, 399]) {
    vi.setSystemTime(Date.UTC(2027, 2, 1) + days * day)
    count()
    await vi.advanceTimersByTimeAsync(pause)
  }
  expect(await tallies.days()).toEqual(['2027-03-01', '2027-03-02', '2028-04-03'])
  vi.setSystemTime(Date.UTC(2027, 2, 1) + 400 * day)
  count()
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual(['2027-03-02', '2028-04-03', '2028-04-04'])
})

test('what a store cannot take is counted, and kept when it can', async () => {
  const { tallies, count, sums } = await counting()
  const add = vi.spyOn(tallies, 'add').mockRejectedValueOnce(new Error('away'))
  count()
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual([])
  expect(await sums('2027-03-01', '2027-03-01')).toMatchObject([{ page: '/goa', count: 1 }])
  await vi.advanceTimersByTimeAsync(pause)
  expect(add).toHaveBeenCalledTimes(2)
  expect(await tallies.days()).toEqual(['2027-03-01'])
  expect(await sums('2027-03-01', '2027-03-01')).toMatchObject([{ page: '/goa', count: 1 }])
})
