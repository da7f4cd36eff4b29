import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../bench/bundle.mjs'
import { killing, type Killing } from './faults/kills.ts'

describe('after kill -9 nothing acknowledged is lost, nothing is doubled, and it starts', () => {
  let folder: Killing
  beforeAll(async () => {
    folder = await killing(await bundle('test/store/faults/writer-process.ts', 'writer-process'))
  })
  afterAll(() => folder.remove())

  test('in the middle of eight writers', async () => {
    for (const acks of [1, 50, 333]) expect(await folder.kill({ acks })).toEqual([])
  })

  test('at one after the other step of a start', async () => {
    for (let call = 8; call <= 48; call += 8)
      expect(await folder.kill({ call, of: 'life' })).toEqual([])
  })

  test('at one after the other step of a compaction', async () => {
    for (let call = 1; call <= 28; call += 3)
      expect(await folder.kill({ call, of: 'compaction' })).toEqual([])
    expect(folder.acknowledged.size).toBeGreaterThan(0)
  })
})
