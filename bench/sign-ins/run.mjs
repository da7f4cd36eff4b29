// What sign-ins do to the intake.
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.mjs'
import { called, number } from '../called.mjs'
import { folderIn, scratchFolder } from '../disk.mjs'
import { startServer } from '../intake/start-server.mjs'
import { median, quantile } from '../statistics.mjs'
import { figure, table } from '../table.mjs'
import { sendAtRate } from './intake-load.mjs'
import { keepSigningIn } from './sign-ins.mjs'

/** Sign-ins in flight at any time, and how much slower the slowest intake may be meanwhile. */
const inFlight = 50
const most = 2

const given = {
  seconds: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '5' },
  rate: { type: 'string', default: '200' },
}
const usage = `sign-ins [options]
  --seconds N  length of each measurement (10)
  --rounds N   interleaved rounds; medians are shown (5)
  --rate N     requests a second (200)`
const [seconds, rounds, rate] = called(usage, given, values =>
  [values.seconds, values.rounds, values.rate].map(number),
)

const entry = fileURLToPath(new URL('../intake/servers/bellhop-file.mjs', import.meta.url))
const script = await bundle(entry, 'sign-ins-bellhop-file')
const scratch = scratchFolder()

/** The intake of a fresh server, alone or while people sign in. */
async function measure(isSigningIn) {
  // Each sign-in comes from an address of its own, or the throttle would answer all but a few.
  const options = { trustedProxies: 1 }
  const { port, stop } = await startServer(script, folderIn(scratch), { options })
  await sendAtRate({ port, rate, seconds: 2 })
  const signingIn = isSigningIn ? keepSigningIn(port, inFlight) : undefined
  const times = await sendAtRate({ port, rate, seconds })
  const signIns = signingIn?.stop() ?? []
  await stop()
  return { times, signIns }
}

console.log(`${rate} requests a second, ${rounds} rounds of ${seconds} s, medians of the rounds.`)
const without = []
const meanwhile = []
for (let round = 0; round < rounds; round++) {
  without.push((await measure(false)).times)
  meanwhile.push(await measure(true))
}

const p99 = times => quantile(times, 0.99)
const of = (rounds, quantileOf) => median(rounds.map(quantileOf))
const loaded = meanwhile.map(({ times }) => times)
const ratio = median(loaded.map((times, round) => p99(times) / p99(without[round])))
const row = (name, rounds) => [name, figure(of(rounds, median)), figure(of(rounds, p99))]
console.log(
  table([
    ['intake', 'p50 ms', 'p99 ms'],
    row('alone', without),
    row(`${inFlight} sign-ins in flight`, loaded),
  ]),
)
const answers = meanwhile.flatMap(({ signIns }) => signIns)
const answered = answers.filter(status => status === 401).length
console.log(
  `p99 ${figure(ratio)} times (at most ${most}: ${ratio <= most ? 'yes' : 'NO'}); ` +
    `${answered} sign-ins answered, ${answers.length - answered} refused.`,
)
