/** Fails the k-th call of each kind, k = 1..n. */
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'

const { n } = counts('faults/io-errors', { n: 20 })
const { callKinds } = await import(await bundle('test/store/faults/failing-files.ts', 'failing'))
const { liveThrough } = await import(await bundle('test/store/faults/io-errors.ts', 'io-errors'))

let broken = 0
let failed = 0
for (const kind of callKinds) {
  const met = {}
  for (let k = 1; k <= n; k++) {
    const code = ['EIO', 'ENOSPC', 'EMFILE'][k % 3]
    const outcome = await liveThrough(kind, k, code).catch(error => ({
      met: 'thrown',
      faults: [String(error)],
    }))
    met[outcome.met] = (met[outcome.met] ?? 0) + 1
    if (outcome.met !== 'nothing') failed++
    if (outcome.faults.length > 0) broken++
    for (const fault of outcome.faults) console.log(kind, k, code, fault)
  }
  console.log(kind.padEnd(12), met)
}
console.log(`${broken} of ${failed} calls that failed lost or doubled something`)
process.exitCode = broken === 0 ? 0 : 1
