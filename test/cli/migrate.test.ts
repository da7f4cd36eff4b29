import { existsSync } from 'node:fs'
import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backup } from '../../server/cli/backup.ts'
import { check } from '../../server/cli/check.ts'
import { nameOf, type OpenAt } from '../../server/cli/installation.ts'
import { migrate } from '../../server/cli/migrate.ts'
import { isDatabase } from '../../server/config.ts'
import { dailyBackups } from '../../server/store/json-file/backup/daily-backups.ts'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { jsonFileStore } from '../../server/store/json-file-store.ts'
import type { Store } from '../../server/store/store.ts'
import { failingFiles } from '../store/faults/failing-files.ts'
import { allOf, arrival, awkward, copiesOf, desk, log } from '../store/makers.ts'
import { disk } from '../store/folder.ts'
import { newFolder } from '../support/new-folder.ts'
import { freshDatabase } from '../support/postgres.ts'
import { startCluster, withoutFsync } from '../support/postgres-cluster.ts'
import { startServer } from '../support/start-server.ts'
import { io, openAt } from './io.ts'

const freshFolder = async () => join(await newFolder(), 'data')

/** A data folder with 3 counts and 1,203 leads, some of them awkward, some changed, some erased. */
async function filledFolder(): Promise<string> {
  const folder = await freshFolder()
  const { leads, tallies, close } = await openAt(folder, desk)
  const tally = { site: 'demo', day: '2027-03-02', page: '/goa?\ud800', step: 'opened', count: 3 }
  await tallies.add([tally, { ...tally, day: '2027-03-01' }, { ...tally, page: '/Z "\\' }])
  const { lead } = await leads.receive(arrival({ id: 'a', custom_fields: awkward() }))
  await leads.put(copiesOf(lead, 1_200))
  for (const uid of ['\ud800', 'a\u0000b', '🏝️'])
    await leads.receive(arrival({ id: `u${uid}`, client_request_uid: uid }))
  await leads.change('c-7', { state: 'won', by: 'operator:op-1', at: lead.received_at })
  await leads.erase('c-8')
  await close()
  return folder
}

/** What the command printed, and the hash in its last line. */
async function run(from: string, ...args: string[]) {
  const printed: string[] = []
  await migrate(args, { print: text => void printed.push(text) }, from, openAt)
  return { printed, sha256: /sha256 (\w+)/.exec(printed.at(-1) ?? '')?.[1] }
}

test('a password that keeps an address from being one is said to, and is not repeated', async () => {
  const refusal = run(await filledFolder(), '--to', 'postgres://bellhop:hunter#2@db/bellhop')
  await expect(refusal).rejects.toThrow(/^--to must be an address such as .+ %23$/)
})

test('a folder goes to PostgreSQL and back, and every hash is that of its backup', async () => {
  const [folder, url, again] = [await filledFolder(), await freshDatabase(), await freshFolder()]
  const there = await run(folder, '--to', url)
  const back = await run(url, '--to', again)

  const hashes: string[] = []
  const print = (text: string) => void hashes.push(/sha256 (\w+)/.exec(text)?.[1] ?? text)
  for (const place of [folder, again])
    await backup([`${place}.gz`], { folder: place, now: Date.now, print, log })
  expect([there.sha256, back.sha256, ...hashes]).toEqual(Array(4).fill(hashes[0]))

  const stores = await Promise.all([folder, url, again].map(place => openAt(place, desk)))
  const ask = ({ tallies }: Store) => tallies.sums('2027-03-01', '2027-03-02')
  const counts = await Promise.all(stores.map(ask))
  for (const each of counts) expect(each).toHaveLength(2)
  const [first, ...others] = await Promise.all(stores.map(({ leads }) => allOf(leads)))
  expect(first).toHaveLength(1_203)
  for (const leads of others) expect(leads).toEqual(first)
  // The uid still finds its lead, wherever that is now.
  for (const { leads } of stores) {
    const { outcome } = await leads.receive(
      arrival({ client_request_uid: 'a\u0000b', fields: { destination: 'Goa' } }),
    )
    expect(outcome).toBe('updated')
  }
  await Promise.all(stores.map(store => store.close()))
})

test('a dry run says what would go and writes nothing', async () => {
  const [folder, url] = [await filledFolder(), await freshDatabase()]
  const { printed } = await run(folder, '--to', url, '--dry-run')
  expect(printed).toEqual([
    expect.stringContaining('1203 leads and 3 counts, sha256 '),
    expect.stringContaining('nothing written'),
  ])
  const found = desk()
  const store = await openAt(url, () => found)
  expect(store.desk.read()).toEqual(found)
  await store.close()
})

