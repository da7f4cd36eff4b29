import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { Refusal } from '../../server/refusal.ts'
import type { Store } from '../../server/store/store.ts'
import { startCluster, withoutFsync } from '../support/postgres-cluster.ts'
import type { LeadEvent } from '../../shared/lead-api.ts'
import { freshDatabase, run } from '../support/postgres.ts'
import { heardLog } from './folder.ts'
import { allOf, arrival, copiesOf, desk, instant, log, readiness } from './makers.ts'

async function storeOfItsOwn(settings: Record<string, string> = {}) {
  const cluster = await startCluster({ ...withoutFsync, ...settings })
  const log = heardLog()
  const store = await postgresqlStore({ url: cluster.url, log }, desk)
  onTestFinished(async () => {
    await store.close()
    await cluster.remove()
  })
  return { cluster, store, log }
}

const unavailable = { code: 'unavailable' }

/** Guests who send until they are told it is kept, as the widget's outbox does. */
function guests({ leads }: Store, count: number) {
  const acknowledged = new Set<string>()
  const faults: unknown[] = []
  let refused = 0
  let going = true
  async function guest(number: number) {
    for (let round = 0; going; round++) {
      const coming = arrival({ client_request_uid: `${number}-${round}` })
      while (going && !acknowledged.has(coming.client_request_uid!)) {
        try {
          await leads.receive(coming)
          acknowledged.add(coming.client_request_uid!)
        } catch (error) {
          if (error instanceof Refusal && error.code === 'unavailable') refused++
          else faults.push(error)
          await new Promise(setImmediate)
        }
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, number) => guest(number)))
  return {
    acknowledged,
    faults,
    refused: () => refused,
    async stop() {
      going = false
      await all
    },
  }
}

/** Kills all connections of the store. */
const terminate = (url: string) =>
  run(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bellhop'",
  )

/** Resolves once this many more have been told that theirs is kept. */
const progress = (of: { acknowledged: Set<string> }, more = 200) => {
  const goal = of.acknowledged.size + more
  return expect.poll(() => of.acknowledged.size).toBeGreaterThan(goal)
}

test('connections killed and the server crashed under load: nothing lost, nothing doubled, and it goes on', async () => {
  const { cluster, store } = await storeOfItsOwn()
  const load = guests(store, 16)
  await progress(load)
  for (let i = 0; i < 5; i++) {
    await terminate(cluster.url)
    await progress(load)
  }
  for (let i = 0; i < 2; i++) {
    await cluster.kill()
    await cluster.start()
    await progress(load)
  }
  await load.stop()

  expect(load.faults).toEqual([])
  expect(load.refused()).toBeGreaterThan(0)
  const kept = (await allOf(store.leads)).map(lead => lead.client_request_uid)
  expect(new Set(kept).size).toBe(kept.length)
  expect([...load.acknowledged].filter(uid => !kept.includes(uid))).toEqual([])
})

test('while the database is away the caller is told when to come back, and the desk can be read', async () => {
  const { cluster, store } = await storeOfItsOwn()
  await cluster.kill()
  const refusal = { code: 'unavailable', headers: { 'Retry-After': expect.any(String) } }
  await expect(store.leads.receive(arrival())).rejects.toMatchObject(refusal)
  await expect(store.leads.page({ limit: 5 })).rejects.toMatchObject(refusal)
  await expect(store.desk.change(() => {})).rejects.toMatchObject(refusal)
  await expect(store.ready()).rejects.toMatchObject(refusal)
  expect(store.desk.read().sites).toHaveLength(1)

  await cluster.start()
  await expect.poll(readiness(store)).toBe('ready')
  await store.leads.receive(arrival({ id: 'a' }))
  expect(await store.leads.read('a')).toMatchObject({ id: 'a' })
})

test('a database that takes no writes for a while is not ready, the log says why, and all goes on by itself', async () => {
  const { cluster, store, log } = await storeOfItsOwn()
  const set = 'ALTER DATABASE postgres SET default_transaction_read_only ='
  await run(cluster.url, `${set} on`)
  await terminate(cluster.url)
  await expect
    .poll(() => store.leads.page({ limit: 5 }).then(Object.keys, String))
    .toContain('leads')
  await expect(store.ready()).rejects.toMatchObject(unavailable)
  await expect(store.leads.receive(arrival())).rejects.toMatchObject(unavailable)
  const reason = 'cannot execute SELECT in a read-only transaction'
  expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', reason }))

  await run(cluster.url, `BEGIN READ WRITE; ${set} off; COMMIT`)
  await terminate(cluster.url)
  await expect.poll(readiness(store)).toBe('ready')
  await store.leads.receive(arrival())
  expect(await allOf(store.leads)).toHaveLength(1)
})

