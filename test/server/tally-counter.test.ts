import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tallies } from '../../server/store/store.ts'
import { createTallyCounter } from '../../server/numbers/tally-counter.ts'
import { memoryStore } from '../../server/store/memory-store.ts'
import { heardLog } from '../store/folder.ts'
import { desk } from '../store/makers.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

async function counting(through = (tallies: Tallies) => tallies) {
  const tallies = through((await memoryStore({}, desk)).tallies)
  const log = heardLog()
  const counter = createTallyCounter({ tallies, log, now: () => new Date() })
  const count = (...steps: string[]) =>
    counter.count('demo', '/goa', steps.length > 0 ? steps : ['opened'])
  return { tallies, log, ...counter, count }
}

/** Takes nothing so many times. */
const refusing =
  (left: { times: number }) =>
  (tallies: Tallies): Tallies => ({
    ...tallies,
    async add(batch) {
      if (left.times-- <= 0) return tallies.add(batch)
      throw new Error('away')
    },
  })

const pause = 5_000
const day = 24 * 60 * 60 * 1000

test('the counts of 400 days are kept, and a clock that is far ahead for a moment loses no others', async () => {
  const { tallies, count } = await counting()
  const countOn = async (at: string, days: number) => {
    vi.setSystemTime(Date.parse(at) + days * day)
    count()
    await vi.advanceTimersByTimeAsync(pause)
  }
  const ends = async () => {
    const days = await tallies.days()
    return [days.length, days[0], days.at(-1)]
  }
  for (let days = 0; days < 400; days++) await countOn('2027-03-01', days)
  expect(await ends()).toEqual([400, '2027-03-01', '2028-04-03'])
  await countOn('2099-01-01', 0)
  expect(await ends()).toEqual([400, '2027-03-02', '2099-01-01'])
  await countOn('2027-03-01', 400)
  expect(await ends()).toEqual([400, '2027-03-03', '2099-01-01'])
})

test('what a store cannot take is counted, and kept when it can', async () => {
  const { tallies, log, count, sums } = await counting(refusing({ times: 1 }))
  count()
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual([])
  expect(log.lines).toMatchObject([{ level: 'warn', reason: 'Error: away' }])
  expect(await sums('2027-03-01', '2027-03-01')).toMatchObject([{ page: '/goa', count: 1 }])
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual(['2027-03-01'])
  expect(await sums('2027-03-01', '2027-03-01')).toMatchObject([{ page: '/goa', count: 1 }])
})

test('a store that takes nothing for long is told of once, and again the next time', async () => {
  const left = { times: 3 }
  const { tallies, log, count } = await counting(refusing(left))
  count()
  await vi.advanceTimersByTimeAsync(3 * pause)
  expect(log.lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual(['2027-03-01'])
  left.times = 2
  count()
  await vi.advanceTimersByTimeAsync(2 * pause)
  expect(log.lines).toHaveLength(2)
})

test('questions are counted for all pages of a site together', async () => {
  const { tallies, count } = await counting()
  count('opened', 'asked:diet')
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.read('2027-03-01')).toMatchObject([
    { page: '/goa', step: 'opened' },
    { page: '', step: 'asked:diet' },
  ])
})

test('what is on its way to the store is neither missed nor counted twice', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  const { count, sums } = await counting(tallies => ({
    ...tallies,
    add: batch => arrival.then(() => tallies.add(batch)),
  }))
  count()
  await vi.advanceTimersByTimeAsync(pause)
  const asked = sums('2027-03-01', '2027-03-01')
  arrive()
  expect(await asked).toMatchObject([{ page: '/goa', count: 1 }])
})

test('what waits at midnight is counted for its own day', async () => {
  const { tallies, count, sums } = await counting()
  vi.setSystemTime(Date.UTC(2027, 2, 2) - 1)
  count()
  vi.setSystemTime(Date.UTC(2027, 2, 2))
  count()
  for (const today of ['2027-03-01', '2027-03-02'])
    expect(await sums(today, today)).toMatchObject([{ count: 1 }])
  await vi.advanceTimersByTimeAsync(pause)
  expect(await tallies.days()).toEqual(['2027-03-01', '2027-03-02'])
})

test('a day that was kept is not counted again when the next one could not be', async () => {
  let isFull = true
  const { tallies, count } = await counting(memory => ({
    ...memory,
    // A file a day, as in a folder: the disk takes the first one.
    async add(batch) {
      for (const tally of batch) {
        if (isFull && tally.day === '2027-03-02') throw new Error('full')
        await memory.add([tally])
      }
    },
  }))
  vi.setSystemTime(Date.UTC(2027, 2, 2) - 1)
  count()
  vi.setSystemTime(Date.UTC(2027, 2, 2))
  count()
  await vi.advanceTimersByTimeAsync(pause)
  isFull = false
  await vi.advanceTimersByTimeAsync(pause)
  for (const today of ['2027-03-01', '2027-03-02'])
    expect(await tallies.read(today)).toMatchObject([{ count: 1 }])
})
