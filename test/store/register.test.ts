import { expect, test } from 'vitest'
import { merge } from '../../server/merge.ts'
import { wantedOf } from '../../server/store/filter.ts'
import { registerNames } from '../../server/store/register/names.ts'
import { registerPage } from '../../server/store/register/page.ts'
import { wantedRow } from '../../server/store/register/wanted-row.ts'
import { arrival } from './makers.ts'

test.each(['site', 'owner'] as const)(
  'of 65,536 leads with a %s of their own each, a filter finds one',
  part => {
    const shared = registerNames()
    const page = registerPage(shared)
    const { lead } = merge(undefined, arrival())
    const asked = (row: number) => ({ ...lead, [part]: row === 0 ? 'first' : 'last' })
    page.refresh(row => (row === 0 ? asked(row) : undefined))
    for (let n = 1; n < 65_536; n++) shared[`${part}s`].add(`${n}`)
    page.touch(1)
    page.refresh(row => (row === 1 ? asked(row) : undefined))
    const found: number[] = []
    const wanted = wantedRow(wantedOf({ [part]: 'first' }), shared)
    page.each(wanted, 1, row => void found.push(row))
    expect(found).toEqual([0])
    expect(page.handleOf(1).owner).toBe(asked(1).owner)
  },
)
