import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cache } from '../cache.mjs'

const source = fileURLToPath(new URL('slow-fsync.c', import.meta.url))

/** Environment of a server whose fsyncs take 2 ms longer; undefined where that cannot be had. */
export function slowFsync() {
  if (process.platform !== 'linux') return undefined
  const library = `${cache}/slow-fsync.so`
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source], { stdio: 'pipe' })
  } catch {
    return undefined // no C compiler here
  }
  return { LD_PRELOAD: library }
}
