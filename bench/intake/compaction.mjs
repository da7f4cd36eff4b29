import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderIn } from '../disk.mjs'
import { measure } from './measure.mjs'
import { median, quantile } from '../statistics.mjs'
import { figure } from '../table.mjs'

const connections = 64

/** p99 of requests answered while a snapshot is written, against a run that writes none. */
export async function showCompaction(script, scratch, { rounds, seconds, stored }) {
  const seen = []
  for (let round = 0; round < rounds; round++) {
    const without = await once(script, scratch, { seconds, stored, compactBytes: 2 ** 50 })
    const under = await once(script, scratch, { seconds, stored, compactBytes: 1 })
    seen.push({ without: p99(without.requests), ...during(under) })
  }
  const middle = key => median(seen.map(each => each[key]))
  console.log(
    `\nUnder compaction, ${connections} connections, ${figure(stored)} leads stored at first: p99 ` +
      `${figure(middle('p99'))} ms while a snapshot is written (${figure(middle('count'))} of them, ` +
      `${figure(middle('share') * 100)} % of the time), ${figure(middle('without'))} ms in a run ` +
      `without any: ${figure(middle('p99') / middle('without'))} x, bar 3`,
  )
}

async function once(script, scratch, { seconds, ...options }) {
  const samples = join(scratch, 'samples.json')
  const plan = { connections, seconds, samples, options, ask: 'snapshots' }
  const { snapshots } = await measure(script, folderIn(scratch), plan)
  const requests = JSON.parse(readFileSync(samples, 'utf8'))
  return { snapshots, requests: requests.map(([at, us]) => ({ at, ms: us / 1000 })) }
}

/** The requests that were under way at some moment of a snapshot. */
function during({ snapshots, requests }) {
  const [began, ended] = [requests[0].at, requests.at(-1).at]
  const inside = snapshots.filter(([, to]) => to === null || to > began)
  const met = requests.filter(({ at, ms }) =>
    inside.some(([from, to]) => at >= from && at - ms <= (to ?? Infinity)),
  )
  const time = inside.reduce((sum, [from, to]) => sum + (to ?? ended) - Math.max(from, began), 0)
  return { p99: p99(met), count: inside.length, share: time / (ended - began) }
}

function p99(requests) {
  const times = requests.map(({ ms }) => ms)
  return quantile(times, 0.99)
}
