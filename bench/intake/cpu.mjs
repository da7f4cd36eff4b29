import { readdirSync, readFileSync } from 'node:fs'

/** USER_HZ, which Linux gives to programs as 100 on every machine we know of. */
const ticksPerSecond = 100

/** Seconds of CPU that a process and those it started have used; NaN where there is no /proc. */
export function cpuSeconds(pid) {
  const processes = readProcesses()
  if (!processes.has(pid)) return NaN
  const isOurs = id => id === pid || (processes.has(id) && isOurs(processes.get(id).parent))
  const ours = [...processes].filter(([id]) => isOurs(id))
  return ours.reduce((sum, [, { ticks }]) => sum + ticks, 0) / ticksPerSecond
}

function readProcesses() {
  const processes = new Map()
  for (const name of list('/proc').filter(name => /^\d+$/.test(name))) {
    const text = read(`/proc/${name}/stat`)
    // The command's name, in parentheses, may hold anything; what follows it is numbers.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    if (text !== '')
      processes.set(Number(name), { parent: Number(parent), ticks: +rest[9] + +rest[10] })
  }
  return processes
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return [] // not Linux
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it has just ended
  }
}
