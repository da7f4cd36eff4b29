import { called, known, number } from '../called.mjs'
import { names } from './contenders.mjs'

const usage = `[intake] [options]
  --seconds N       length of each measurement (10)
  --rounds N        interleaved rounds; medians are shown (3)
  --only a,b        contenders: ${names.join(', ')}
  --connections a,b (1,16,64)
  --disk a,b        plain: as it is; slow: 2 ms added to each fsync (plain,slow)
  --first N         leads that are taken in from empty; 0 leaves it out (5000)
  --stored N        leads there already in the last comparison; 0 leaves it out (10000)`

const diskNames = ['plain', 'slow']

const given = {
  seconds: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '3' },
  only: { type: 'string', default: names.join(',') },
  connections: { type: 'string', default: '1,16,64' },
  disk: { type: 'string', default: diskNames.join(',') },
  first: { type: 'string', default: '5000' },
  stored: { type: 'string', default: '10000' },
}

export const readOptions = () => called(usage, given, parse)

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
