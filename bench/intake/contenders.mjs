import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.mjs'
import { installRivals, rivalsFolder } from './rivals.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Each is a server; `isPossible` says whether it can run here. Those that never ask for an fsync
 * are as fast on a slow disk as on any, and are not measured there again.
 */
const contenders = [
  { name: 'bare', title: 'bare node:http', server: 'bare', neverSyncs: true },
  { name: 'memory', title: 'Bellhop, memory store', server: 'bellhop-memory' },
  { name: 'file', title: 'Bellhop, file store', server: 'bellhop-file' },
  { name: 'lowdb', title: 'plain lowdb', server: 'lowdb', neverSyncs: true },
  {
    name: 'sqlite',
    title: 'Fastify + SQLite FULL',
    server: 'fastify-sqlite',
    isPossible: installRivals,
    options: { packages: rivalsFolder },
  },
  { name: 'postgresql', title: 'Bellhop, PostgreSQL', server: 'bellhop-postgresql' },
]

export const names = contenders.map(({ name }) => name)

/** Builds the servers asked for; what cannot run here is said and left out. */
export async function prepare(only) {
  const prepared = []
  for (const { isPossible = () => true, ...contender } of contenders) {
    if (!only.includes(contender.name)) continue
    if (isPossible()) prepared.push({ ...contender, script: await build(contender.server) })
    else console.log(`Left out, since it cannot be had here: ${contender.title}.`)
  }
  return prepared
}

const build = server => bundle(`${here}servers/${server}.mjs`, `intake-${server}`)
