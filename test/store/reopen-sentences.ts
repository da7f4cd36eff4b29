import { describe, expect, test } from 'vitest'
import { allOf, arrival, awkward, desk, instant } from './makers.ts'
import type { Scene } from './scene.ts'

export function reopenSentences({ place }: Scene) {
  describe('opened again', () => {
    test('it holds every lead in its order, and the same uid still finds its lead', async () => {
      const here = await place()
      const before = await here.open()
      await before.leads.receive(arrival({ id: 'a', custom_fields: awkward() }))
      await before.leads.receive(arrival({ id: 'b', client_request_uid: 'u' }))
      await before.leads.receive(arrival({ id: 'c' }))
      await before.leads.receive(arrival({ id: 'd' }))
      await before.leads.receive(arrival({ client_request_uid: 'u', fields: { comments: 'x' } }))
      await before.leads.change('c', { state: 'won', by: 'operator:op-1', at: instant(9) })
      await before.leads.erase('d')
      const kept = await allOf(before.leads)
      await before.close()

      const after = await here.open()
      expect(await allOf(after.leads)).toEqual(kept)
      expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      const { lead } = await after.leads.receive(
        arrival({ client_request_uid: 'u', fields: { destination: 'Goa' } }),
      )
      expect(lead).toMatchObject({ id: 'b', revision: 3 })
      await after.close()
    })

    test('it holds all that was under way when it was closed', async () => {
      const here = await place()
      const before = await here.open()
      const receiving = Array.from({ length: 300 }, () => before.leads.receive(arrival()))
      await Promise.all([before.close(), ...receiving])

      const after = await here.open()
      expect(await allOf(after.leads)).toHaveLength(300)
      await after.close()
    })

    test('a cursor of before still leads on', async () => {
      const here = await place()
      const before = await here.open()
      for (let i = 1; i <= 5; i++) await before.leads.receive(arrival({ id: `l${i}` }))
      await before.leads.erase('l2')
      const { next_cursor } = await before.leads.page({ limit: 2 })
      await before.close()

      const after = await here.open()
      const { leads } = await after.leads.page({ limit: 5, cursor: next_cursor ?? '' })
      expect(leads.map(({ id }) => id)).toEqual(['l3', 'l1'])
      await after.close()
    })

    test('the desk is the one it was, and no first one is made', async () => {
      const here = await place()
      const before = await here.open(desk)
      await before.desk.change(data => void (data.signing_key = 'changed'))
      await before.close()

      const after = await here.open(() => {
        throw new Error('asked again')
      })
      expect(after.desk.read().signing_key).toBe('changed')
      await after.close()
    })
  })
}