test.each([
  [
    'are closed to its user',
    'REVOKE ALL ON bellhop_leads, bellhop_desk FROM app',
    'GRANT ALL ON bellhop_leads, bellhop_desk TO app',
    'permission denied for table bellhop_',
  ],
  [
    'are not there, as in the middle of a restore',
    'ALTER SCHEMA public RENAME TO away; CREATE SCHEMA public',
    'DROP SCHEMA public; ALTER SCHEMA away RENAME TO public',
    'relation "bellhop_',
  ],
])(
  'while tables %s the caller is told when to come back, and the log says why, once',
  async (_, close, open, why) => {
    const { cluster } = await storeOfItsOwn()
    await run(cluster.url, 'CREATE ROLE app LOGIN')
    await run(cluster.url, 'GRANT ALL ON ALL TABLES IN SCHEMA public TO app')
    const url = new URL(cluster.url)
    url.username = 'app'
    const log = heardLog()
    const store = await postgresqlStore({ url: url.href, log }, desk)
    onTestFinished(store.close)
    await run(cluster.url, close)
    const refusal = { code: 'unavailable', headers: { 'Retry-After': expect.any(String) } }
    await expect(store.leads.receive(arrival())).rejects.toMatchObject(refusal)
    await expect(store.ready()).rejects.toMatchObject(refusal)
    for (let looks = 0; looks < 2; looks++)
      await expect(store.desk.refresh()).rejects.toMatchObject(refusal)
    const reasons = log.lines
      .map(({ reason }) => String(reason))
      .filter(reason => reason.startsWith(why))
    expect(new Set(reasons).size).toBe(2)
    expect(reasons).toHaveLength(2)
    expect(log.lines.map(({ text }) => text)).not.toContain('The desk may be old')

    await run(cluster.url, open)
    await store.leads.receive(arrival({ id: 'a' }))
    expect(await store.leads.read('a')).toMatchObject({ id: 'a' })
  },
)

test('who waits too long for a lock, by the patience of the database, is told when to come back', async () => {
  const { cluster, store } = await storeOfItsOwn({ lock_timeout: '100ms' })
  const other = new Client({ connectionString: cluster.url })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE bellhop_leads')
  await expect(store.leads.receive(arrival())).rejects.toMatchObject(unavailable)
  await expect(store.ready()).rejects.toMatchObject(unavailable)
  await other.end()
  await store.leads.receive(arrival())
})

test('who reads all leads slowly reads them to the end as they were, however soon the database ends idle transactions', async () => {
  const { cluster, store: first } = await storeOfItsOwn()
  const { lead } = await first.leads.receive(arrival())
  await first.leads.put(copiesOf(lead, 600))
  const idle = "idle_in_transaction_session_timeout = '500ms'"
  await run(cluster.url, `ALTER DATABASE postgres SET ${idle}`)
  const store = await postgresqlStore({ url: cluster.url, log }, desk)
  onTestFinished(store.close)
  const reader = store.leads.all()[Symbol.asyncIterator]()
  await reader.next()
  const other = new Client({ connectionString: cluster.url })
  await other.connect()
  onTestFinished(() => other.end())
  const resting = `SELECT FROM pg_stat_activity WHERE state = 'idle in transaction'
    AND clock_timestamp() - state_change < interval '1s'`
  await expect.poll(async () => (await other.query(resting)).rows).toEqual([])
  await first.leads.erase('c-599')
  let more = 0
  while (!(await reader.next()).done) more++
  expect(more).toBe(600)
})

test('that live updates are interrupted is said also after they have gone on once', async () => {
  const { cluster, store, log } = await storeOfItsOwn()
  const heard: LeadEvent[] = []
  store.leads.watch(event => heard.push(event))
  await expect.poll(() => heard).toHaveLength(1)
  const listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
  await run(cluster.url, `SELECT pg_terminate_backend(pid) ${listening}`)
  await expect.poll(() => heard).toHaveLength(2)
  await cluster.kill()
  await expect
    .poll(() => log.lines.map(({ text }) => text))
    .toContain('Live updates are interrupted')
})

