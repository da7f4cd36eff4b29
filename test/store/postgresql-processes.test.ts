import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import type { DeskData } from '../../server/store/store.ts'
import type { LeadEvent } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { freshDatabase, run } from '../support/postgres.ts'
import { startApp } from '../support/start-app.ts'
import { allOf, arrival, copiesOf, desk, instant, log } from './makers.ts'

const resync = { is: 'resync' } as const

/** As many stores on one database as there may be processes, opened together. */
async function openTogether(count: number, first: () => DeskData = desk, settings: string[] = []) {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  for (const setting of settings) await run(url, `ALTER DATABASE ${name} SET ${setting}`)
  const opening = Array.from({ length: count }, () => postgresqlStore({ url, log }, first))
  const stores = await Promise.all(opening)
  onTestFinished(async () => void (await Promise.all(stores.map(store => store.close()))))
  return stores
}

/** A store on a database of its own whose watchers have been told to look, through a pooler if there is one. */
async function openListening(pooled = async (url: string) => url) {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url: await pooled(url), log }, desk)
  onTestFinished(store.close)
  const heard: LeadEvent[] = []
  store.leads.watch(event => heard.push(event))
  await expect.poll(() => heard).toEqual([resync])
  return { url, store, heard }
}

/** Ends the connection that a store listens on. */
const endListening = (url: string) =>
  run(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'
     AND datname = current_database()`,
  )

/** The address of a pooler in front of a database, to which `pass` writes what comes on a connection. */
async function pooler(url: string, passing: () => (text: string, database: Socket) => void) {
  const address = new URL(url)
  const { hostname, port } = address
  const server = createServer({ allowHalfOpen: true }, client => {
    const database = connect(Number(port), hostname)
    const pass = passing()
    client.on('data', bytes => pass(bytes.toString('latin1'), database))
    database.pipe(client).on('close', () => database.destroy())
    for (const socket of [client, database]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  address.port = String((server.address() as AddressInfo).port)
  return address.href
}

/** Takes each LISTEN, gives no notification to whoever said it, and hears no farewell of theirs. */
const poolerThatSwallows = (url: string) =>
  pooler(url, () => {
    let isListening = false
    return (text, database) => {
      if (isListening) return
      isListening = text.includes('LISTEN bellhop')
      database.write(text.replace('LISTEN bellhop', 'LISTEN nothing'), 'latin1')
    }
  })

describe('several processes on one database', () => {
  test('found the installation once when they start together', async () => {
    let asked = 0
    const stores = await openTogether(4, () => {
      asked++
      return desk()
    })
    expect(asked).toBe(1)
    expect(new Set(stores.map(store => store.desk.read().signing_key)).size).toBe(1)
  })

  test('make one lead of one uid, and no field is lost', async () => {
    const stores = await openTogether(4)
    const clients = Array.from({ length: 16 }, (_, client) => client)
    const sent = stores.flatMap(({ leads }, place) =>
      clients.map(client =>
        leads.receive(
          arrival({ client_request_uid: 'u', custom_fields: { [`f${place}-${client}`]: client } }),
        ),
      ),
    )
    const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome)
    expect(outcomes.filter(outcome => outcome === 'created')).toHaveLength(1)
    const [lead, ...others] = await allOf(stores[0]!.leads)
    expect(others).toEqual([])
    expect(Object.keys(lead!.custom_fields)).toHaveLength(64)
    expect(lead!.revision).toBe(64)
  })

  test('take many uids in any order without getting into each other’s way', async () => {
    const stores = await openTogether(3)
    const uids = Array.from({ length: 40 }, (_, i) => `u${i}`)
    await Promise.all(
      stores.flatMap(({ leads }, place) =>
        (place % 2 === 0 ? uids : uids.toReversed()).flatMap(uid =>
          [1, 2].map(round =>
            leads.receive(
              arrival({ client_request_uid: uid, custom_fields: { [`f${place}-${round}`]: 1 } }),
            ),
          ),
        ),
      ),
    )
    const leads = await allOf(stores[0]!.leads)
    expect(leads.map(lead => Object.keys(lead.custom_fields).length)).toEqual(uids.map(() => 6))
  })

  test('hear of each other’s changes of leads, and once of their own', async () => {
    const [one, other] = await openTogether(2)
    const heard = { one: [] as LeadEvent[], other: [] as LeadEvent[] }
    one!.leads.watch(event => heard.one.push(event))
    other!.leads.watch(event => heard.other.push(event))
    // Each says so when it listens: from then on nothing is missed.
    await expect.poll(() => [heard.one[0], heard.other[0]]).toEqual([resync, resync])
    await one!.leads.receive(arrival({ id: 'a' }))
    await one!.leads.erase('a')
    await other!.leads.receive(arrival({ id: 'b' }))
    const [a, b] = [
      { is: 'erased', id: 'a', site: 'demo' },
      { is: 'lead', id: 'b', revision: 1, state: 'new', site: 'demo' },
    ]
    await expect.poll(() => heard.one.at(-1)).toEqual(b)
    await expect.poll(() => heard.other).toContainEqual(a)
    expect(heard.one.filter(event => event.is === 'erased')).toEqual([a])
    expect(heard.other.filter(event => event.is === 'lead' && event.id === 'b')).toEqual([b])
  })

  test('are not ended by a word of another role on the channel', async () => {
    const { url, store, heard } = await openListening()
    const self = crypto.randomUUID()
    await store.leads.counts({})
    const nameless = '[[{"is":"lead","site":"demo"}]]'
    const numberless = '[[{"is":"erased","id":"b","site":"demo"},-1]]'
    for (const said of ['nonsense', 'null', '[[{"is":"lead"}],7]', nameless, numberless])
      await run(url, `SELECT pg_notify('bellhop_leads', '${self}${said}')`)
    await run(url, "SELECT pg_notify('bellhop_leads', 'hello')")
    await store.leads.receive(arrival({ id: 'a' }))
    await expect.poll(() => heard.at(-1)).toMatchObject({ is: 'lead', id: 'a' })
    expect(heard.map(({ is }) => is)).toEqual(['resync', 'erased', 'lead'])
    expect((await store.leads.counts({})).counts.new).toBe(1)
  })

  test('show no lead on two pages when one is erased elsewhere that they have not heard of yet', async () => {
    const { url, store } = await openListening()
    for (const id of ['a', 'b', 'c', 'd']) await store.leads.receive(arrival({ id }))
    const query = { search: 'asha', limit: 2 }
    await store.leads.page(query)
    await run(url, `DELETE FROM bellhop_leads WHERE id = 'd'`)
    const first = await store.leads.page(query)
    const second = await store.leads.page({ ...query, cursor: first.next_cursor ?? '' })
    const ids = [...first.leads, ...second.leads].map(({ id }) => id)
    expect(ids).toEqual(['c', 'b', 'a'])
    expect(second.next_cursor).toBe(null)
  })

  test('say that anything may have changed when the connection they listen on was lost', async () => {
    const { url, store, heard } = await openListening()
    await endListening(url)
    await store.leads.receive(arrival({ id: 'a' }))
    await expect.poll(() => heard.filter(({ is }) => is === 'resync')).toEqual([resync, resync])
    expect((await store.leads.counts({})).counts.new).toBe(1)
  })

  test('look again when one starts, which may have been killed before it told what it had kept', async () => {
    const { url, store, heard } = await openListening()
    await store.leads.receive(arrival())
    const found = async () => (await store.leads.counts({})).counts.new
    expect(await found()).toBe(1)
    await run(url, 'DELETE FROM bellhop_leads')
    const next = await postgresqlStore({ url, log }, desk)
    onTestFinished(next.close)
    await expect.poll(() => heard.at(-1)).toEqual(resync)
    expect(await found()).toBe(0)
  })

  test('keep nothing of connections they have listened on before', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => void warnings.push(name)
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))
    const { url, heard } = await openListening()
    for (let lost = 1; lost <= 10; lost++) {
      await endListening(url)
      await expect.poll(() => heard).toHaveLength(1 + lost)
    }
    expect(warnings).toEqual([])
  })

  test('have whoever watches look again where a pooler swallows what they tell each other, and does not let go', async () => {
    const { heard } = await openListening(poolerThatSwallows)
    expect(heard).toEqual([resync])
  })

  test('find and count what the others have received, changed and erased', async () => {
    const [one, other] = await openTogether(2)
    const found = async () =>
      (await other!.leads.handles({ search: 'hampi' }, 9)).map(({ id }) => id)
    await one!.leads.receive(arrival({ id: 'a' }))
    expect(await found()).toEqual([])
    await one!.leads.receive(arrival({ id: 'b', fields: { name: 'Ben', destination: 'Hampi' } }))
    await expect.poll(found).toEqual(['b'])
    const fields = { destination: 'Hampi' }
    await one!.leads.change('a', { fields, by: 'operator:op-1', at: instant(1) })
    await expect.poll(found).toEqual(['b', 'a'])
    await one!.leads.erase('b')
    await expect.poll(found).toEqual(['a'])
    expect((await other!.leads.counts({})).counts.new).toBe(1)
  })

  test('find a lead once that another has erased and, a moment later, brought in again', async () => {
    const [one, other] = await openTogether(2)
    const heard: LeadEvent[] = []
    other!.leads.watch(event => heard.push(event))
    await expect.poll(() => heard).toEqual([resync])
    const { lead } = await one!.leads.receive(arrival({ id: 'a' }))
    await expect.poll(() => heard).toHaveLength(2)
    const found = async () => (await other!.leads.handles({}, 9)).map(({ id }) => id)
    expect(await found()).toEqual(['a'])
    await one!.leads.erase('a')
    await one!.leads.put([lead])
    await expect.poll(() => heard.slice(2).map(({ is }) => is)).toEqual(['erased', 'lead'])
    expect(await found()).toEqual(['a'])
  })

  test('hear in order of what is told over connections that are not equally fast', async () => {
    const { url, store, heard } = await openListening()
    let held = () => {}
    const isHeld = new Promise<void>(resolve => (held = resolve))
    const slow = await pooler(url, () => (text, database) => {
      const isSlow = text.includes('pg_notify') && text.includes('erased')
      if (isSlow) held()
      setTimeout(() => database.write(text, 'latin1'), isSlow ? 300 : 0)
    })
    const other = await postgresqlStore({ url: slow, log }, desk)
    const { lead } = await store.leads.receive(arrival({ id: 'a' }))
    const before = heard.length
    await other.leads.erase('a')
    await isHeld
    await other.leads.put([lead])
    await other.close()
    const since = () => heard.slice(before).map(({ is }) => is)
    await expect.poll(since).toContain('lead')
    expect(since().slice(-2)).toEqual(['erased', 'lead'])
  })

  test('see each other’s change of the desk', async () => {
    const [one, other] = await openTogether(2)
    await one!.desk.change(data => void (data.signing_key = 'changed'))
    await expect.poll(() => other!.desk.read().signing_key).toBe('changed')
  })

  test('take up an older dump that is restored under them', async () => {
    const { url, store } = await openListening()
    const { signing_key } = store.desk.read()
    await run(url, 'CREATE TABLE dump AS SELECT * FROM bellhop_desk')
    await store.desk.change(data => void (data.signing_key = 'later'))
    await store.leads.receive(arrival())
    const found = async () => (await store.leads.counts({})).counts.new
    expect(await found()).toBe(1)
    await run(
      url,
      `DELETE FROM bellhop_leads; DELETE FROM bellhop_desk;
       INSERT INTO bellhop_desk SELECT * FROM dump`,
    )
    await expect.poll(() => store.desk.read().signing_key).toBe(signing_key)
    await expect.poll(found).toBe(0)
  })

  test('see the next change of a desk that has gone back, whose revision is not that of the lost one', async () => {
    const { url, store } = await openListening()
    const other = await postgresqlStore({ url, log }, desk)
    onTestFinished(other.close)
    await run(url, 'CREATE TABLE replica AS SELECT * FROM bellhop_desk')
    await store.desk.change(data => void (data.signing_key = 'lost'))
    await expect.poll(() => other.desk.read().signing_key).toBe('lost')
    await run(url, 'DELETE FROM bellhop_desk; INSERT INTO bellhop_desk SELECT * FROM replica')
    await store.desk.change(data => void (data.signing_key = 'kept'))
    for (const { desk } of [store, other])
      await expect.poll(() => desk.read().signing_key).toBe('kept')
  })

  test('find no lead whose number another has got: a replica that became the primary had not heard of it', async () => {
    const { url, store, heard } = await openListening()
    await store.leads.receive(arrival({ id: 'lost', fields: { name: 'Asha' } }))
    const found = async (search: string) =>
      (await store.leads.handles({ search }, 9)).map(({ id }) => id)
    expect(await found('asha')).toEqual(['lost'])
    await run(
      url,
      `UPDATE bellhop_leads SET id = 'next', lead = replace(replace(lead, 'lost', 'next'), 'Asha', 'Ben')`,
    )
    const before = heard.length
    await endListening(url)
    await expect.poll(() => heard.slice(before)).toContainEqual(resync)
    expect([await found('asha'), await found('ben')]).toEqual([[], ['next']])
  })

  test.each(['read committed', 'serializable'])(
    'start and keep every change of the desk together where transactions are %s',
    async level => {
      const stores = await openTogether(3, desk, [`default_transaction_isolation = '${level}'`])
      await Promise.all(
        stores.flatMap((store, place) =>
          [1, 2, 3].map(round =>
            store.desk.change(data => void data.sites[0]!.destinations.push(`${place}-${round}`)),
          ),
        ),
      )
      for (const { desk } of stores)
        await expect.poll(() => desk.read().sites[0]!.destinations).toHaveLength(10)
    },
  )

  test('an edit and a guest’s arrival that meet are both kept', async () => {
    const [one, other] = await openTogether(2)
    await one!.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
    await Promise.all([
      ...Array.from({ length: 8 }, (_, i) =>
        one!.leads.receive(arrival({ client_request_uid: 'u', custom_fields: { [`f${i}`]: i } })),
      ),
      ...Array.from({ length: 8 }, (_, i) =>
        other!.leads.change('a', {
          custom_fields: { [`o${i}`]: i },
          by: 'operator:op-1',
          at: '2027-03-01T00:00:00.000Z',
        }),
      ),
    ])
    const lead = await one!.leads.read('a')
    expect(Object.keys(lead!.custom_fields)).toHaveLength(16)
    expect(lead!.revision).toBe(17)
  })
})

test('an import waits for no VACUUM, and nobody behind it', async () => {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url, log, answerMs: 2_000 }, desk)
  onTestFinished(store.close)
  const { lead } = await store.leads.receive(arrival())
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('BEGIN; LOCK TABLE bellhop_leads IN SHARE UPDATE EXCLUSIVE MODE')
  const putting = store.leads.put(copiesOf(lead, 3))
  expect((await store.leads.receive(arrival())).outcome).toBe('created')
  expect(await putting).toBe(3)
})

test('an import that has to wait for a change of a lead undoes nothing of it', async () => {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url, log }, desk)
  onTestFinished(store.close)
  const { lead } = await store.leads.receive(arrival({ id: 'a' }))
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query(
    `BEGIN; UPDATE bellhop_leads SET revision = 3, lead = replace(lead, 'on":1', 'on":3')`,
  )
  const putting = store.leads.put([{ ...lead, revision: 2 }, ...copiesOf(lead, 1)])
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
  await expect.poll(async () => (await other.query(waiting)).rows).toHaveLength(1)
  await other.query('COMMIT')
  expect(await putting).toBe(1)
  expect(await store.leads.read('a')).toEqual({ ...lead, revision: 3 })
})

test('of two leads of one identity that are put at once one is refused', async () => {
  const [one, other] = await openTogether(2)
  const { lead } = await one!.leads.receive(arrival({ id: 'a' }))
  await one!.leads.erase('a')
  for (let times = 0; times < 10; times++) {
    const putting = [one!, other!].map(({ leads }, place) =>
      leads.put([{ ...lead, id: `${times}-${place}`, client_request_uid: `u${times}` }]),
    )
    const refused = (await Promise.allSettled(putting)).filter(
      ({ status }) => status === 'rejected',
    )
    expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
  }
  expect(await allOf(one!.leads)).toHaveLength(10)
})

describe('a database', () => {
  const openOn = async (statement: (name: string) => string) => {
    const url = await freshDatabase()
    await run(url, statement(new URL(url).pathname.slice(1)))
    return postgresqlStore({ url, log }, desk)
  }

  test('that answers before it has written is refused', async () => {
    const opening = openOn(name => `ALTER DATABASE ${name} SET synchronous_commit = off`)
    await expect(opening).rejects.toThrow('synchronous_commit')
  })

  test('whose encoding cannot hold every letter is refused, with the words that make one which can', async () => {
    const url = await freshDatabase()
    const other = new URL(url)
    other.pathname += '_ascii'
    const name = other.pathname.slice(1)
    await run(url, `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' TEMPLATE template0`)
    onTestFinished(() => run(url, `DROP DATABASE ${name} WITH (FORCE)`))
    await expect(postgresqlStore({ url: other.href, log }, desk)).rejects.toThrow(
      /SQL_ASCII.+CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0/,
    )
  })

  test('that a later Bellhop has written is refused', async () => {
    const opening = openOn(
      () => `CREATE TABLE bellhop_migrations (number integer, at timestamptz DEFAULT now());
             INSERT INTO bellhop_migrations VALUES (2)`,
    )
    await expect(opening).rejects.toThrow(/later Bellhop.+Start that one again/)
  })
})

