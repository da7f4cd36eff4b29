import { expect, test } from 'vitest'
import { operatorHeaders } from '../support/operator.ts'
import { withLeads } from './with-leads.ts'

test('handles of all that match are enough to change them together', async () => {
  const { post } = await withLeads(3)
  const { body } = await post('/leads/ids', { start_from: '2027-04-12' })
  expect(body).toMatchObject({
    leads: [{ revision: 1, state: 'new', owner: null }, {}],
    more: false,
  })
  const { body: answer } = await post('/leads/changes', {
    changes: body.leads.map(({ id, revision }: any) => ({ id, revision, state: 'archived' })),
  })
  expect(answer.changed.map((lead: any) => [lead.fields.name, lead.state, lead.revision])).toEqual([
    ['Guest 3', 'archived', 2],
    ['Guest 2', 'archived', 2],
  ])
  expect(answer.refused).toEqual([])
})

test('each change stands by itself, with who made it', async () => {
  const { app, post } = await withLeads(2)
  const [one, two] = await app.leads()
  await app.call('PATCH', `/leads/${one!.id}`, { json: { state: 'lost' } })
  const operator = app.store.desk.read().operators[0]!.id
  const { status, body } = await post('/leads/changes', {
    changes: [
      { id: one!.id, revision: 1, state: 'won' },
      { id: 'none', state: 'won' },
      { id: two!.id, revision: 1, state: 'won', owner: operator },
    ],
  })
  expect(status).toBe(200)
  expect(body.refused).toEqual([
    { id: one!.id, code: 'conflict' },
    { id: 'none', code: 'not_found' },
  ])
  expect(body.changed).toMatchObject([{ id: two!.id, state: 'won', owner: operator }])
  expect((await app.leads())[1]!.history).toMatchObject([
    { part: 'state', by: `operator:${operator}` },
    { part: 'owner', by: `operator:${operator}` },
  ])
})

test('what a colleague has changed to the same before is named, and so is not taken back', async () => {
  const { app, post } = await withLeads(3)
  const [one, two, three] = await app.leads()
  const owner = app.store.desk.read().operators[0]!.id
  await post('/leads/changes', { changes: [{ id: one!.id, owner }] })
  const colleague = await operatorHeaders(app, 'agent')
  await app.call('PATCH', `/leads/${one!.id}`, {
    token: null,
    headers: colleague,
    json: { state: 'won' },
  })
  const changes = [one, two, three].map(lead => ({ id: lead!.id, revision: 1, state: 'won' }))
  const { body } = await post('/leads/changes', { changes })
  expect(body.changed).toHaveLength(3)
  expect(body.already_so).toEqual([one!.id])
  // An answer that was lost: the same again is still of whoever made it.
  expect((await post('/leads/changes', { changes })).body.already_so).toEqual([one!.id])
  const read = { changes: [{ id: one!.id, unread: false }] }
  expect((await post('/leads/changes', read)).body.already_so).toEqual([])
  // A custom field of the name says nothing of the lead's state.
  await app.call('PATCH', `/leads/${two!.id}`, {
    token: null,
    headers: colleague,
    json: { custom_fields: { state: 'Goa' } },
  })
  expect((await post('/leads/changes', { changes })).body.already_so).toEqual([one!.id])
})

test('of two things that were asked for, one of one’s own making is to be taken back', async () => {
  const { app, post } = await withLeads(1)
  const { id } = (await app.leads())[0]!
  const owner = app.store.desk.read().operators[0]!.id
  const colleague = { token: null, headers: await operatorHeaders(app, 'agent') }
  const alreadySo = async (asked: object) =>
    (await post('/leads/changes', { changes: [{ id, ...asked }] })).body.already_so
  await app.call('PATCH', `/leads/${id}`, { ...colleague, json: { state: 'won' } })
  expect(await alreadySo({ state: 'won', owner })).toEqual([])
  await app.call('PATCH', `/leads/${id}`, { ...colleague, json: { owner: null } })
  expect(await alreadySo({ owner: null })).toEqual([id])
})

test.each([
  [{ changes: [{ id: 'a', state: 'old' }] }, 'changes.0.state'],
  [{ changes: [{ id: 'a', revision: 0 }] }, 'changes.0.revision'],
  [{ changes: [{ id: 'a', fields: {} }] }, 'changes.0.fields'],
  [{ changes: [{ state: 'won' }] }, 'changes.0.id'],
  [{ changes: [{ id: 'a', owner: 'nobody' }] }, 'owner'],
  [{ changes: Array.from({ length: 501 }, () => ({ id: 'a' })) }, 'changes'],
])('changes told as %j are refused', async (json, field) => {
  const { post } = await withLeads(0)
  const { status, body } = await post('/leads/changes', json)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})