test('a source that is not there is said to be missing, and is not made', async () => {
  const folder = await freshFolder()
  await expect(run(folder, '--to', await freshFolder())).rejects.toThrow('There is nothing in')
  expect(existsSync(folder)).toBe(false)
})

test('a folder that was tried dry is still empty, and what is no place is no target', async () => {
  const [folder, target] = [await filledFolder(), await freshFolder()]
  await run(folder, '--to', target, '--dry-run')
  expect(await readdir(target)).toEqual([])
  for (const args of [['--to', 'mysql://db/leads'], ['--to'], ['--too', target], []])
    await expect(run(folder, ...args)).rejects.toThrow(/^Usage: bellhop migrate --to/)
})

test('a target where no folder can be is told from the source: another place stands behind --to', async () => {
  const folder = await filledFolder()
  for (const dry of [[], ['--dry-run']])
    await expect(run(folder, '--to', join(folder, 'desk.json'), ...dry)).rejects.toThrow(
      /^This user can make no data folder of .+desk\.json\. Name another place behind --to\.\n\(ENOTDIR/,
    )
})

test('a target that holds an installation is refused, and stays as it is', async () => {
  const [folder, url] = [await filledFolder(), await freshDatabase()]
  const there = await openAt(url, desk)
  await there.leads.receive(arrival({ id: 'mine' }))
  await expect(run(folder, '--to', url)).rejects.toThrow(
    'holds an installation already. Name another place behind --to.',
  )
  await expect(run(folder, '--to', url, '--dry-run')).rejects.toThrow('already')
  expect((await allOf(there.leads)).map(({ id }) => id)).toEqual(['mine'])
  await there.close()
})

test('a folder is not moved into itself, by whatever name', async () => {
  const folder = await filledFolder()
  await symlink(folder, `${folder}-link`)
  for (const to of [folder, `${folder}/`, `${folder}-link`])
    await expect(run(folder, '--to', to)).rejects.toThrow(`${to} is what is moved.`)
})

/** Stores that break a migration into them off: while it brings leads, or counts. */
const breaking =
  (what: 'leads' | 'tallies'): OpenAt =>
  async (address, first) => {
    const store = await openAt(address, first)
    const { leads, tallies } = store
    const put: typeof leads.put = async some => {
      if (some[0]?.id !== 'a') throw new Error('broken off')
      return leads.put(some)
    }
    const add: typeof tallies.add = async some => {
      await tallies.add(some)
      throw new Error('broken off')
    }
    if (what === 'leads') return { ...store, leads: { ...leads, put } }
    return { ...store, tallies: { ...tallies, add } }
  }

test.each([
  ['a folder', freshFolder],
  ['a database', freshDatabase],
])(
  'a copy into %s that was broken off is refused, and the next attempt goes on',
  async (_, fresh) => {
    const [folder, to] = [await filledFolder(), await fresh()]
    const start = async () =>
      isDatabase(to) ? startServer(await newFolder(), { DATABASE_URL: to }) : startServer(to)
    for (const what of ['leads', 'tallies'] as const) {
      const migrating = migrate(['--to', to], { print() {} }, folder, breaking(what))
      await expect(migrating).rejects.toThrow('broken off')
    }
    const dry = await run(folder, '--to', to, '--dry-run')
    expect(dry.printed.at(-1)).toContain('part of a copy')
    await expect(run(to, '--to', await freshFolder())).rejects.toThrow('Not all leads are here')
    await expect(start()).rejects.toThrow('Not all leads are here')

    await run(folder, '--to', to)
    const [source, copy] = [await openAt(folder, desk), await openAt(to, desk)]
    expect(await allOf(copy.leads)).toEqual(await allOf(source.leads))
    expect(copy.desk.read()).toEqual(source.desk.read())
    await Promise.all([source.close(), copy.close()])
    await expect(run(folder, '--to', to)).rejects.toThrow('holds an installation already')
    await start()
  },
)

test.each([2, 3, 4])(
  'a folder that a copy was founding when it broke off, at rename %i, is founded by nobody else',
  async rename => {
    const [folder, to] = [await filledFolder(), await freshFolder()]
    const files = failingFiles(diskFiles, 'rename', rename, 'EIO')
    const failing: OpenAt = (address, first) =>
      jsonFileStore({ folder: address, log, ...(address === to && { files }) }, first)
    await expect(migrate(['--to', to], { print() {} }, folder, failing)).rejects.toThrow('EIO')

    await expect(openAt(to, desk)).rejects.toThrow('Not all leads are here')
    const { printed } = await run(folder, '--to', to)
    expect(printed.at(-1)).toContain('1203 leads and 3 counts')
  },
)

test('a copy that was broken off is no source of backups, and a check tells of it', async () => {
  const [folder, to] = [await filledFolder(), await freshFolder()]
  const migrating = migrate(['--to', to], { print() {} }, folder, breaking('leads'))
  await expect(migrating).rejects.toThrow('broken off')

  const called = io(to)
  expect(await check([], called)).toBe(false)
  expect(called.printed).toContainEqual(expect.stringContaining('Not all leads are here'))
  await expect(backup([`${to}.gz`], called)).rejects.toThrow('Not all leads are here')
  expect(existsSync(`${to}.gz`)).toBe(false)
  const daily = dailyBackups({ ...called, ...disk }, 7)
  await daily.look()
  expect(await readdir(to)).not.toContain('backups')
  expect(called.log.lines).toEqual([])

  await run(folder, '--to', to)
  expect(await check([], called)).toBe(true)
  await daily.look()
  await daily.close()
  expect(await readdir(join(to, 'backups'))).toHaveLength(1)
})

test('a database that goes away in the middle is said to have a part, with which the next attempt goes on', async () => {
  const [folder, cluster] = [await filledFolder(), await startCluster(withoutFsync)]
  onTestFinished(cluster.remove)
  const killing: OpenAt = async (address, first) => {
    const store = await openAt(address, first)
    const put: typeof store.leads.put = async some => {
      if (some[0]?.id !== 'a') await cluster.kill()
      return store.leads.put(some)
    }
    return address === folder ? store : { ...store, leads: { ...store.leads, put } }
  }
  await expect(migrate(['--to', cluster.url], { print() {} }, folder, killing)).rejects.toThrow(
    /cannot be reached.+ has a part of the copy: .+ goes on with it\.$/,
  )
  await cluster.start()
  const { printed } = await run(folder, '--to', cluster.url)
  expect(printed.at(-1)).toContain('1203 leads and 3 counts')
})

test('a source that changes while it is copied is found out', async () => {
  const [folder, url] = [await filledFolder(), await freshDatabase()]
  const openBusy: OpenAt = async (address, first) => {
    const store = await openAt(address, first)
    if (address === folder) return store
    const { put } = store.leads
    const putAndChange = async (...args: Parameters<typeof put>) => {
      const taken = await put(...args)
      await source.leads.receive(arrival())
      return taken
    }
    return { ...store, leads: { ...store.leads, put: putAndChange } }
  }
  const source = await openAt(folder, desk)
  const shared: OpenAt = (address, first) =>
    address === folder ? Promise.resolve(source) : openBusy(address, first)
  const migrating = migrate(['--to', url], { print() {} }, folder, shared)
  await expect(migrating).rejects.toThrow('The source changed meanwhile')
})

test('large leads go over a few at a time, since memory holds no hundreds of them', async () => {
  const [folder, to] = [await freshFolder(), await freshFolder()]
  const { leads, close } = await openAt(folder, desk)
  const { lead } = await leads.receive(arrival())
  await leads.put(copiesOf({ ...lead, custom_fields: { chat: 'x'.repeat(900_000) } }, 9))
  await close()
  const counts: number[] = []
  const counting: OpenAt = async (address, first) => {
    const store = await openAt(address, first)
    const put: typeof leads.put = some => {
      counts.push(some.length)
      return store.leads.put(some)
    }
    return { ...store, leads: { ...store.leads, put } }
  }
  await migrate(['--to', to], { print() {} }, folder, counting)
  expect(counts).toEqual([4, 3, 3])
})

test('a copy that lacks a lead is found out, and is no installation', async () => {
  const [folder, to] = [await filledFolder(), await freshFolder()]
  const losing: OpenAt = async (address, first) => {
    const store = await openAt(address, first)
    if (address === folder) return store
    const { put } = store.leads
    return { ...store, leads: { ...store.leads, put: leads => put(leads.slice(1)) } }
  }
  const migrating = migrate(['--to', to], { print() {} }, folder, losing)
  await expect(migrating).rejects.toThrow('The copy is not what the source is')
  await expect(startServer(to)).rejects.toThrow('Not all leads are here')
})

test('what is printed never holds the password of a database', () => {
  for (const address of ['bellhop:secret@db.example/leads', 'db.example/leads?password=secret'])
    expect(nameOf(`postgres://${address}`)).not.toContain('secret')
})