test('leads of 1 MB are all read and listed, though few of them are fetched at a time', async () => {
  const [store] = await openTogether(1)
  const { leads } = store!
  const { lead } = await leads.receive(arrival({ id: 'a' }))
  await leads.put(copiesOf({ ...lead, custom_fields: { x: 'x'.repeat(990_000) } }, 6))
  const all = ['a', 'c-0', 'c-1', 'c-2', 'c-3', 'c-4', 'c-5']
  expect((await allOf(leads)).map(({ id }) => id)).toEqual(all)
  const page = await leads.page({ limit: 50 })
  expect(page.leads.map(({ id }) => id)).toEqual(all.toReversed())
})

test('a search looks through all leads, however many do not match, and over gaps in their numbers', async () => {
  const { url, store, heard } = await openListening()
  const found = async (search: string) => {
    const { leads, next_cursor } = await store.leads.page({ limit: 5, search })
    expect(next_cursor).toBeNull()
    return leads.map(({ id }) => id)
  }
  // Small letters of the Kelvin sign and of the Turkish capital are not the database's own.
  await store.leads.receive(arrival({ id: 'oldest', fields: { name: '\u212aatmandu \u0130zmir' } }))
  await run(url, 'ALTER TABLE bellhop_leads ALTER seq RESTART WITH 1000')
  const { lead } = await store.leads.receive(arrival())
  await store.leads.put(copiesOf(lead, 2_100))
  expect(await found('katmandu')).toEqual(['oldest'])
  expect(await found('i zmir')).toEqual(['oldest'])
  // Nothing of this word can be looked for in the database, so all of them come here.
  expect(await found('日本')).toEqual([])
  await endListening(url)
  await expect.poll(() => heard.at(-1)).toEqual(resync)
  expect((await store.leads.counts({})).counts.new).toBe(2_102)
})

test('a list of the newest leads reads no more of them than it shows', async () => {
  const { url, store } = await openListening()
  const app = await startApp({ store })
  for (const id of ['unreadable', 'a', 'b', 'c']) await store.leads.receive(arrival({ id }))
  await run(url, `UPDATE bellhop_leads SET lead = 'no JSON' WHERE id = 'unreadable'`)
  const { body } = await app.call('GET', '/leads?limit=2&states=new')
  expect(body.leads.map(({ id }: Lead) => id)).toEqual(['c', 'b'])
})

test('no id is a fault of the database, not even one it could not hold', async () => {
  const [store] = await openTogether(1)
  for (const id of ['a\u0000b', '\ud800', "'; DROP TABLE bellhop_leads; --"])
    expect(await store!.leads.read(id)).toBeUndefined()
})
