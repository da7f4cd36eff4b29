/**
 * Kills a process of eight writers with -9, by turns after a random number of answers, at a random
 * call of a start, and at a random call of a compaction.
 */
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'

const { kills } = counts('faults/kills', { kills: 300 })
const program = await bundle('test/store/faults/writer-process.ts', 'writer-process')
const { killing } = await import(await bundle('test/store/faults/kills.ts', 'kills'))

const upTo = most => 1 + Math.floor(Math.random() * most)
const moments = [
  () => ({ acks: upTo(1500) }),
  () => ({ call: upTo(45), of: 'life' }),
  () => ({ call: upTo(80), of: 'compaction' }),
]
const folder = await killing(program)
const times = moments.map(() => 0)
let broken = 0
for (let i = 0; i < kills; i++) {
  const kind = i % moments.length
  const moment = moments[kind]()
  times[kind]++
  const faults = await folder.kill(moment).catch(error => [String(error)])
  if (faults.length > 0) broken++
  for (const fault of faults) console.log(JSON.stringify(moment), fault)
  if ((i + 1) % 50 === 0) console.log(`${i + 1} of ${kills}, ${broken} broken so far`)
}
const [atRandom, inStart, inCompaction] = times
console.log(
  `${kills} kills: ${atRandom} at random, ${inStart} in a start, ${inCompaction} inside a compaction; ` +
    `${folder.acknowledged.size} leads acknowledged, ${broken} kills lost, doubled or did not start`,
)
await folder.remove()
process.exitCode = broken === 0 ? 0 : 1
