import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { damage, damageKinds, filesOf, sampleFolders, type Sample } from './faults/damage.ts'

describe('a damaged folder', () => {
  let sample: Sample
  beforeAll(async () => {
    sample = await sampleFolders()
  })
  afterAll(() => sample.remove())

  test.each(damageKinds)('is refused with file, line and offset when a file is %s', async kind => {
    for (const file of await filesOf(sample.closed))
      for (const at of [0, 0.3, 0.8, 0.999]) {
        const harm = { file, kind, at, bit: at }
        const { verdict, said } = await damage(sample.closed, harm, sample.acknowledged)
        expect(verdict, `${file} ${kind} at ${at}: ${said}`).toBe('refused')
      }
  })

  test.each(damageKinds)('after a kill is never opened in silence: %s', async kind => {
    for (const file of await filesOf(sample.killed))
      for (const at of [0, 0.4, 0.7, 0.999]) {
        const harm = { file, kind, at, bit: at }
        const { verdict, said } = await damage(sample.killed, harm, sample.acknowledged)
        expect(verdict, `${file} ${kind} at ${at}: ${said}`).not.toBe('silent')
      }
  })
})
