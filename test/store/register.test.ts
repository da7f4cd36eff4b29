import type { QueryResultRow } from 'pg'
import { expect, test } from 'vitest'
import { merge } from '../../server/merge.ts'
import { wantedOf } from '../../server/store/filter.ts'
import { followingRegister } from '../../server/store/postgresql/following-register.ts'
import { registerNames } from '../../server/store/register/names.ts'
import { registerSheet } from '../../server/store/register/sheet.ts'
import { wantedRow } from '../../server/store/register/wanted-row.ts'
import { arrival } from './makers.ts'

test.each(['site', 'owner'] as const)(
  'of 65,536 leads with a %s of their own each, a filter finds one',
  part => {
    const shared = registerNames()
    const sheet = registerSheet(shared)
    const { lead } = merge(undefined, arrival())
    const asked = (row: number) => ({ ...lead, [part]: row === 0 ? 'first' : 'last' })
    sheet.refresh(row => (row === 0 ? asked(row) : undefined))
    for (let n = 1; n < 65_536; n++) shared[`${part}s`].add(`${n}`)
    sheet.touch(1)
    sheet.refresh(row => (row === 1 ? asked(row) : undefined))
    const found: number[] = []
    const wanted = wantedRow(wantedOf({ [part]: 'first' }), shared)
    sheet.each(wanted, 1, row => void found.push(row))
    expect(found).toEqual([0])
    expect(sheet.handleOf(1).owner).toBe(asked(1).owner)
  },
)

test('questions to PostgreSQL that wait for another share one look at what nobody has told of', async () => {
  let looks = 0
  let goOn = () => {}
  const first = new Promise<void>(resolve => (goOn = resolve))
  const query = async <Row extends QueryResultRow>(statement: string): Promise<Row[]> => {
    if (statement.startsWith('SELECT seq, revision') && ++looks === 1) await first
    return []
  }
  const register = followingRegister(query, () => register.hears(false))
  await register.counts({})
  const asked = [register.counts({})]
  await expect.poll(() => looks).toBe(1)
  for (let i = 0; i < 10; i++) asked.push(register.counts({}))
  goOn()
  await Promise.all(asked)
  expect(looks).toBe(2)
})

test('what a question to PostgreSQL could not read for a fault, the next one reads', async () => {
  let { lead } = merge(undefined, arrival({ id: 'a' }))
  let isAway = false
  const query = async <Row extends QueryResultRow>(statement: string, [after]: unknown[] = []) => {
    if (isAway) throw new Error('away')
    const mark = { seq: '1', revision: lead.revision, id: lead.id }
    const row = { seq: '1', lead: JSON.stringify(lead), bytes: '1' }
    if (Number(after) > 0) return []
    return [statement.startsWith('SELECT seq, revision') ? mark : row] as unknown as Row[]
  }
  const register = followingRegister(query, () => register.hears(true))
  expect((await register.counts({})).counts).toMatchObject({ new: 1, won: 0 })
  lead = { ...lead, state: 'won', revision: 2 }
  register.changed('a')
  isAway = true
  await expect(register.counts({})).rejects.toThrow('away')
  isAway = false
  expect((await register.counts({})).counts).toMatchObject({ new: 0, won: 1 })
})
