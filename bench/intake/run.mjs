// Durable intake, side by side.
import { cpus } from 'node:os'
import { showBars } from './bars.mjs'
import { compare, showComparison } from './compare.mjs'
import { showCompaction } from './compaction.mjs'
import { prepare } from './contenders.mjs'
import { scratchFolder, syncTime } from '../disk.mjs'
import { readOptions } from './options.mjs'
import { slowFsync } from './slow-fsync.mjs'
import { figure } from '../table.mjs'

/** Connections of the comparisons that have bars. */
const many = 64

async function main(options) {
  const { seconds, rounds, first, stored } = options
  const contenders = await prepare(options.only)
  const scratch = scratchFolder()
  const environments = { plain: {}, slow: slowFsync() }
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}; ${scratch}: fdatasync of ` +
      `4 kB ${figure(syncTime(scratch))} ms. ${rounds} rounds of ${seconds} s, medians; ratios are ` +
      'taken within a round. "+": the load generator was the limit.',
  )
  const conditions = { seconds, rounds }
  for (const disk of options.disks) {
    const env = environments[disk]
    if (!env) console.log(`\nLeft out: ${disk} disk (it takes Linux and a C compiler).`)
    else await compareOn(disk, env, contenders, scratch, { ...conditions, ...options })
  }
  if (first > 0) await compareFilling(contenders, scratch, { rounds, requests: first })
  if (stored > 0) await compareStored(contenders, scratch, { ...conditions, stored })
  const file = contenders.find(({ name }) => name === 'file')
  if (stored > 0 && file) await showCompaction(file.script, scratch, { ...conditions, stored })
}

const titles = { plain: 'the disk as it is', slow: '2 ms added to each fsync' }

async function compareOn(disk, env, contenders, scratch, { seconds, rounds, ...options }) {
  for (const connections of options.connections) {
    const conditions = { seconds, rounds, env, connections }
    const asked = contenders.filter(({ neverSyncs }) => disk === 'plain' || !neverSyncs)
    const figures = await compare(asked, scratch, conditions)
    showComparison(`${connections} connections, ${titles[disk]}`, asked, figures)
    if (connections === many) showBars(disk, figures)
  }
}

/** Plain lowdb writes all it holds with each request, so it is compared as it fills and when it is full. */
const besideLowdb = contenders =>
  contenders.filter(({ name }) => ['memory', 'file', 'lowdb'].includes(name))

async function compareFilling(contenders, scratch, conditions) {
  const named = besideLowdb(contenders)
  const figures = await compare(named, scratch, { ...conditions, connections: many })
  showComparison(
    `${many} connections, the first ${figure(conditions.requests)} leads`,
    named,
    figures,
  )
  showBars('filling', figures)
}

async function compareStored(contenders, scratch, { stored, ...conditions }) {
  const named = besideLowdb(contenders)
  const options = { stored }
  const figures = await compare(named, scratch, { ...conditions, options, connections: many })
  showComparison(`${many} connections, ${figure(stored)} leads stored`, named, figures)
  showBars('stored', figures)
}

await main(readOptions())
