/**
 * Kills a process of eight writers with -9, by turns after a random number of answers and at a
 * random call of a start or a snapshot. Usage: node bench/faults/kills.mjs [kills]
 */
import { bundle } from '../bundle.mjs'

const kills = Number(process.argv[2] ?? 300)
const program = await bundle('test/store/faults/writer-process.ts', 'writer-process')
const { killing } = await import(await bundle('test/store/faults/kills.ts', 'kills'))

const folder = await killing(program)
let broken = 0
for (let i = 0; i < kills; i++) {
  const moment =
    i % 2 === 1
      ? { call: 1 + Math.floor(Math.random() * 150) }
      : { acks: 1 + Math.floor(Math.random() * 1500) }
  const faults = await folder.kill(moment).catch(error => [String(error)])
  if (faults.length > 0) broken++
  for (const fault of faults) console.log(JSON.stringify(moment), fault)
}
console.log(
  `${kills} kills (${folder.insideSnapshot()} inside a snapshot), ` +
    `${folder.acknowledged.size} leads acknowledged, ${broken} kills lost, doubled or did not start`,
)
await folder.remove()
process.exitCode = broken === 0 ? 0 : 1
