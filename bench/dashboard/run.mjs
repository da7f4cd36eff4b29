/**
 * What an operator waits for, on both stores. Times are the store's; the first counts after a start
 * fill the register. How long the event loop is held is asked of both, the filling and what comes
 * after. The bench `dashboard/page` looks at the page.
 */
import { cpus } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { bundle } from '../bundle.mjs'
import { counts } from '../called.mjs'
import { scratchFolder } from '../disk.mjs'
import { desk } from '../arrivals.mjs'
import { fill } from '../fill.mjs'
import { quantile } from '../statistics.mjs'
import { lead } from './leads.mjs'

const { leads: count } = counts('dashboard', { leads: 100_000 })
const rounds = 20
const log = { info() {}, warn: console.warn, error: console.error }
const program = await bundle('bench/dashboard/entry.ts', 'dashboard')
const { jsonFileStore, postgresqlStore, startCluster } = await import(program)
const instant = day => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString()

/** As lists are asked for, which are told who the operators are. */
const firstPage = leads => leads.page({ limit: 50, operators: new Set(['op-1', 'op-2']) })

/** Each is asked often, with other words each time where that is what one does. */
const questions = {
  'first page': firstPage,
  'first page of the inbox': leads =>
    leads.page({ limit: 50, states: ['new', 'contacted', 'quoted', 'won', 'lost'] }),
  'page in the middle': leads => leads.page({ limit: 200, cursor: String(count / 2) }),
  'last page': leads => leads.page({ limit: 200, cursor: '200' }),
  'search: one reference': (leads, n) => leads.page({ limit: 50, search: `r${pad(n * 7919)}` }),
  'search: a name, two words': (leads, n) => leads.page({ limit: 50, search: `asha ${n * 60}` }),
  'search: common word': leads => leads.page({ limit: 50, search: 'honeymoon' }),
  'search: nobody': (leads, n) => leads.page({ limit: 50, search: `nobody${n}` }),
  'search: Arabic': (leads, n) => leads.page({ limit: 50, search: `عائشة ${n * 60 + 3}` }),
  'search: Cyrillic, in capitals': (leads, n) => leads.page({ limit: 50, search: `ОЛЬГА ${n}02` }),
  'search: Japanese, nobody': leads => leads.page({ limit: 50, search: '大阪府' }),
  'search: custom field': (leads, n) => leads.page({ limit: 50, search: `tc-${n * 51}-` }),
  'search: digits of a phone': (leads, n) =>
    leads.page({ limit: 50, search: `98450${pad(n * 997, 6)}` }),
  'filter: unread': leads => leads.page({ limit: 50, unread: true }),
  'filter: owner, rare state': leads => leads.page({ limit: 50, owner: 'op-1', states: ['won'] }),
  'filter: received in one week': (leads, n) =>
    leads.page({ limit: 50, received_from: instant(n), received_before: instant(n + 7) }),
  'filter: trip dates, one site': leads =>
    leads.page({ limit: 50, site: 'two', start_from: '2027-03-01', start_to: '2027-03-07' }),
  'filter: nothing matches': leads => leads.page({ limit: 50, owner: 'op-9' }),
  counts: leads => leads.counts({}),
  'counts of a filter': leads => leads.counts({ owner: 'op-1', unread: true }),
  'counts of a search': leads => leads.counts({ search: 'honeymoon' }),
  'numbers of 400 days': leads =>
    leads.sums({ states: counted, received_from: instant(0), received_before: instant(400) }),
  'handles of 10,000': leads => leads.handles({ states: ['archived'] }, 10_000),
}

const counted = ['new', 'contacted', 'quoted', 'won', 'lost', 'archived']
const pad = (n, digits = 7) => String(n % count).padStart(digits, '0')
const round = number => Number(number.toFixed(1))

const heldBy = held =>
  `event loop held at most ${round(held.max / 1e6)} ms, p99.9 ${round(held.percentile(99.9) / 1e6)} ms,`

async function timed(ask) {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

async function measure(name, open) {
  const filling = await open()
  await fill(filling, count, lead)
  await filling.close()
  const store = await open()
  const { leads } = store
  const before = process.memoryUsage().rss
  const first = { page: await timed(() => firstPage(leads)) }
  const held = monitorEventLoopDelay({ resolution: 1 })
  held.enable()
  const cpu = process.cpuUsage()
  first.counts = await timed(() => leads.counts({}))
  const { user, system } = process.cpuUsage(cpu)
  const grown = process.memoryUsage().rss - before
  console.log(
    `\n${name}: ${count} leads; first page after the start ${round(first.page)} ms, ` +
      `first counts ${round(first.counts)} ms (${round((user + system) / 1000)} ms of our CPU), ` +
      `${Math.round(grown / 2 ** 20)} MiB more`,
  )
  console.log(`${heldBy(held)} by the first counts`)
  held.reset()
  const rows = {}
  for (const [question, ask] of Object.entries(questions)) {
    const times = []
    const cpu = process.cpuUsage()
    for (let n = 1; n <= rounds; n++) times.push(await timed(() => ask(leads, n)))
    const { user, system } = process.cpuUsage(cpu)
    rows[question] = {
      'p50 ms': round(quantile(times, 0.5)),
      'p95 ms': round(quantile(times, 0.95)),
      'our CPU ms': round((user + system) / 1000 / rounds),
    }
  }
  held.disable()
  console.table(rows)
  console.log(`${heldBy(held)} by all of these`)
  await store.close()
}

console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0].model}`)
const folder = scratchFolder()
await measure('JSON files', () => jsonFileStore({ folder, log, keepBackups: 0 }, desk))
const cluster = await startCluster()
await measure('PostgreSQL', () => postgresqlStore({ url: cluster.url, log }, desk))
await cluster.remove()
