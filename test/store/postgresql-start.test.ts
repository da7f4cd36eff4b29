import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { newFolder } from '../support/new-folder.ts'
import { freshDatabase, run } from '../support/postgres.ts'
import { startCluster, withoutFsync, withTls } from '../support/postgres-cluster.ts'
import { allOf, arrival, desk, log } from './makers.ts'

/** A database where there was a server, which has kept leads. */
async function usedDatabase(leads = 1): Promise<string> {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url, log }, desk)
  for (let i = 0; i < leads; i++) await store.leads.receive(arrival())
  await store.close()
  return url
}

/** What whoever starts on a database is told that does not work. */
const refusalOf = (url: string, startMs: number) =>
  postgresqlStore({ url, log, startMs }, desk).then(String, String)

test('a database that is not there is said to be away and why, once patience ends', async () => {
  const refusal = await refusalOf('postgres://nobody@127.0.0.1:1/none', 0)
  expect(refusal).toMatch(/cannot be reached.+ECONNREFUSED/)
})

test('one that will not have us is not waited for: it says why, and we what to do', async () => {
  const url = await freshDatabase()
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
  expect(denied).toMatch(/permission denied for schema public.+Grant.+ALTER DATABASE … OWNER/)
})

test('who may make no tables uses those of another user, and is told what is not granted', async () => {
  const url = await usedDatabase()
  const role = `plain${new URL(url).pathname.slice(1)}`
  await run(url, `CREATE ROLE ${role} LOGIN; GRANT SELECT ON bellhop_migrations TO ${role}`)
  onTestFinished(() => run(url, `DROP OWNED BY ${role}; DROP ROLE ${role}`))
  const plain = new URL(url)
  plain.username = role
  const refusal = await refusalOf(plain.href, 0)
  const [grant = ''] = /GRANT SELECT, INSERT, UPDATE, DELETE ON bellhop_.+/.exec(refusal) ?? []
  await run(url, grant)
  const store = await postgresqlStore({ url: plain.href, log }, desk)
  onTestFinished(store.close)
  await store.leads.receive(arrival())
  expect(await allOf(store.leads)).toHaveLength(2)
})

test('a database that takes no writes is no start, and is said to be none', async () => {
  const url = await usedDatabase()
  const name = new URL(url).pathname.slice(1)
  await run(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  expect(await refusalOf(url, 0)).toMatch(/read-only transaction.+It is a standby/)
})

test('an installation in a schema where nobody looks, or half restored, is not begun anew', async () => {
  const url = await usedDatabase()
  const name = new URL(url).pathname.slice(1)
  await run(url, `CREATE SCHEMA app; ALTER DATABASE ${name} SET search_path = app`)
  expect(await refusalOf(url, 0)).toMatch(/schema public.+SET search_path = public/)
  await run(url, `ALTER DATABASE ${name} RESET search_path`)

  const harm = async (statement: string, repair: string) => {
    await run(url, statement)
    const refusal = await refusalOf(url, 0)
    await run(url, repair)
    return refusal
  }
  await run(url, 'CREATE TABLE kept AS SELECT * FROM bellhop_desk')
  const emptied = 'INSERT INTO bellhop_desk SELECT * FROM kept'
  expect(await harm('DELETE FROM bellhop_desk', emptied)).toMatch(/bellhop_desk is empty.+Restore/)
  const renamed = 'ALTER TABLE away RENAME TO'
  for (const table of ['bellhop_leads', 'bellhop_migrations'])
    expect(await harm(`ALTER TABLE ${table} RENAME TO away`, `${renamed} ${table}`)).toMatch(
      /(bellhop_leads is gone|only a part).+Restore all tables/,
    )
  const store = await postgresqlStore({ url, log }, desk)
  onTestFinished(store.close)
  expect(await allOf(store.leads)).toHaveLength(1)
})

test('a copy whose sequence was left behind the leads takes new ones all the same', async () => {
  const url = await usedDatabase(50)
  await run(url, 'ALTER TABLE bellhop_leads ALTER seq RESTART')
  const store = await postgresqlStore({ url, log }, desk)
  onTestFinished(store.close)
  await store.leads.receive(arrival({ id: 'new' }))
  expect((await store.leads.page({ limit: 1 })).leads).toMatchObject([{ id: 'new' }])
})

/** Says whom a server lets in, and how. */
async function hbaFile(line: string): Promise<string> {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  const path = join(folder, 'hba')
  await writeFile(path, line)
  return path
}

test('an address that lacks the password, or asks for TLS where there is none, is not waited for', async () => {
  const hba_file = await hbaFile('host all all 127.0.0.1/32 scram-sha-256')
  const cluster = await startCluster({ ...withoutFsync, hba_file })
  onTestFinished(cluster.remove)
  expect(await refusalOf(cluster.url, 20_000)).toContain('the address has none')
  const secured = await refusalOf(`${cluster.url}?sslmode=verify-full`, 20_000)
  expect(secured).toContain('Leave sslmode')
})

test('a database that wants TLS, where the address asks for none, is not waited for', async () => {
  const hba_file = await hbaFile('hostssl all all 127.0.0.1/32 trust')
  const cluster = await startCluster({ ...withoutFsync, ...withTls, hba_file })
  onTestFinished(cluster.remove)
  expect(await refusalOf(cluster.url, 20_000)).toMatch(/no encryption.+add sslmode=verify-full/)
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
