import { describe, expect, test } from 'vitest'
import { callKinds } from './faults/failing-files.ts'
import { liveThrough } from './faults/io-errors.ts'

/** Only the lock of another machine is asked when it was touched. */
const met = callKinds.filter(kind => kind !== 'touchedAt')

describe.concurrent.each(met)('when a call of %s fails', kind => {
  test('nothing acknowledged is lost, and the store goes on or refuses to open', async () => {
    for (let k = 1; k <= 3; k++) {
      const outcome = await liveThrough(kind, k, k % 2 ? 'EIO' : 'ENOSPC')
      expect(outcome.faults, `call ${k}`).toEqual([])
      if (k === 1) expect(outcome.met).not.toBe('nothing')
    }
  })
})
