/**
 * Rebuilds what a disk may hold after a power cut at a random call, and starts on it: from the
 * system calls that strace saw where there is one, else from the calls at the store's file
 * interface.
 */
import { spawnSync } from 'node:child_process'
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'

const { cuts } = counts('faults/power-cuts', { cuts: 100 })
const { cutPower, recordLife } = await import(
  await bundle('test/store/faults/power-cuts.ts', 'power-cuts')
)
const { traceLife } = await import(await bundle('test/store/faults/traced-life.ts', 'traced-life'))
const program = await bundle('test/store/faults/writer-process.ts', 'writer-process')
const hasStrace = spawnSync('strace', ['-V']).status === 0
const live = () => (hasStrace ? traceLife(program, 2000) : recordLife(600))

let broken = 0
let life
for (let i = 0; i < cuts; i++) {
  if (i % 20 === 0) life = await live()
  const after = Math.floor(Math.random() * life.calls.length)
  const faults = await cutPower(life, after, Math.random)
  if (faults.length > 0) broken++
  for (const fault of faults) console.log(`after call ${after} of ${life.calls.length}: ${fault}`)
}
console.log(
  `${cuts} power cuts rebuilt from ${hasStrace ? 'system calls' : 'calls at the file interface'}, ` +
    `${broken} lost something or did not start`,
)
process.exitCode = broken === 0 ? 0 : 1
