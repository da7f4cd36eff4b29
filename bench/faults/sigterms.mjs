/**
 * Ends a server under load with SIGTERM. Each time it must exit with 0 within 10 s. In the end all
 * that was acknowledged must be stored, and all that was stored acknowledged: a request the server
 * has read is never broken off.
 */
import { setTimeout } from 'node:timers/promises'
import { buildBellhop, startBellhop } from '../bellhop.mjs'
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'
import { folderIn, scratchFolder } from '../disk.mjs'
import { accessToken } from '../intake/request.mjs'
import { fastWriter, slowWriter } from './sigterm-writers.mjs'

const { times: rounds } = counts('faults/sigterms', { times: 100 })
const fast = 16
const slow = 4
const limitMs = 10_000

buildBellhop()
const { storedUids } = await import(await bundle('bench/faults/stored-uids.mjs', 'stored-uids'))

const folder = folderIn(scratchFolder())
const seen = { acknowledged: new Set(), faults: [], slowest: 0 }

for (let round = 0; round < rounds; round++) await endUnderLoad(round)

const uids = await storedUids(folder)
const stored = new Set(uids)
const doubled = uids.length - stored.size
const lost = [...seen.acknowledged].filter(uid => !stored.has(uid))
const brokenOff = [...stored].filter(uid => !seen.acknowledged.has(uid))
console.log(
  `${rounds} SIGTERMs, ${seen.acknowledged.size} acknowledged, ${lost.length} lost, ` +
    `${doubled} doubled, ${brokenOff.length} stored but not answered, slowest exit ${Math.round(seen.slowest)} ms, ` +
    `${seen.faults.length} faults`,
)
if (seen.faults.length > 0) console.log(seen.faults.join('\n'))
process.exitCode = lost.length + doubled + brokenOff.length + seen.faults.length > 0 ? 1 : 0

async function endUnderLoad(round) {
  const { port, kill, exit } = await startBellhop(folder, { BELLHOP_ACCESS_TOKEN: accessToken })
  const ending = new AbortController()
  const write = (writer, n) => writer(port, `${round}-${n}`, ending.signal, seen)
  const fastDone = Array.from({ length: fast }, (_, n) => write(fastWriter, n))
  const slowOnes = Array.from({ length: slow }, (_, n) => write(slowWriter, fast + n))
  await Promise.all(slowOnes.map(({ read }) => read))
  await setTimeout(20 + ((round * 37) % 250))

  const began = performance.now()
  ending.abort()
  kill('SIGTERM')
  const late = new AbortController()
  void setTimeout(limitMs, undefined, late).then(
    () => kill('SIGKILL'),
    () => {},
  )
  const code = await exit
  late.abort()
  seen.slowest = Math.max(seen.slowest, performance.now() - began)
  if (code !== 0) seen.faults.push(`round ${round}: ended with ${code}`)
  await Promise.all([...fastDone, ...slowOnes.map(({ done }) => done)])
}
