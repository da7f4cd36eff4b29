// The load generator, a process of its own: warms the server up, says so, waits for "go", measures.
import autocannon from 'autocannon'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { blankUid, headers, path, request, uidLength } from './request.mjs'
import { quantile } from '../statistics.mjs'

const { port, connections, seconds, requests, warmSeconds, samples } = JSON.parse(process.argv[2])

const run = randomBytes(4).toString('hex')
let sent = 0

/**
 * autocannon's idReplacement announces a longer body than it sends, and rebuilds the request each
 * time; this writes the uid into the bytes. A connection has one request under way at most.
 */
function giveUids(client) {
  const bytes = Buffer.from(client.requestIterator.currentRequest.requestBuffer)
  const at = bytes.indexOf(blankUid)
  client.getRequestBuffer = () => {
    bytes.latin1Write(`${run}${String(sent++).padStart(uidLength - run.length, '0')}`, at)
    return bytes
  }
}

/**
 * For a time, `{ duration }` in seconds, or for a number of requests, `{ amount }`. `seconds` end with
 * the last answer: autocannon looks only once a second whether all are there.
 */
async function fire(length) {
  const began = performance.now()
  let ended = began
  const times = []
  const durations = []
  const options = {
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers,
    body: JSON.stringify(request()),
    connections,
    ...length,
    // Plain lowdb leaves one request waiting for as long as others come.
    timeout: 600,
    setupClient: giveUids,
  }
  const running = autocannon(options)
  running.on('response', (_client, _status, _bytes, milliseconds) => {
    ended = performance.now()
    times.push(Date.now())
    durations.push(milliseconds)
  })
  const result = await running
  return { result, times, durations, seconds: (ended - began) / 1000 }
}

await fire({ duration: warmSeconds })
process.send('warm')
await once(process, 'message')

const cpuBefore = process.cpuUsage()
const fired = await fire(requests ? { amount: requests } : { duration: seconds })
const { result, times, durations } = fired
const { user, system } = process.cpuUsage(cpuBefore)
if (samples)
  writeFileSync(
    samples,
    JSON.stringify(times.map((at, i) => [at, Math.round(durations[i] * 1000)])),
  )

process.send({
  requests: durations.length,
  rate: durations.length / fired.seconds,
  p50: quantile(durations, 0.5),
  p99: quantile(durations, 0.99),
  busy: (user + system) / 1e6 / fired.seconds,
  failures: result.errors + result.non2xx + result.timeouts,
})
process.disconnect()
