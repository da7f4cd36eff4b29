/** Damages files at random and opens the folder. Usage: node bench/faults/damage.mjs [times] */
import { bundle } from '../bundle.mjs'

const times = Number(process.argv[2] ?? 200)
const { damage, damageKinds, filesOf, sampleFolders } = await import(
  await bundle('test/store/faults/damage.ts', 'damage')
)

const counts = {}
const any = list => list[Math.floor(Math.random() * list.length)]
const sample = await sampleFolders()
for (let i = 0; i < times; i++) {
  const folder = i % 2 ? sample.closed : sample.killed
  const kind = damageKinds[i % damageKinds.length]
  const harm = { file: any(await filesOf(folder)), kind, at: Math.random(), bit: Math.random() }
  const { verdict, said } = await damage(folder, harm, sample.acknowledged)
  counts[verdict] = (counts[verdict] ?? 0) + 1
  if (verdict === 'silent') console.log(JSON.stringify(harm), said)
}
console.log(`${times} damaged files:`, counts)
await sample.remove()
process.exitCode = counts.silent ? 1 : 0
