/**
 * Rebuilds what a disk may hold after a power cut at a random call, from a record of all calls, and
 * starts on it. Usage: node bench/faults/power-cuts.mjs [cuts]
 */
import { bundle } from '../bundle.mjs'

const cuts = Number(process.argv[2] ?? 100)
const { cutPower, recordLife } = await import(
  await bundle('test/store/faults/power-cuts.ts', 'power-cuts')
)

let broken = 0
let life
for (let i = 0; i < cuts; i++) {
  if (i % 20 === 0) life = await recordLife(600)
  const after = Math.floor(Math.random() * life.calls.length)
  const faults = await cutPower(life, after, Math.random)
  if (faults.length > 0) broken++
  for (const fault of faults) console.log(`after call ${after} of ${life.calls.length}: ${fault}`)
}
console.log(`${cuts} power cuts, ${broken} lost something or did not start`)
process.exitCode = broken === 0 ? 0 : 1
