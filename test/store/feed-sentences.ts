import { describe, expect, test } from 'vitest'
import type { LeadEvent } from '../../shared/lead-api.ts'
import { allOf, arrival, instant } from './makers.ts'
import type { Scene } from './scene.ts'

const at = instant(1)

export function feedSentences({ open }: Scene) {
  describe('the feed', () => {
    test('tells of each change once it is durable, and of nothing personal', async () => {
      const { leads } = await open()
      const events: LeadEvent[] = []
      leads.watch(event => event.is !== 'resync' && events.push(event))
      await leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      await leads.receive(arrival({ client_request_uid: 'u', fields: { comments: 'By train' } }))
      await leads.change('a', { state: 'won', by: 'operator:op-1', at })
      await leads.erase('a')
      await expect
        .poll(() => events)
        .toEqual([
          { is: 'lead', id: 'a', revision: 1, state: 'new', site: 'demo' },
          { is: 'lead', id: 'a', revision: 2, state: 'new', site: 'demo' },
          { is: 'lead', id: 'a', revision: 3, state: 'won', site: 'demo' },
          { is: 'erased', id: 'a', site: 'demo' },
        ])
    })

    test('says nothing of what changed nothing, and nothing to whoever left', async () => {
      const { leads } = await open()
      const events: LeadEvent[] = []
      const leave = leads.watch(event => event.is !== 'resync' && events.push(event))
      const same = arrival({ id: 'a' })
      await leads.receive(same)
      await leads.receive(same)
      await leads.change('a', { state: 'new', by: 'operator:op-1', at })
      await leads.erase('none')
      leave()
      await leads.receive(arrival({ id: 'b' }))
      expect(events.map(event => event.is === 'lead' && event.id)).toEqual(['a'])
    })

    test('tells of leads that are put there as a whole', async () => {
      const { leads } = await open()
      await leads.receive(arrival({ id: 'a' }))
      const kept = await allOf(leads)
      await leads.erase('a')
      const events: LeadEvent[] = []
      leads.watch(event => event.is !== 'resync' && events.push(event))
      await leads.put(kept)
      expect(events).toMatchObject([{ is: 'lead', id: 'a', revision: 1 }])
    })
  })
}
