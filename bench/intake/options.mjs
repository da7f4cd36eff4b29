import { parseArgs } from 'node:util'
import { names } from './contenders.mjs'

const usage = `npm run bench -- [options]
  --seconds N       length of each measurement (10)
  --rounds N        interleaved rounds; medians are shown (3)
  --only a,b        contenders: ${names.join(', ')}
  --connections a,b (1,16,64)
  --disk a,b        plain: as it is; slow: 2 ms added to each fsync (plain,slow)
  --first N         leads that are taken in from empty; 0 leaves it out (5000)
  --stored N        leads there already in the last comparison; 0 leaves it out (10000)`

const diskNames = ['plain', 'slow']

const given = {
  help: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '3' },
  only: { type: 'string', default: names.join(',') },
  connections: { type: 'string', default: '1,16,64' },
  disk: { type: 'string', default: diskNames.join(',') },
  first: { type: 'string', default: '5000' },
  stored: { type: 'string', default: '10000' },
}

/** Undefined, and the usage said, when help is asked for or an option is none. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({ args, options: given })
    if (!values.help) return parse(values)
  } catch (error) {
    console.error(`${error.message}\n`)
    process.exitCode = 1
  }
  console.log(usage)
  return undefined
}

function parse({ seconds, rounds, first, stored, only, connections, disk }) {
  return {
    seconds: number(seconds),
    rounds: number(rounds),
    first: number(first),
    stored: number(stored),
    only: known(only, names),
    connections: connections.split(',').map(number),
    disks: known(disk, diskNames),
  }
}

function number(text) {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}

function known(list, all) {
  const stranger = list.split(',').find(name => !all.includes(name))
  if (stranger !== undefined) throw new Error(`"${stranger}" is none of ${all.join(', ')}`)
  return list.split(',')
}
