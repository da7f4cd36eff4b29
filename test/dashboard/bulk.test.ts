import { expect, test } from 'vitest'
import { changesOf, runBulk, type Selected } from '../../dashboard/inbox/bulk.ts'
import type { InboxApi } from '../../dashboard/inbox/inbox-api.ts'
import { ApiError } from '../../dashboard/problem.ts'
import type { BulkChange, LeadSummary } from '../../shared/lead-api.ts'

const selected = (id: string, parts: Partial<Selected> = {}): Selected => ({
  id,
  revision: 1,
  state: 'new',
  owner: null,
  unread: true,
  ...parts,
})

/** The server's side of it: takes what it is sent, but for those named. */
function answering(refused: string[] = [], already: string[] = []) {
  const sent: BulkChange[][] = []
  const change: InboxApi['change'] = async changes => {
    sent.push(changes)
    const taken = changes.filter(({ id }) => !refused.includes(id))
    return {
      changed: taken.map(({ id }) => ({ id, revision: 2 }) as LeadSummary),
      already_so: already,
      refused: refused.map(id => ({ id, code: 'conflict' as const })),
    }
  }
  return { sent, api: { change } as InboxApi }
}

test('only leads that differ are changed, each with the revision that was looked at', () => {
  const leads = [selected('a'), selected('b', { state: 'won' }), selected('c', { revision: 7 })]
  expect(changesOf(leads, { state: 'won' })).toEqual([
    { id: 'a', revision: 1, state: 'won' },
    { id: 'c', revision: 7, state: 'won' },
  ])
})

test('the way back restores what each lead was, unread ones too', async () => {
  const leads = [selected('a', { owner: 'op-1' }), selected('b', { unread: false })]
  const { api } = answering()
  const result = await runBulk(
    api,
    changesOf(leads, { state: 'lost' }),
    new Map(leads.map(lead => [lead.id, lead])),
    { signal: new AbortController().signal, done: () => {} },
  )
  expect(result.back).toEqual([
    { id: 'a', revision: 2, state: 'new', unread: true },
    { id: 'b', revision: 2, state: 'new', unread: false },
  ])
})

test('what a colleague had done before is not taken back with the rest', async () => {
  const leads = [selected('a'), selected('b')]
  const { api } = answering([], ['a'])
  const result = await runBulk(
    api,
    changesOf(leads, { state: 'won' }),
    new Map(leads.map(lead => [lead.id, lead])),
    { signal: new AbortController().signal, done: () => {} },
  )
  expect(result).toMatchObject({ alreadySo: 1, back: [{ id: 'b', state: 'new' }] })
})

test('many go in strides and say how far they are; what is called off stays undone', async () => {
  const leads = Array.from({ length: 450 }, (_, n) => selected(`l${n}`))
  const { api, sent } = answering(['l3'])
  const calledOff = new AbortController()
  const progress: number[] = []
  const result = await runBulk(api, changesOf(leads, { owner: 'op-1' }), new Map(), {
    signal: calledOff.signal,
    done(count) {
      progress.push(count)
      if (count === 400) calledOff.abort()
    },
  })
  expect(progress).toEqual([200, 400])
  expect(sent.map(changes => changes.length)).toEqual([200, 200])
  expect(result.changed).toHaveLength(399)
  expect(result.left).toHaveLength(50)
})

test('of many that a problem breaks off it is known what was done, how to take it back, and what is left', async () => {
  const leads = Array.from({ length: 450 }, (_, n) => selected(`l${n}`))
  const { api, sent } = answering()
  const change: InboxApi['change'] = async changes => {
    if (sent.length === 1) throw new ApiError({ is: 'offline' })
    return api.change(changes)
  }
  const result = await runBulk(
    { change } as InboxApi,
    changesOf(leads, { state: 'lost' }),
    new Map(leads.map(lead => [lead.id, lead])),
    { signal: new AbortController().signal, done: () => {} },
  )
  expect(result.problem).toEqual({ is: 'offline' })
  expect(result.back).toHaveLength(200)
  expect(result.left).toHaveLength(250)
})
