import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { atEndOfFile, type AtEnd } from './at-end.ts'
import { startCluster, withoutFsync, type Cluster } from './postgres-cluster.ts'

/** One for all files that a worker runs; it is removed when the worker ends. */
let cluster: Promise<Cluster> | undefined

/** The address of a fresh database: on TEST_DATABASE_URL if that is set, else on a server of our own. */
export async function freshDatabase(atEnd: AtEnd = onTestFinished): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ?? (await (cluster ??= startCluster(withoutFsync))).url
  const name = `bellhop_${randomBytes(8).toString('hex')}`
  await run(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  // Those on a server of our own go with it.
  if (given) atEnd(() => run(given, `DROP DATABASE ${name} WITH (FORCE)`))
  return url.href
}

/** For the many tests of a file: one that is over leaves its database, emptied, to the next. To make one takes five times as long. */
export function sharedDatabases(): () => Promise<string> {
  const atEnd = atEndOfFile()
  const free: string[] = []
  return async () => {
    const url = free.pop() ?? (await freshDatabase(atEnd))
    onTestFinished(async () => {
      await run(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
      free.push(url)
    })
    return url
  }
}

/** Runs one statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
