import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cache } from './cache.mjs'
import { median } from './statistics.mjs'

/** Magic numbers of statfs: what lives in memory proves nothing about a disk. */
const inMemory = new Set([0x01021994, 0x858458f6])

/** A scratch folder on a real disk, removed when the bench ends. */
export function scratchFolder() {
  const parent = [tmpdir(), cache].find(folder => !inMemory.has(statfsSync(folder).type))
  if (!parent) throw new Error(`${tmpdir()} and ${cache} are in memory; set TMPDIR to a real disk`)
  const folder = mkdtempSync(join(parent, 'bellhop-bench-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user when we are root
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  return folder
}

let count = 0

/** A fresh folder inside it. */
export function folderIn(scratch) {
  const folder = join(scratch, String(++count))
  mkdirSync(folder)
  return folder
}

/** Milliseconds that this disk takes to make 4 kB durable, the median of 100. */
export function syncTime(scratch) {
  const descriptor = openSync(join(scratch, 'sync-time'), 'w')
  const bytes = Buffer.alloc(4096, 'x')
  const times = Array.from({ length: 100 }, () => {
    writeSync(descriptor, bytes)
    const began = performance.now()
    fdatasyncSync(descriptor)
    return performance.now() - began
  })
  closeSync(descriptor)
  return median(times)
}