test('a database that grants few connections is not away: whoever wants one waits for it', async () => {
  const { cluster, store } = await storeOfItsOwn()
  const few = new URL(cluster.url)
  few.username = 'few'
  await run(cluster.url, 'CREATE ROLE few LOGIN CONNECTION LIMIT 3 IN ROLE bellhop')
  const modest = await postgresqlStore({ url: few.href, log }, desk)
  onTestFinished(modest.close)
  const all = Array.from({ length: 60 }, () => [
    modest.leads.receive(arrival()),
    modest.leads.read('none'),
  ])
  await Promise.all(all.flat())
  expect(await allOf(store.leads)).toHaveLength(60)
})

test('a clock that is set back while the database is away keeps it away no longer', async () => {
  const { cluster, store } = await storeOfItsOwn()
  await cluster.kill()
  await expect(store.ready()).rejects.toMatchObject({ code: 'unavailable' })
  vi.setSystemTime(Date.now() - 3_600_000)
  onTestFinished(() => void vi.useRealTimers())
  await cluster.start()
  await expect.poll(readiness(store)).toBe('ready')
})

test('a reader whose connection breaks is told so, and the others go on', async () => {
  const { cluster, store } = await storeOfItsOwn()
  for (let i = 0; i < 3; i++) await store.leads.receive(arrival())
  const { lead } = await store.leads.receive(arrival())
  await store.leads.put(copiesOf(lead, 600))
  const reader = store.leads.all()[Symbol.asyncIterator]()
  await reader.next()
  await terminate(cluster.url)
  const rest = async () => {
    while (!(await reader.next()).done);
  }
  await expect(rest()).rejects.toMatchObject({ code: 'unavailable' })
  // Whoever asks on a connection that was ended as well is refused once.
  await expect.poll(() => allOf(store.leads).catch(() => [])).toHaveLength(604)
})

/** A store that waits so long for each answer, and a connection to get in its way with. */
async function waitingStore(answerMs: number) {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url, log, answerMs }, desk)
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await store.close()
  })
  return { store, other }
}

/** How many statements of the store wait for a lock. */
async function waiting(other: Client): Promise<number> {
  const { rows } = await other.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'bellhop'
     AND wait_event_type = 'Lock' AND datname = current_database()`,
  )
  return rows.length
}

test('a guest who is told that nothing was kept finds nothing kept later, and once when sent again', async () => {
  const { store, other } = await waitingStore(1_000)
  await other.query('BEGIN; LOCK TABLE bellhop_leads IN SHARE MODE')
  await Promise.all(
    ['u', null].map(client_request_uid =>
      expect(store.leads.receive(arrival({ client_request_uid }))).rejects.toMatchObject(
        unavailable,
      ),
    ),
  )
  await expect.poll(() => waiting(other)).toBe(0)
  await other.query('COMMIT')
  expect(await allOf(store.leads)).toEqual([])

  const { outcome } = await store.leads.receive(arrival({ client_request_uid: 'u' }))
  expect(outcome).toBe('created')
})

test('who closes a store does not wait for a database that does not answer', async () => {
  const { store, other } = await waitingStore(3_600_000)
  await other.query('BEGIN; LOCK TABLE bellhop_leads IN SHARE MODE')
  const receiving = store.leads.receive(arrival())
  await expect.poll(() => waiting(other)).toBe(1)
  await store.close()
  await other.query('COMMIT')
  expect((await receiving).outcome).toBe('created')
})

test('what was committed too late for an answer is found and counted, and whoever watches looks again', async () => {
  const { store, other } = await waitingStore(1_000)
  const { leads } = store
  const heard: LeadEvent[] = []
  leads.watch(event => heard.push(event))
  await expect.poll(() => heard).toEqual([{ is: 'resync' }])
  await leads.receive(arrival({ id: 'a' }))
  expect((await leads.counts({})).counts).toMatchObject({ new: 1, won: 0 })
  await other.query(`
    CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER hang AFTER INSERT OR UPDATE ON bellhop_leads
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hang();
    SELECT pg_advisory_lock(1)`)

  const edit = { state: 'won', by: 'operator:op-1', at: instant(1) } as const
  await Promise.all([
    expect(leads.receive(arrival({ id: 'b' }))).rejects.toMatchObject(unavailable),
    expect(leads.change('a', edit)).rejects.toMatchObject(unavailable),
  ])
  await other.query('SELECT pg_advisory_unlock(1)')
  await expect
    .poll(async () => [(await leads.read('a'))?.state, (await leads.read('b'))?.state])
    .toEqual(['won', 'new'])
  expect((await leads.counts({})).counts).toMatchObject({ new: 1, won: 1 })
  expect(heard.filter(({ is }) => is === 'resync').length).toBeGreaterThan(1)
})
