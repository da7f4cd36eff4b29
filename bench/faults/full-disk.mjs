/**
 * Fills a small disk, makes room, and fills it again. It must be a mount of its own, say
 * `mount -t tmpfs -o size=4m none /mnt/small`.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { bundle } from '../bundle.mjs'
import { called } from '../called.mjs'
import { arrivals, desk } from '../arrivals.mjs'

const disk = called('faults/full-disk FOLDER', {}, (_, [folder]) => {
  if (!folder) throw new Error('It wants a FOLDER on a small disk')
  const { blocks, bsize } = statfsSync(folder)
  if (blocks * bsize > 64 * 2 ** 20) throw new Error('The disk may have at most 64 MB')
  return folder
})
const { jsonFileStore } = await import(await bundle('bench/store/entry.ts', 'store'))

let lostInAll = 0
for (const floorBytes of [256 * 1024, 0]) {
  const folder = `${disk}/data`
  const ballast = `${disk}/ballast`
  writeFileSync(ballast, Buffer.alloc(2 ** 20))
  const crumb = `${disk}/crumb`
  writeFileSync(crumb, Buffer.alloc(2 ** 16))
  const said = []
  const say = (_about, text) => said.push(text)
  const log = { info: say, warn: say, error: say }
  const options = { folder, log, floorBytes, keepBackups: 0, compactBytes: 2 ** 18, retryMs: 50 }
  const store = await jsonFileStore(options, desk)
  const { next } = arrivals()
  const kept = []
  const fillUp = async () => {
    for (;;) {
      const arrival = next()
      try {
        await store.leads.receive(arrival)
        kept.push(arrival.id)
      } catch (error) {
        return error.code
      }
    }
  }
  const refusal = await fillUp()
  const before = kept.length
  rmSync(ballast)
  const start = performance.now()
  while (kept.length === before) {
    await fillUp().then(() => setTimeout(20))
    if (performance.now() - start > 20_000) throw new Error('It did not recover')
  }
  await store.close().catch(error => say({}, String(error)))
  // A start needs a little room of its own.
  rmSync(crumb)
  const again = await jsonFileStore({ ...options, floorBytes: 0 }, desk)
  const lost = []
  for (const id of kept) if (!(await again.leads.read(id))) lost.push(id)
  await again.close()
  lostInAll += lost.length
  console.log(
    `floor ${floorBytes}: refused as ${refusal} after ${before} leads, went on by itself to ` +
      `${kept.length}, ${lost.length} lost; said: ${[...new Set(said)].join(' | ')}`,
  )
  rmSync(folder, { recursive: true })
}
process.exitCode = lostInAll === 0 ? 0 : 1
