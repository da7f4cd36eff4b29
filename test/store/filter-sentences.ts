import { describe, expect, test } from 'vitest'
import { matches, wantedOf, type StoreFilter } from '../../server/store/filter.ts'
import type { Store } from '../../server/store/store.ts'
import { allOf, arrival, instant } from './makers.ts'
import type { Scene } from './scene.ts'

const by = 'operator:op-1'

/** Four leads: a is looked after and read, b starts in May, c is a draft of another site, d is bare. */
async function filled({ open }: Scene): Promise<Store> {
  const store = await open()
  const { leads } = store
  const fields = { name: 'Asha', phone_number: '+91 98450 12345' }
  await leads.receive(
    arrival({ id: 'a', at: instant(1), fields: { ...fields, start_date: '2027-04-30' } }),
  )
  await leads.receive(
    arrival({ id: 'b', at: instant(2), fields: { ...fields, start_date: '2027-05-01' } }),
  )
  await leads.receive(arrival({ id: 'c', at: instant(3), kind: 'draft', site: 'other' }))
  await leads.receive(arrival({ id: 'd', at: instant(4), fields: { name: 'Ben' } }))
  await leads.change('a', { owner: 'op-1', by, at: instant(5) })
  await leads.change('b', { state: 'won', unread: true, by, at: instant(6) })
  return store
}

export function filterSentences(scene: Scene) {
  describe('filters', () => {
    test.each<[string, StoreFilter, string[]]>([
      ['an owner', { owner: 'op-1' }, ['a']],
      ['nobody’s', { owner: null, operators: new Set(['op-1']) }, ['d', 'c', 'b']],
      ['nobody’s, whoever has left', { owner: null }, ['d', 'c', 'b']],
      ['nobody’s once its owner has left', { owner: null, operators: new Set() }, [...'dcba']],
      ['unread', { unread: true }, ['d', 'c', 'b']],
      ['read', { unread: false }, ['a']],
      ['received at or after', { received_from: instant(3) }, ['d', 'c']],
      ['received before', { received_before: instant(3) }, ['b', 'a']],
      ['a trip from a day on', { start_from: '2027-05-01' }, ['b']],
      ['a trip to a day', { start_to: '2027-04-30' }, ['a']],
      ['a trip in between', { start_from: '2027-04-30', start_to: '2027-05-01' }, ['b', 'a']],
      ['all of them at once', { states: ['won'], owner: null, search: 'asha' }, ['b']],
      ['no state at all', { states: [] }, []],
      ['an operator nobody knows', { owner: 'op-9' }, []],
      ['an operator without an id', { owner: '' }, []],
      ['digits of a phone number', { search: '9845012345' }, ['c', 'b', 'a']],
      ['a number as it is dialled', { search: '098450 12345' }, ['c', 'b', 'a']],
      ['a number as it is dialled from abroad', { search: '0091 9845012345' }, ['c', 'b', 'a']],
    ])('leave the leads that match: %s', async (_name, filter, ids) => {
      const { leads } = await filled(scene)
      const page = await leads.page({ limit: 50, ...filter })
      expect(page.leads.map(({ id }) => id)).toEqual(ids)
      expect((await leads.handles(filter, 50)).map(({ id }) => id)).toEqual(ids)
      const { counts } = await leads.counts(filter)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(ids.length)
      const wanted = wantedOf(filter)
      const all = (await allOf(leads)).filter(lead => matches(lead, wanted))
      expect(all.map(({ id }) => id).toReversed()).toEqual(ids)
    })

    test('counts are by state, and the unread ones are those that want an answer', async () => {
      const { leads } = await filled(scene)
      expect(await leads.counts({})).toEqual({
        counts: {
          partial: 1,
          new: 2,
          contacted: 0,
          quoted: 0,
          won: 1,
          lost: 0,
          spam: 0,
          archived: 0,
        },
        unread: 2,
      })
    })

    test('sums are by kind and by day, and say how long guests waited for an answer', async () => {
      const { leads } = await filled(scene)
      const source = { channel: 'widget', page: 'https://sandy.example/goa?utm=1#top' } as const
      await leads.receive(arrival({ id: 'e', at: '2027-03-02T23:59:59.999Z', source }))
      await leads.change('e', { state: 'contacted', by, at: '2027-03-03T00:00:01.000Z' })
      await leads.change('e', { state: 'won', by, at: '2027-03-04T00:00:00.000Z' })
      const { kinds, days, responses } = await leads.sums({})
      const text = (value: unknown) => JSON.stringify(value)
      expect(kinds.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))).toEqual([
        { site: 'demo', page: '', state: 'new', answered: false, leads: 2 },
        { site: 'demo', page: '', state: 'won', answered: true, leads: 1 },
        { site: 'demo', page: '/goa', state: 'won', answered: true, leads: 1 },
        { site: 'other', page: '', state: 'partial', answered: false, leads: 1 },
      ])
      expect(Object.fromEntries(days)).toEqual({ '2027-03-01': 4, '2027-03-02': 1 })
      expect(responses.toSorted((a, b) => a - b)).toEqual([1, 4])
      const some = await leads.sums({ states: ['won'], received_before: '2027-03-02' })
      expect(some).toMatchObject({ kinds: [{ page: '', leads: 1 }], responses: [4] })
      await leads.erase('e')
      expect((await leads.sums({ states: ['won'] })).kinds).toHaveLength(1)
    })

    test('a handle is enough to change a lead with others, and the newest come first', async () => {
      const { leads } = await filled(scene)
      expect(await leads.handles({ owner: 'op-1' }, 5)).toEqual([
        { id: 'a', revision: 2, state: 'new', owner: 'op-1', unread: false },
      ])
      expect((await leads.handles({}, 2)).map(({ id }) => id)).toEqual(['d', 'c'])
    })

    test('a change is seen by the next question', async () => {
      const { leads } = await filled(scene)
      await leads.change('d', { owner: 'op-1', state: 'lost', by, at: instant(7) })
      await leads.change('d', {
        note: { id: 'n', text: 'Prefers Hampi', at: instant(8), by },
        by,
        at: instant(8),
      })
      await leads.erase('a')
      expect((await leads.handles({ owner: 'op-1' }, 5)).map(({ id }) => id)).toEqual(['d'])
      expect((await leads.handles({ search: 'hampi' }, 5)).map(({ id }) => id)).toEqual(['d'])
      expect((await leads.counts({})).counts).toMatchObject({ new: 0, lost: 1 })
    })
  })
}
