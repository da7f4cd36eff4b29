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

  test('at one after the other step of a start and of a snapshot', async () => {
    for (let call = 12; call <= 72; call += 5) expect(await folder.kill({ call })).toEqual([])
    expect(folder.acknowledged.size).toBeGreaterThan(0)
  })
})
