import { expect, test } from 'vitest'
import { cutPower, recordLife } from './faults/power-cuts.ts'

test('after a power cut nothing acknowledged is lost, and it starts', async () => {
  const life = await recordLife(200)
  for (let cut = 1; cut <= 12; cut++) {
    const after = Math.floor((life.calls.length * cut) / 12)
    let seed = cut
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    expect(await cutPower(life, after, random), `after call ${after}`).toEqual([])
  }
})
