/**
 * A backup of a server under load, restored, moved to PostgreSQL and back: the same leads, counts
 * and desk each time, and nothing missing that was acknowledged before the backup began, after so
 * many seconds of load.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildBellhop, main, startBellhop } from '../bellhop.mjs'
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'
import { scratchFolder } from '../disk.mjs'
import { accessToken, headers, path, request } from '../intake/request.mjs'

/** Counts are written after five of them. */
const { seconds } = counts('faults/round-trip', { seconds: 7 })
buildBellhop()
const entry = await bundle('test/store/faults/postgresql-entry.ts', 'postgresql-entry')
const { startCluster } = await import(entry)
const { storedUids } = await import(await bundle('bench/faults/stored-uids.mjs', 'stored-uids'))
const scratch = scratchFolder()
const place = name => join(scratch, name)
const origin = 'https://www.example.com'

/** A command of the binary; the last sums it tells are those of all there is. */
async function bellhop(source, ...args) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...source },
  })
  child.stderr.pipe(process.stderr)
  let said = ''
  for await (const text of child.stdout) said += text
  const told = [...said.matchAll(/(\d+) leads and (\d+) counts, sha256 (\w+)$/gm)]
  const [sums, leads, counts, sha256] = told.at(-1)
  console.log(`${args[0].padEnd(8)} ${sums}`)
  return { leads: Number(leads), counts: Number(counts), sha256 }
}

/** Sixteen clients that send one request after the other, some again and changed. */
function load(port) {
  const acknowledged = []
  let isOver = false
  const client = async name => {
    for (let i = 0; !isOver; i++) {
      const uid = `${name}-${i >> 1}`
      const body = { ...request(uid), no_of_days: 1 + (i % 2) }
      const url = `http://127.0.0.1:${port}${path}`
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`)
      if (i % 2 === 0) acknowledged.push(uid)
    }
  }
  const clients = Promise.all(Array.from({ length: 16 }, (_, name) => client(name)))
  return {
    acknowledged,
    async stop() {
      isOver = true
      await clients
    },
  }
}

/** What widgets on ten pages tell. */
async function count(port) {
  const api = `http://127.0.0.1:${port}/api/v1`
  const { site } = (await (await fetch(`${api}/ping`, { headers })).json()).data
  for (let page = 0; page < 10; page++) {
    const body = new URLSearchParams({ site, page: `/${page}`, steps: 'opened,started' })
    const { status } = await fetch(`${api}/tallies`, { method: 'POST', headers: { origin }, body })
    if (status !== 204) throw new Error(`counting answered ${status}`)
  }
}

const cluster = await startCluster()
try {
  const env = { BELLHOP_ACCESS_TOKEN: accessToken, BELLHOP_ORIGINS: origin }
  const { port, stop } = await startBellhop(place('data'), env)
  await count(port)
  const clients = load(port)
  await setTimeout(seconds * 1000)
  const before = [...clients.acknowledged]
  const kept = await bellhop({ BELLHOP_DATA_DIR: place('data') }, 'backup', place('backup'))
  await clients.stop()
  await stop()
  console.log(
    `${before.length} leads acknowledged before the backup, ${clients.acknowledged.length} in all`,
  )

  const restored = { BELLHOP_DATA_DIR: place('restored') }
  const steps = [
    await bellhop(restored, 'restore', place('backup')),
    await bellhop(restored, 'migrate', '--to', cluster.url),
    await bellhop({ DATABASE_URL: cluster.url }, 'migrate', '--to', place('back')),
  ]
  const isSame = steps.every(({ sha256 }) => sha256 === kept.sha256)
  const back = new Set(await storedUids(place('back')))
  const lost = before.filter(uid => !back.has(uid)).length
  console.log(
    `${isSame ? 'equal' : 'DIFFERENT'} sums, ${lost} lost; ${kept.leads - before.length} leads came meanwhile`,
  )
  process.exitCode = isSame && lost === 0 && kept.counts === 20 ? 0 : 1
} finally {
  await cluster.remove()
}
