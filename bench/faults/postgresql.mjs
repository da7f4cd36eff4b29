/**
 * Four processes of 16 clients on one PostgreSQL: first all on one uid, then under load while
 * connections are killed, for so many seconds, and the server crashes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'

const { seconds, crashes } = counts('faults/postgresql', { seconds: 60, crashes: 5 })
const log = { info() {}, warn() {}, error() {} }
const writer = await bundle('test/store/faults/postgresql-writer.ts', 'postgresql-writer')
const entry = await bundle('test/store/faults/postgresql-entry.ts', 'postgresql-entry')
const { allOf, desk, postgresqlStore, startCluster } = await import(entry)

const cluster = await startCluster()
const acknowledged = new Set()

/** Four processes; `end` resolves when all have ended by themselves or were told to. */
function writers(clients, rounds) {
  const children = ['a', 'b', 'c', 'd'].map(name => {
    const args = [writer, cluster.url, name, String(clients), String(rounds)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    createInterface(child.stdout).on('line', line => acknowledged.add(line))
    return { child, ended: once(child, 'close').then(([code]) => code) }
  })
  return {
    tell: () => children.forEach(({ child }) => child.kill('SIGTERM')),
    end: async () => (await Promise.all(children.map(({ ended }) => ended))).filter(Boolean).length,
  }
}

/** Milliseconds until something is acknowledged again. */
async function untilProgress() {
  const [began, before] = [performance.now(), acknowledged.size]
  while (acknowledged.size === before) await setTimeout(5)
  return Math.round(performance.now() - began)
}

async function killConnections() {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  const { rowCount } = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bellhop'`,
  )
  await client.end()
  return rowCount
}

async function leadsNow() {
  const store = await postgresqlStore({ url: cluster.url, log }, desk)
  const leads = await allOf(store.leads)
  await store.close()
  return leads
}

const failed = [await writers(16, 5).end()]
const shared = (await leadsNow()).filter(lead => lead.client_request_uid === 'shared')
const fields = new Set(shared.flatMap(lead => Object.keys(lead.custom_fields)))
const lostFields = [...acknowledged].filter(tag => !fields.has(tag)).length
console.log(`One uid: ${shared.length} lead, ${acknowledged.size} fields sent, ${lostFields} lost`)

acknowledged.clear()
const load = writers(16, 0)
await untilProgress()
let killed = 0
const waits = []
for (const until = Date.now() + seconds * 1000; Date.now() < until; await setTimeout(200)) {
  killed += await killConnections()
  waits.push(await untilProgress())
}
const backAfter = []
for (let i = 0; i < crashes; i++) {
  await cluster.kill()
  await cluster.start()
  backAfter.push(await untilProgress())
}
load.tell()
failed.push(await load.end())

const uids = (await leadsNow()).map(lead => lead.client_request_uid)
const kept = new Set(uids)
const lost = [...acknowledged].filter(uid => !kept.has(uid)).length
const doubled = uids.length - kept.size
console.log(
  `${killed} connections killed in ${seconds} s: at most ${Math.max(...waits)} ms of silence`,
)
console.log(`${crashes} crashes: back after ${backAfter.join(', ')} ms`)
console.log(`${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled`)
await cluster.remove()
const isWell = shared.length === 1 && lostFields + lost + doubled + Math.max(...failed) === 0
process.exitCode = isWell && Math.max(...backAfter, 0) <= 5_000 ? 0 : 1
