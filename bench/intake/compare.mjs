import { folderIn } from '../disk.mjs'
import { measure } from './measure.mjs'
import { median } from '../statistics.mjs'
import { figure, table } from '../table.mjs'

/** Share of a core above which the load generator, not the server, may have been the limit. */
const generatorFull = 0.93

/**
 * Measures the contenders in turns, `rounds` times over, so that what else the machine does falls
 * on all of them; gives the figures of each by name.
 */
export async function compare(contenders, scratch, { rounds, options, ...conditions }) {
  const figures = new Map(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name, script, options: own } of contenders) {
      const plan = { ...conditions, options: { ...own, ...options } }
      figures.get(name).push(await measure(script, folderIn(scratch), plan))
    }
  return figures
}

/** How many times as fast as the other, the median of rounds; NaN when one was not measured. */
export function ratio(figures, name, other) {
  const [ours = [], theirs = []] = [figures.get(name), figures.get(other)]
  return median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? NaN)))
}

export function showComparison(title, contenders, figures) {
  const middle = (name, key) => median(figures.get(name).map(each => each[key]))
  const rows = contenders.map(({ name, title }) => [
    title,
    `${figure(middle(name, 'rate'))}${middle(name, 'busy') > generatorFull ? '+' : ''}`,
    figure(middle(name, 'p50')),
    figure(middle(name, 'p99')),
    figure(middle(name, 'cpuMicroseconds')),
    figure(ratio(figures, name, 'memory')),
  ])
  const head = [title, 'req/s', 'p50 ms', 'p99 ms', 'CPU us/req', 'x memory']
  console.log(`\n${table([head, ...rows])}`)
}
