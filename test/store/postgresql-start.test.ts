import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { freshDatabase, run } from '../support/postgres.ts'
import { startCluster, withoutFsync, withTls } from '../support/postgres-cluster.ts'
import { dataFolder } from '../support/start-server.ts'
import { desk, log } from './makers.ts'

/** What whoever starts on a database is told that does not work. */
const refusalOf = (url: string, startMs: number) =>
  postgresqlStore({ url, log, startMs }, desk).then(String, String)

test('a database that is not there is said to be away and why, once patience ends', async () => {
  const refusal = await refusalOf('postgres://nobody@127.0.0.1:1/none', 0)
  expect(refusal).toMatch(/cannot be reached.+ECONNREFUSED/)
})

test('one that will not have us is not waited for: it says why, and we what to do', async () => {
  const { url, remove } = await freshDatabase()
  onTestFinished(remove)
  const refusalFor = (change: (url: URL) => void) => {
    const other = new URL(url)
    change(other)
    return refusalOf(other.href, 20_000)
  }
  const none = await refusalFor(other => (other.pathname = '/none'))
  expect(none).toMatch(/database "none" does not exist.+Make that database/)
  const nobody = await refusalFor(other => (other.username = 'nobody'))
  expect(nobody).toMatch(/"nobody".+Let that user in/)
  // It may be the one to migrate to, which no setting names.
  expect(none + nobody).not.toContain('DATABASE_URL')

  const reader = `reader${new URL(url).pathname.slice(1)}`
  await run(url, `CREATE ROLE ${reader}; REVOKE CREATE ON SCHEMA public FROM PUBLIC`)
  onTestFinished(() => run(url, `DROP ROLE ${reader}`))
  const denied = await refusalFor(other => other.searchParams.set('options', `-c role=${reader}`))
  expect(denied).toMatch(/permission denied for schema public.+Grant/)
})

test('an address that lacks the password, or asks for TLS where there is none, is not waited for', async () => {
  const folder = await dataFolder()
  await chmod(folder, 0o755)
  const hba_file = join(folder, 'hba')
  await writeFile(hba_file, 'host all all 127.0.0.1/32 scram-sha-256')
  const cluster = await startCluster({ ...withoutFsync, hba_file })
  onTestFinished(cluster.remove)
  expect(await refusalOf(cluster.url, 20_000)).toContain('the address has none')
  const secured = await refusalOf(`${cluster.url}?sslmode=verify-full`, 20_000)
  expect(secured).toContain('Leave sslmode')
})

test('a certificate that is not trusted is not waited for, nor is a file or a % of the address', async () => {
  const cluster = await startCluster({ ...withoutFsync, ...withTls })
  onTestFinished(cluster.remove)
  const self = await refusalOf(`${cluster.url}?sslmode=verify-full`, 20_000)
  expect(self).toMatch(/Add &sslrootcert=FILE[^]+self-signed certificate/)
  const missing = `${cluster.url}?sslmode=verify-full&sslrootcert=/none.pem`
  expect(await refusalOf(missing, 20_000)).toMatch(/sslrootcert[^]+'\/none.pem'/)
  expect(await refusalOf('postgres://nobody:%e9@127.0.0.1:1/none', 20_000)).toContain('%25')
})
