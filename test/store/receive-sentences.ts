import { describe, expect, test } from 'vitest'
import { allOf, arrival, awkward, instant } from './makers.ts'
import type { Scene } from './scene.ts'

export function receiveSentences({ open }: Scene) {
  describe('receiving', () => {
    test('a first request makes a lead that can be read', async () => {
      const { leads } = await open()
      const { lead, outcome } = await leads.receive(arrival({ id: 'a' }))
      expect(outcome).toBe('created')
      expect(lead).toMatchObject({ id: 'a', state: 'new', revision: 1 })
      expect(await leads.read('a')).toEqual(lead)
    })

    test('a repeated uid updates the same lead', async () => {
      const store = await open()
      await store.leads.receive(arrival({ client_request_uid: 'u', fields: { name: 'Asha' } }))
      const { lead, outcome } = await store.leads.receive(
        arrival({ client_request_uid: 'u', fields: { destination: 'Goa' } }),
      )
      expect(outcome).toBe('updated')
      expect(lead).toMatchObject({ revision: 2, fields: { name: 'Asha', destination: 'Goa' } })
      expect(await allOf(store.leads)).toEqual([lead])
    })

    test('an exact replay changes nothing', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ client_request_uid: 'u' }))
      const again = await leads.receive(arrival({ client_request_uid: 'u' }))
      expect(again).toEqual({ lead, outcome: 'unchanged' })
    })

    test('requests without a uid never meet', async () => {
      const store = await open()
      await store.leads.receive(arrival({ client_request_uid: null }))
      await store.leads.receive(arrival({ client_request_uid: null }))
      expect(await allOf(store.leads)).toHaveLength(2)
    })

    test('the same uid of another site or another session is another lead', async () => {
      const store = await open()
      const uid = 'null","session":"s'
      for (const parts of [{}, { site: 'other' }, { session: 's1' }, { session: 's2' }])
        await store.leads.receive(arrival({ client_request_uid: uid, ...parts }))
      expect((await allOf(store.leads)).map(({ revision }) => revision)).toEqual([1, 1, 1, 1])
    })

    test('arrivals of one identity that meet happen one by one', async () => {
      const store = await open()
      const together = Array.from({ length: 50 }, (_, i) =>
        store.leads.receive(
          arrival({ client_request_uid: 'u', custom_fields: { [`f${i}`]: i, last: i } }),
        ),
      )
      const outcomes = (await Promise.all(together)).map(({ outcome }) => outcome)
      expect(outcomes.filter(outcome => outcome === 'created')).toHaveLength(1)
      const [lead, ...others] = await allOf(store.leads)
      expect(others).toEqual([])
      expect(lead?.revision).toBe(50)
      expect(Object.keys(lead?.custom_fields ?? {})).toHaveLength(51)
      expect(lead?.custom_fields['last']).toBe(49)
    })

    test('any name and any JSON of a custom field comes back as it was sent', async () => {
      const { leads } = await open()
      await leads.receive(arrival({ id: 'a', custom_fields: awkward() }))
      const lead = await leads.read('a')
      expect(Object.getPrototypeOf(lead?.custom_fields)).toBeNull()
      expect(JSON.stringify(lead?.custom_fields)).toBe(JSON.stringify(awkward()))
    })

    test('a uid of odd characters finds its lead again', async () => {
      const store = await open()
      for (const uid of ['"', '\\', '\ud800', 'a\u0000b', '🏝️', 'x'.repeat(191)]) {
        await store.leads.receive(arrival({ client_request_uid: uid }))
        await store.leads.receive(arrival({ client_request_uid: uid, fields: { comments: 'x' } }))
      }
      expect((await allOf(store.leads)).map(({ revision }) => revision)).toEqual([2, 2, 2, 2, 2, 2])
    })

    test('a change made to what a store gave out does not reach the store', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ id: 'a' }))
      lead.fields.name = 'Somebody else'
      expect((await leads.read('a'))?.fields.name).toBe('Asha Rao')
    })

    test('a lead that outgrows 1 MB is refused, and stays as it was', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      const huge = arrival({ client_request_uid: 'u', custom_fields: { x: 'é'.repeat(600_000) } })
      await expect(leads.receive(huge)).rejects.toMatchObject({
        code: 'invalid',
        details: { errors: { client_request_uid: [expect.stringContaining('changes')] } },
      })
      expect(await leads.read('a')).toEqual(lead)
    })

    test('a lead is refused that takes no room as text and thirty times as much in memory', async () => {
      const { leads } = await open()
      const sent = (...parts: string[]) =>
        arrival({
          id: 'a',
          client_request_uid: 'u',
          custom_fields: Object.fromEntries(parts.map(x => [x, Array(6_000).fill({})])),
        })
      const { lead } = await leads.receive(sent('x', 'y'))
      const refusal = {
        code: 'invalid',
        details: { errors: { custom_fields: [expect.stringContaining('lists and objects')] } },
      }
      await expect(leads.receive(sent('z'))).rejects.toMatchObject(refusal)
      expect(await leads.read('a')).toEqual(lead)
      const first = { ...sent('x', 'y', 'z'), id: 'b', client_request_uid: 'v' }
      await expect(leads.receive(first)).rejects.toMatchObject(refusal)
      expect(await leads.read('b')).toBeUndefined()
      await leads.change('a', { by: 'operator:op-1', at: instant(90), state: 'spam' })
    })
  })

  describe('changing', () => {
    const edit = { by: 'operator:op-1', at: instant(90) } as const

    test('an edit is kept with its history', async () => {
      const { leads } = await open()
      await leads.receive(arrival({ id: 'a' }))
      const lead = await leads.change('a', { ...edit, state: 'quoted', revision: 1 })
      expect(lead).toMatchObject({ state: 'quoted', revision: 2 })
      expect(lead?.history).toMatchObject([{ field: 'state', from: 'new', to: 'quoted' }])
      expect(await leads.read('a')).toEqual(lead)
    })

    test('a lead that was sent full has room for those who work on it, and says when that ends', async () => {
      const { leads } = await open()
      const sent = (letter: string) =>
        arrival({ id: 'a', client_request_uid: 'u', custom_fields: { x: letter.repeat(460_000) } })
      await leads.receive(sent('a'))
      const tooMuch = leads.receive(sent('b'))
      await expect(tooMuch).rejects.toMatchObject({ details: { reason: { code: 'lead_too_big' } } })
      await leads.receive(arrival({ client_request_uid: 'u', custom_fields: { y: 1 } }))

      const note = (length: number) => ({
        ...edit,
        note: { id: 'n', text: 'b'.repeat(length), ...edit },
      })
      expect(await leads.change('a', { ...edit, state: 'contacted' })).toMatchObject({
        revision: 3,
      })
      const full = { code: 'invalid', details: { reason: { code: 'lead_full' } } }
      const more = leads.change('a', { ...note(480_000), by: 'api' })
      await expect(more).rejects.toMatchObject(full)
      await leads.change('a', note(480_000))
      await expect(leads.change('a', note(600_000))).rejects.toMatchObject(full)
      expect((await leads.read('a'))?.notes[0]?.text).toHaveLength(480_000)
    })

    test('an edit of a revision that was outrun, or never was, is a conflict and changes nothing', async () => {
      const { leads } = await open()
      await leads.receive(arrival({ id: 'a' }))
      const lead = await leads.change('a', { ...edit, state: 'quoted', revision: 1 })
      for (const revision of [1, 3]) {
        const stale = leads.change('a', { ...edit, state: 'won', revision })
        await expect(stale).rejects.toMatchObject({ code: 'conflict' })
      }
      expect(await leads.read('a')).toEqual(lead)
    })

    test('nobody can change, read or erase what is not there', async () => {
      const { leads } = await open()
      expect(await leads.change('a', { ...edit, state: 'won' })).toBeUndefined()
      expect(await leads.read('a')).toBeUndefined()
      expect(await leads.erase('a')).toBe(false)
    })

    test('an erased lead is gone, and its uid begins a new one', async () => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      expect(await store.leads.erase('a')).toBe(true)
      expect(await store.leads.read('a')).toBeUndefined()
      const { outcome } = await store.leads.receive(arrival({ id: 'b', client_request_uid: 'u' }))
      expect(outcome).toBe('created')
      expect((await allOf(store.leads)).map(({ id }) => id)).toEqual(['b'])
    })

    test('an erasure and an arrival that meet leave one whole lead or none', async () => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      await Promise.all([
        store.leads.erase('a'),
        store.leads.receive(arrival({ id: 'b', client_request_uid: 'u' })),
        store.leads.erase('b'),
        store.leads.receive(arrival({ id: 'c', client_request_uid: 'u' })),
      ])
      for (const lead of await allOf(store.leads))
        expect(await store.leads.read(lead.id)).toEqual(lead)
      expect((await allOf(store.leads)).length).toBeLessThanOrEqual(1)
    })

    test('who stops in the middle of reading all leads is in nobody’s way', async () => {
      const { leads } = await open()
      await leads.receive(arrival({ id: 'a' }))
      await leads.receive(arrival({ id: 'b' }))
      const reader = leads.all()[Symbol.asyncIterator]()
      expect((await reader.next()).value).toMatchObject({ id: 'a' })
      await reader.return?.()
      await leads.receive(arrival({ id: 'c' }))
      expect(await allOf(leads)).toHaveLength(3)
    })

    test('put takes leads as they are and replaces earlier revisions of them', async () => {
      const store = await open()
      const { lead } = await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      const other = { ...lead, id: 'b', client_request_uid: null, revision: 9 }
      const later = { ...lead, client_request_uid: 'v', revision: 2 }
      expect(await store.leads.put([later, other])).toBe(2)
      const stored = await allOf(store.leads)
      expect(stored.map(({ id, revision }) => [id, revision])).toEqual([
        ['a', 2],
        ['b', 9],
      ])
      const { outcome } = await store.leads.receive(arrival({ client_request_uid: 'u' }))
      expect(outcome).toBe('created')
    })

    test('put leaves what has changed since as it is, and says how many it took', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      const changing = leads.change('a', { state: 'won', by: 'operator:op-1', at: instant(1) })
      const other = { ...lead, id: 'b', client_request_uid: null }
      expect(await leads.put([{ ...lead, client_request_uid: 'v' }, other])).toBe(1)
      const won = await changing
      expect(await allOf(leads)).toEqual([won, other])
      expect(await leads.put([lead, other])).toBe(0)
      expect(await allOf(leads)).toEqual([won, other])
    })

    test('put refuses leads that have swapped their identities, wholly', async () => {
      const { leads } = await open()
      const one = await leads.receive(arrival({ client_request_uid: 'u' }))
      const other = await leads.receive(arrival({ client_request_uid: 'v' }))
      const swapped = [
        { ...one.lead, client_request_uid: 'v', revision: 2 },
        { ...other.lead, client_request_uid: 'u', revision: 2 },
      ]
      await expect(leads.put(swapped)).rejects.toMatchObject({ code: 'conflict' })
      expect(await allOf(leads)).toEqual([one.lead, other.lead])
    })

    test('put refuses a second lead of one identity, wholly', async () => {
      const store = await open()
      const { lead } = await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      const other = { ...lead, id: 'b', client_request_uid: null }
      const twins = ['c', 'd'].map(id => ({ ...lead, id, client_request_uid: 'v' }))
      for (const second of [[{ ...lead, id: 'c' }], twins])
        await expect(store.leads.put([other, ...second])).rejects.toMatchObject({
          code: 'conflict',
        })
      expect(await allOf(store.leads)).toEqual([lead])
    })

    test('put refuses a lead that is too large, wholly', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ id: 'a' }))
      const other = { ...lead, id: 'b', client_request_uid: null }
      const large = { ...other, id: 'c', custom_fields: { x: 'x'.repeat(1_000_000) } }
      await expect(leads.put([other, large])).rejects.toMatchObject({ code: 'invalid' })
      const next = await leads.receive(arrival({ id: 'd' }))
      expect(await allOf(leads)).toEqual([lead, next.lead])
    })
  })
}
