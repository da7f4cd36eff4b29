import { describe, expect, test } from 'vitest'
import type { Tally } from '../../server/store/store.ts'
import { desk } from './makers.ts'
import type { Scene } from './scene.ts'

const tally = (parts: Partial<Tally> = {}): Tally => ({
  site: 'demo',
  day: '2027-03-01',
  page: '/goa',
  step: 'opened',
  count: 1,
  ...parts,
})

const sorted = (tallies: Tally[]) =>
  tallies.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

export function tallySentences({ open, place }: Scene, { keeps }: { keeps: boolean }) {
  describe('the tallies', () => {
    test('add up what is the same and keep apart what is not', async () => {
      const { tallies } = await open()
      await tallies.add([tally({ count: 2 }), tally({ step: 'started' }), tally({ count: 3 })])
      await tallies.add([tally(), tally({ page: '' }), tally({ site: 'other' })])
      expect(sorted(await tallies.read('2027-03-01'))).toEqual(
        sorted([
          tally({ count: 6 }),
          tally({ step: 'started' }),
          tally({ page: '' }),
          tally({ site: 'other' }),
        ]),
      )
    })

    const days = ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03']

    test('add up over days, the first and the last included', async () => {
      const { tallies } = await open()
      await tallies.add(days.map((day, n) => tally({ day, count: 10 ** n })))
      const { day: _, ...sum } = tally({ count: 110 })
      expect(await tallies.sums('2027-03-01', '2027-03-02')).toEqual([sum])
      expect(await tallies.sums('2028-01-01', '2028-12-31')).toEqual([])
      expect(await tallies.read('2028-01-01')).toEqual([])
    })

    test('are forgotten before a day', async () => {
      const { tallies } = await open()
      await tallies.add(days.toReversed().map(day => tally({ day })))
      expect(await tallies.days()).toEqual(days)
      await tallies.forgetBefore('2027-03-02')
      expect(await tallies.days()).toEqual(days.slice(2))
      expect(await tallies.read('2027-03-01')).toEqual([])
      expect(await tallies.sums('2027-01-01', '2027-12-31')).toMatchObject([{ count: 2 }])
    })

    test('take any text a page may have for an address', async () => {
      const { tallies } = await open()
      const page = '/%F0%9F/\u0000\ud800/"\\n'
      await tallies.add([tally({ page })])
      expect(await tallies.read('2027-03-01')).toEqual([tally({ page })])
      expect(await tallies.sums('2027-03-01', '2027-03-01')).toMatchObject([{ page }])
    })

    test('lose nothing that was added at the same time', async () => {
      const { tallies } = await open()
      await Promise.all(Array.from({ length: 10 }, () => tallies.add([tally(), tally()])))
      expect(await tallies.read('2027-03-01')).toEqual([tally({ count: 20 })])
    })

    if (!keeps) return
    test('are there when the store is opened again', async () => {
      const here = await place()
      const before = await here.open(desk)
      await before.tallies.add([tally()])
      await before.close()
      const after = await here.open()
      await after.tallies.add([tally()])
      expect(await after.tallies.read('2027-03-01')).toEqual([tally({ count: 2 })])
      await after.close()
    })
  })
}
