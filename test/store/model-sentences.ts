import {
  asyncModelRun,
  asyncProperty,
  assert,
  commands,
  constantFrom,
  record,
  integer,
} from 'fast-check'
import type { AsyncCommand } from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdit } from '../../server/edit.ts'
import { merge } from '../../server/merge.ts'
import { summaryOf } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Store } from '../../server/store/store.ts'
import { seed } from '../support/seed.ts'
import { allOf, arrival, instant } from './makers.ts'
import type { Scene } from './scene.ts'

/** A store in the plainest words: leads in order of arrival. */
interface Model {
  leads: Lead[]
}
type Command = AsyncCommand<Model, Store>

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

const receive = (site: string, uid: string | null, name: string, kind: 'request' | 'draft') => ({
  check: () => true,
  toString: () => `receive ${kind} ${site}/${uid} ${name}`,
  async run(model: Model, { leads }: Store) {
    const coming = arrival({ site, client_request_uid: uid, kind, fields: { name } })
    const at = model.leads.findIndex(
      lead => uid !== null && lead.site === site && lead.client_request_uid === uid,
    )
    const expected = merge(model.leads[at], coming)
    if (at >= 0) model.leads[at] = expected.lead
    else model.leads.push(expected.lead)
    expect(plain(await leads.receive(coming))).toEqual(plain(expected))
  },
})

const edit = (place: number, state: Lead['state']) => ({
  check: (model: Model) => model.leads.length > 0,
  toString: () => `edit ${place} ${state}`,
  async run(model: Model, { leads }: Store) {
    const at = place % model.leads.length
    const lead = model.leads[at] as Lead
    const change = {
      state,
      fields: { name: 'Edited' },
      by: 'operator:op-1',
      at: instant(1),
    } as const
    model.leads[at] = applyEdit(lead, change)
    expect(plain(await leads.change(lead.id, change))).toEqual(plain(model.leads[at]))
  },
})

const erase = (place: number) => ({
  check: (model: Model) => model.leads.length > 0,
  toString: () => `erase ${place}`,
  async run(model: Model, { leads }: Store) {
    const [lead] = model.leads.splice(place % model.leads.length, 1)
    expect(await leads.erase(lead?.id ?? '')).toBe(true)
  },
})

const compare = () => ({
  check: () => true,
  toString: () => 'compare',
  async run(model: Model, { leads }: Store) {
    expect(plain(await allOf(leads))).toEqual(plain(model.leads))
    const { leads: page } = await leads.page({ limit: 1000 })
    expect(plain(page)).toEqual(plain(model.leads.toReversed().map(summaryOf)))
  },
})

const anyCommand = [
  record({
    site: constantFrom('demo', 'other'),
    uid: constantFrom('a', 'b', 'c', null),
    name: constantFrom('Asha', 'Ben', ''),
    kind: constantFrom('request' as const, 'draft' as const),
  }).map(({ site, uid, name, kind }): Command => receive(site, uid, name, kind)),
  record({ place: integer({ min: 0 }), state: constantFrom('won' as const, 'lost' as const) }).map(
    ({ place, state }): Command => edit(place, state),
  ),
  integer({ min: 0, max: 1e6 }).map((place): Command => erase(place)),
  constantFrom<Command>(compare()),
]

export function modelSentences({ open }: Scene) {
  test('200 random commands do what they do to a plain list', async () => {
    await assert(
      asyncProperty(commands(anyCommand, { size: 'max', maxCommands: 200 }), async script => {
        const store = await open()
        await asyncModelRun(() => ({ model: { leads: [] }, real: store }), script)
        await compare().run({ leads: await allOf(store.leads) }, store)
      }),
      { numRuns: 10, seed },
    )
  })
}
