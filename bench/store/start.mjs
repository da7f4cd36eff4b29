/** Opens a folder and prints what that took. Arguments: the built store, the folder. */
import { desk } from '../arrivals.mjs'

const [program, folder] = process.argv.slice(2)
const { jsonFileStore } = await import(program)
const log = { info() {}, warn() {}, error() {} }
globalThis.gc()
const heapBefore = process.memoryUsage().heapUsed
const cpu = process.cpuUsage()
const start = performance.now()
const store = await jsonFileStore({ folder, log, keepBackups: 0 }, desk)
const seconds = (performance.now() - start) / 1000
const { user, system } = process.cpuUsage(cpu)
globalThis.gc()
const { heapUsed, rss } = process.memoryUsage()
await store.close()
console.log(
  JSON.stringify({
    seconds: Number(seconds.toFixed(2)),
    cpuSeconds: Number(((user + system) / 1e6).toFixed(2)),
    heapBytes: Math.max(0, heapUsed - heapBefore),
    rss,
  }),
)
