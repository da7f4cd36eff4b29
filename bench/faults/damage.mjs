/** Damages files at random and opens the folder. */
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'

const { times } = counts('faults/damage', { times: 200 })
const { damage, damageKinds, filesOf, sampleFolders } = await import(
  await bundle('test/store/faults/damage.ts', 'damage')
)

const verdicts = {}
const any = list => list[Math.floor(Math.random() * list.length)]
const sample = await sampleFolders()
for (let i = 0; i < times; i++) {
  const folder = i % 2 ? sample.closed : sample.killed
  const kind = damageKinds[i % damageKinds.length]
  const harm = { file: any(await filesOf(folder)), kind, at: Math.random(), bit: Math.random() }
  const { verdict, said } = await damage(folder, harm, sample.acknowledged)
  verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  if (verdict === 'silent') console.log(JSON.stringify(harm), said)
}
console.log(`${times} damaged files:`, verdicts)
await sample.remove()
process.exitCode = verdicts.silent ? 1 : 0
