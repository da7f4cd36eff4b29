import { describe, expect, test } from 'vitest'
import { callKinds } from './faults/failing-files.ts'
import { liveThrough } from './faults/io-errors.ts'

describe.concurrent.each(callKinds)('when a call of %s fails', kind => {
  test('nothing acknowledged is lost, and the store goes on or refuses to open', async () => {
    for (let k = 1; k <= 3; k++) {
      const { faults } = await liveThrough(kind, k, k % 2 ? 'EIO' : 'ENOSPC')
      expect(faults, `call ${k}`).toEqual([])
    }
  })
})
