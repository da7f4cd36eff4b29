import { describe, expect, test } from 'vitest'
import type { LeadQuery, Store } from '../../server/store/store.ts'
import { arrival } from './makers.ts'
import type { Scene } from './scene.ts'

export function pageSentences({ open }: Scene) {
  describe('pages', () => {
    const ids = async ({ leads }: Store, query: Partial<LeadQuery>) =>
      (await leads.page({ limit: 50, ...query })).leads.map(({ id }) => id)

    test('come newest arrival first, and the cursor leads through all of them', async () => {
      const { leads } = await open()
      for (let i = 1; i <= 7; i++) await leads.receive(arrival({ id: `l${i}` }))
      const seen: string[][] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof leads.page>> = await leads.page({
          limit: 3,
          ...(cursor === null ? {} : { cursor }),
        })
        seen.push(page.leads.map(({ id }) => id))
        cursor = page.next_cursor
      } while (cursor !== null)
      expect(seen).toEqual([['l7', 'l6', 'l5'], ['l4', 'l3', 'l2'], ['l1']])
    })

    test('a full last page says that it is the last', async () => {
      const { leads } = await open()
      for (let i = 1; i <= 4; i++) await leads.receive(arrival())
      const first = await leads.page({ limit: 2 })
      const last = await leads.page({ limit: 2, cursor: first.next_cursor ?? '' })
      expect(last.leads).toHaveLength(2)
      expect(last.next_cursor).toBeNull()
    })

    test('a lead that comes or goes while somebody pages shifts nothing', async () => {
      const store = await open()
      for (let i = 1; i <= 5; i++) await store.leads.receive(arrival({ id: `l${i}` }))
      const { next_cursor } = await store.leads.page({ limit: 2 })
      await store.leads.receive(arrival({ id: 'l6' }))
      await store.leads.erase('l4')
      expect(await ids(store, { cursor: next_cursor ?? '' })).toEqual(['l3', 'l2', 'l1'])
    })

    test.each(['first', '-1', '9'.repeat(16)])('%s is no cursor, and is refused', async cursor => {
      const { leads } = await open()
      const page = leads.page({ limit: 5, cursor })
      await expect(page).rejects.toMatchObject({
        code: 'invalid',
        details: { errors: { cursor: [/./] } },
      })
    })

    test('show only the site and the states asked for', async () => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a', kind: 'draft' }))
      await store.leads.receive(arrival({ id: 'b' }))
      await store.leads.receive(arrival({ id: 'c', site: 'other' }))
      expect(await ids(store, { site: 'demo' })).toEqual(['b', 'a'])
      expect(await ids(store, { states: ['partial', 'won'] })).toEqual(['a'])
      expect(await ids(store, { site: 'other', states: ['new'] })).toEqual(['c'])
    })

    test('an update keeps a lead in its place', async () => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      await store.leads.receive(arrival({ id: 'b' }))
      await store.leads.receive(arrival({ client_request_uid: 'u', fields: { comments: 'x' } }))
      expect(await ids(store, {})).toEqual(['b', 'a'])
    })

    test.each([
      ['ASHA', 'a field, in any case'],
      ['asha goa', 'all words, wherever they stand'],
      ['honeymoon', 'a custom field'],
      ['nested', 'a value inside a custom field'],
      ['4711', 'a number'],
      ['ab12cd34', 'the reference'],
      ['"quoted" back\\slash', 'characters that JSON escapes'],
      ['ΟΔΟΣ', 'the beginning of a word that goes on with another sigma'],
    ])('search finds %s: %s', async search => {
      const store = await open()
      const custom_fields = {
        occasion: 'Honeymoon',
        more: [{ deep: 'Nested' }, 4711],
        odd: '"quoted" back\\slash\nοδόστρωμα',
      }
      const fields = { name: 'Asha Rao', phone_number: '1', destination: 'Goa' }
      await store.leads.receive(arrival({ id: 'b', fields: { name: 'Ben', phone_number: '2' } }))
      await store.leads.receive(arrival({ id: 'a', reference: 'AB12CD34', fields, custom_fields }))
      expect(await ids(store, { search })).toEqual(['a'])
    })

    test.each([
      ['joao nobrega', 'João Nóbrega'],
      ['JOÃO', 'Joao'],
      ['lukasz', 'Łukasz'],
      ['orjan angstrom', 'Ørjan Ångström'],
      ['strasse', 'Am See, Straße 7'],
      ['istanbul', 'İstanbul'],
      ['ijmuiden', 'Ĳmuiden'],
      ['nguyen', 'Nguye\u0302\u0303n'],
      ['Nguyễn', 'nguyen'],
      ['αθηνα', 'Αθήνα'],
      ['алена', 'Алёна'],
      ['ısparta', 'ISPARTA'],
      ['فاطمه احمد', 'فاطمة أحمد'],
      ['علی کریمی', 'علي كريمى'],
      ['محمد', 'مُحَمَّـد'],
      ['שלום', 'שָׁלוֹם'],
      ['asha 12', 'Ａsha １２'],
      ['٤٢', '42'],
      ['がむ', 'がむ'],
      ["o'brien", 'Liam O’Brien'],
      ['obrien', "Liam O'Brien"],
      ['l’aquila', "L'Aquila"],
      ['山田太郎', '山田 太郎'],
      ['山田　太郎', '山田太郎'],
      ['ｽﾄｯｸﾎﾙﾑ', 'ストックホルム'],
      ['ガイド', 'ｶﾞｲﾄﾞ'],
    ])('search for %s finds %s: no accent has to be typed, and any may', async (search, name) => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a', fields: { name, phone_number: '1' } }))
      await store.leads.receive(arrival({ id: 'b', fields: { name: 'かむ', phone_number: '2' } }))
      expect(await ids(store, { search })).toEqual(['a'])
    })

    test('search finds a phone number by its digits, however it was written', async () => {
      const store = await open()
      const fields = (phone_number: string) => ({ name: 'Asha', phone_number })
      await store.leads.receive(arrival({ id: 'a', fields: fields('+91 (98450) 12-345') }))
      await store.leads.receive(arrival({ id: 'b', fields: fields('٩٨٤٥٠١٢٣٤٥') }))
      await store.leads.receive(arrival({ id: 'c', fields: fields('9845-99999') }))
      for (const search of ['9845012345', '98450-12345', '(98450) 12-345', '98450–12345'])
        expect(await ids(store, { search })).toEqual(['b', 'a'])
      for (const search of ['+919845012345', '+91 98450 12345', '+91-98450-12345'])
        expect(await ids(store, { search })).toEqual(['a'])
    })

    test.each(['2027-04-30', '2027-04', '2027', 'b-17/4', '17/4', 'o-2.5@x.example', '1.500,50'])(
      'search for %s finds what is written so: signs between digits do no harm',
      async search => {
        const store = await open()
        const custom_fields = { booking: 'B-17/4', price: '1.500,50', mail: 'o-2.5@x.example' }
        const fields = { name: 'Asha', phone_number: '1', start_date: '2027-04-30' }
        await store.leads.receive(arrival({ id: 'a', fields, custom_fields }))
        await store.leads.receive(arrival({ id: 'b', fields: { ...fields, start_date: null } }))
        expect(await ids(store, { search })).toEqual(['a'])
      },
    )

    test('search finds the leads of one guest by the guest', async () => {
      const store = await open()
      await store.leads.receive(arrival({ id: 'a' }))
      await store.leads.receive(arrival({ id: 'b' }))
      const guest = 'a0b1c2d3-guest'
      await store.leads.change('a', { guest, by: 'api', at: '2027-03-01T00:00:00.000Z' })
      expect(await ids(store, { search: guest })).toEqual(['a'])
    })

    test('tells which lead has a request', async () => {
      const { leads } = await open()
      const { lead } = await leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
      const others = [
        { ...lead, client_request_uid: 'v' },
        { ...lead, session: 's' },
        { ...lead, client_request_uid: null },
      ]
      const known = [undefined, 'a', undefined, undefined]
      expect(await leads.holders([others[0]!, lead, others[1]!, others[2]!])).toEqual(known)
      await leads.erase('a')
      expect(await leads.holders([lead])).toEqual([undefined])
    })

    test.each([
      'asha ben',
      'custom_fields',
      'occasion',
      'honeymoon nobody',
      'asha1',
      '1second',
      'true',
      'false',
    ])(
      'search for %s finds nothing: names, history, half of the words and what meets by chance do not count',
      async search => {
        const store = await open()
        const fields = { name: 'Asha', phone_number: '1' }
        const custom_fields = { occasion: 'Honeymoon', flexible: true, insured: false }
        await store.leads.receive(arrival({ fields, custom_fields }))
        await store.leads.receive(
          arrival({ reference: 'SECOND', fields: { name: 'Ben', phone_number: '2' } }),
        )
        expect(await ids(store, { search })).toEqual([])
      },
    )
  })
}
