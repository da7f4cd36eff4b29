/**
 * The JSON-file store against the store in memory, through the same calls, and against itself as
 * it grows: the first number of leads is what the others are compared with.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { bundle } from '../bundle.mjs'
import { called, number } from '../called.mjs'
import { folderIn, scratchFolder } from '../disk.mjs'
import { arrivals, desk } from '../arrivals.mjs'
import { fill } from '../fill.mjs'
import { median, quantile } from '../statistics.mjs'

const usual = ['1000', '10000', '100000', '1000000']
const sizes = called(`store [leads ..., ${usual.join(' ')}]`, {}, (_, words) =>
  (words.length > 0 ? words : usual).map(number),
)
const scratch = scratchFolder()
const program = await bundle('bench/store/entry.ts', 'store')
const { jsonFileStore, memoryStore } = await import(program)
const log = { info() {}, warn: console.warn, error: console.error }
const never = Number.MAX_SAFE_INTEGER
const openFile = (folder, limits = { compactBytes: never }) =>
  jsonFileStore({ folder, log, keepBackups: 0, ...limits }, desk)

const round = (number, digits = 2) => Number(number.toFixed(digits))

/** Calls `send` `count` times, `clients` at once. */
async function run(count, clients, send) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const times = []
  let left = count
  const client = async () => {
    while (left-- > 0) {
      const sent = performance.now()
      await send()
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return {
    perSecond: Math.round(count / seconds),
    cpuUs: round((user + system) / count, 1),
    p99Ms: round(quantile(times, 0.99)),
  }
}

/** Requests a second of one store behind a bare HTTP server. */
async function overHttp(store, connections) {
  const { next } = arrivals()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', text => (body += text))
    request.on('end', async () => {
      JSON.parse(body)
      await store.leads.receive(next())
      response.writeHead(201, { 'Content-Type': 'application/json' })
      response.end('{"message":"Trip plan request created"}')
    })
  })
  await new Promise(resolve => server.listen(0, resolve))
  const options = {
    url: `http://127.0.0.1:${server.address().port}`,
    method: 'POST',
    body: JSON.stringify(next().fields),
    connections,
    workers: 1,
  }
  const { requests, errors, non2xx } = await autocannon({ ...options, duration: 2 })
  server.closeAllConnections()
  server.close()
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed`)
  return requests.average
}

/** Median of the ratios of two stores measured by turns, since the machine's pace changes. */
async function ratioOf(measure, a, b, rounds = 5) {
  const ratios = []
  await measure(a)
  await measure(b)
  for (let i = 0; i < rounds; i++) ratios.push((await measure(a)) / (await measure(b)))
  return round(median(ratios))
}

async function compareStores() {
  console.log('\nfile store / store in memory, requests a second')
  for (const clients of [1, 16, 64]) {
    const folder = folderIn(scratch)
    const file = await openFile(folder, {})
    const memory = await memoryStore({}, desk)
    const { next } = arrivals()
    const count = clients === 1 ? 2000 : 10_000
    const direct = await ratioOf(
      async store => (await run(count, clients, () => store.leads.receive(next()))).perSecond,
      file,
      memory,
    )
    const http = await ratioOf(store => overHttp(store, clients), file, memory)
    console.log(`${clients} at once: ${http} over HTTP, ${direct} called directly`)
    await file.close()
    rmSync(folder, { recursive: true })
  }
}

/** A folder of this many leads, in a fresh snapshot. */
async function filled(leads) {
  const folder = folderIn(scratch)
  const { lead } = arrivals()
  const filling = await openFile(folder)
  await fill(filling, leads, lead)
  await filling.close()
  const before = inode(folder)
  const store = await openFile(folder, { compactBytes: 1 })
  await store.leads.erase((await store.leads.page({ limit: 1 })).leads[0].id)
  while (inode(folder) === before) await setTimeout(10)
  await store.close()
  return folder
}

/** An open store of this many leads, and a request to it: every other one updates a lead. */
async function workplace(leads) {
  const folder = await filled(leads)
  const start = startOf(folder)
  const store = await openFile(folder)
  const { next, again } = arrivals(leads)
  let sent = 0
  const send = () => store.leads.receive(sent++ % 2 === 0 ? next() : again())
  await run(5000, 64, send)
  return { leads, folder, start, store, send }
}

/** The median of three starts: the disk is still busy with the new folder at the first. */
function startOf(folder) {
  const args = ['--expose-gc', startProgram, program, folder]
  const starts = Array.from({ length: 3 }, () =>
    JSON.parse(spawnSync(process.execPath, args).stdout.toString()),
  )
  return starts.sort((a, b) => a.cpuSeconds - b.cpuSeconds)[1]
}

async function growth() {
  console.log(
    '\nas it grows, 64 at once, half of the requests update a lead; bars at 1000000: CPU 1.15x, ' +
      'start 3 s CPU, heap 120 B a lead, RSS 1.3x the JSON',
  )
  const [least, ...others] = sizes
  const small = await workplace(least)
  for (const leads of others) {
    const large = await workplace(leads)
    const { start, folder } = large
    const ratio = await ratioOf(async ({ send }) => (await run(3000, 64, send)).cpuUs, large, small)
    console.log(
      `${leads} leads: CPU a request ${ratio}x that at ${least}; ` +
        `start ${start.cpuSeconds} s CPU, ${start.seconds} s; ` +
        `heap ${round(start.heapBytes / leads, 1)} B a lead, ` +
        `RSS ${round(start.rss / 2 ** 20, 0)} MiB = ${round(start.rss / jsonBytes(folder))}x the JSON`,
    )
    await large.store.close()
    if (leads === others.at(-1)) await compactionOf(folder, leads)
    rmSync(folder, { recursive: true })
  }
  await small.store.close()
  rmSync(small.folder, { recursive: true })
}

const inode = folder => statSync(`${folder}/leads.json`).ino
const jsonBytes = folder => statSync(`${folder}/leads.json`).size

async function compactionOf(folder, leads) {
  const without = await underLoad(folder, leads, never)
  const during = await underLoad(folder, leads, 1)
  console.log(
    `\nsnapshot of ${leads} leads in the middle of 64 writers: event loop held ` +
      `p99.9 ${during.heldMs} ms, at most ${during.longestMs} ms ` +
      `(without: ${without.heldMs} and ${without.longestMs} ms), bar 20; ` +
      `p99 ${during.p99Ms} ms, ${round(during.p99Ms / without.p99Ms)}x that without`,
  )
}

/** Event-loop delay and latency while 64 writers work until a new snapshot is there, or 5 s. */
async function underLoad(folder, leads, compactBytes) {
  const store = await openFile(folder, { compactBytes })
  const { again } = arrivals(leads)
  await run(5000, 64, () => store.leads.receive(again()))
  const before = inode(folder)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const until = performance.now() + 5000
  const times = []
  do {
    const { p99Ms } = await run(2000, 64, () => store.leads.receive(again()))
    times.push(p99Ms)
  } while (compactBytes === never ? performance.now() < until : inode(folder) === before)
  delay.disable()
  await store.close()
  return {
    heldMs: round(delay.percentile(99.9) / 1e6 - 1, 1),
    longestMs: round(delay.max / 1e6 - 1, 1),
    p99Ms: round(median(times)),
  }
}

const startProgram = fileURLToPath(new URL('start.mjs', import.meta.url))
console.log(`Node ${process.version}, ${availableParallelism()} processors`)
await compareStores()
await growth()
