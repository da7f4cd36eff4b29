import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import type { Store } from '../../server/store/store.ts'
import { installation } from '../support/installation.ts'
import { newFolder } from '../support/new-folder.ts'
import { startServer } from '../support/start-server.ts'
import { copyAsKilled, heardLog, idsIn, leaveLockBehind, locksIn, openFolder } from './folder.ts'
import { allOf, arrival } from './makers.ts'

test('a lock that somebody removes is made again, and requests go on', async () => {
  const folder = await newFolder()
  const log = heardLog()
  const store = await openFolder(folder, { log })
  const [lock = ''] = await locksIn(folder)
  const content = await readFile(join(folder, lock), 'utf8')
  await rm(join(folder, lock))
  await expect.poll(() => locksIn(folder)).toEqual([lock])
  await expect.poll(() => log.lines).toMatchObject([{ level: 'warn', file: lock }])
  expect(await readFile(join(folder, lock), 'utf8')).toBe(content)
  await store.leads.receive(arrival())
  await expect(openFolder(folder)).rejects.toThrow('in use')
})

test('the lock of another in its place is not taken for its own, and left to the other', async () => {
  const folder = await newFolder()
  const log = heardLog()
  const store = await openFolder(folder, { log })
  await writeFile(join(folder, 'lock-1'), '{"pid":1}')
  await expect
    .poll(() => log.lines)
    .toMatchObject([{ level: 'error', text: expect.stringMatching(/^Another process has taken/) }])
  await expect(store.leads.receive(arrival())).rejects.toMatchObject({ code: 'unavailable' })
  await store.close()
  expect(await readFile(join(folder, 'lock-1'), 'utf8')).toBe('{"pid":1}')
})

test('a server that has lost its folder ends with an error, for whoever starts it again', async () => {
  const { folder } = await installation()
  const { child, printed } = await startServer(folder)
  await writeFile(join(folder, 'lock-2'), '{}')
  await expect.poll(() => child.exitCode).toBe(1)
  const last = () => JSON.parse(printed().trimEnd().split('\n').at(-1) ?? '') as object
  await expect.poll(last).toMatchObject({ level: 50, file: 'lock-1' })
})

test('a folder that is put in the place of its own is not written to, not even by an end that comes at once', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  let losses = 0
  const store = await openFolder(folder, { onLost: () => losses++ })
  await store.leads.receive(arrival({ id: 'a' }))
  const restored = await openFolder(other)
  await restored.leads.receive(arrival({ id: 'b' }))
  await restored.close()
  const moved = `${folder}-moved`
  onTestFinished(() => rm(moved, { recursive: true }))
  await rename(folder, moved)
  await rename(other, folder)
  await mkdir(other)
  await store.close()
  expect(losses).toBe(1)

  expect(await idsIn(folder)).toEqual(['b'])
  await rm(join(moved, 'lock-1'))
  expect(await idsIn(moved)).toEqual(['a'])
})

test('a copy of a folder in use is told how to become a folder of its own', async () => {
  const [folder, copy] = [await newFolder(), await newFolder()]
  const store = await openFolder(folder)
  await store.leads.receive(arrival({ id: 'a' }))
  await cp(folder, copy, { recursive: true })
  await expect(openFolder(copy)).rejects.toThrow(/a copy.+remove lock-1 in it/)
  await rm(join(copy, 'lock-1'))
  expect(await allOf((await openFolder(copy)).leads)).toHaveLength(1)
})

test('who wakes up after another has taken over keeps nothing, from the first request on', async () => {
  const folder = await newFolder()
  let away = 0
  const asleep = await openFolder(folder, { now: () => Date.now() + away })
  await leaveLockBehind(folder)
  const store = await openFolder(folder)
  await store.desk.change(desk => void (desk.signing_key = 'later'))
  away = 60_000
  const refused = await Promise.allSettled([
    asleep.leads.receive(arrival()),
    asleep.desk.change(desk => void (desk.signing_key = 'earlier')),
    asleep.tallies.add([{ site: 'demo', day: '2027-03-01', page: '', step: 'x', count: 1 }]),
  ])
  for (const { status, ...rest } of refused) {
    expect(status).toBe('rejected')
    expect(rest).toMatchObject({ reason: { code: 'unavailable' } })
  }
  await Promise.all([asleep.close(), store.close()])
  const again = await openFolder(folder)
  expect(again.desk.read().signing_key).toBe('later')
  expect(await again.tallies.days()).toEqual([])
  expect(await allOf(again.leads)).toEqual([])
})

test('who wakes up with a snapshot to make takes no journal from the one who has taken over', async () => {
  const folder = await newFolder()
  let away = 0
  const log = heardLog()
  const asleep = await openFolder(folder, { log, now: () => Date.now() + away })
  await asleep.leads.receive(arrival({ id: 'a' }))
  await asleep.leads.receive(arrival({ id: 'b' }))
  await asleep.leads.erase('a')
  await leaveLockBehind(folder)
  const store = await openFolder(folder)
  await store.leads.receive(arrival({ id: 'c' }))
  away = 60_000
  await asleep.close()
  expect(log.lines).toMatchObject([{ text: expect.stringMatching(/^Another process has taken/) }])
  await store.leads.receive(arrival({ id: 'd' }))
  expect(await idsIn(await copyAsKilled(folder))).toEqual(['b', 'c', 'd'])
})

/** A store that falls asleep over the next such call, when told to, and wakes once another has taken over. */
async function sleeper(folder: string, call: 'datasync' | 'close' | 'freeBytes', name = '') {
  let away = 0
  let fallAsleep = async () => {}
  const over =
    (is: typeof call) =>
    async <T>(done: T) => {
      if (is === call) await fallAsleep()
      return done
    }
  const files: Files = {
    ...diskFiles,
    freeBytes: path => diskFiles.freeBytes(path).then(over('freeBytes')),
    async open(path, purpose) {
      const file = await diskFiles.open(path, purpose)
      if (!path.includes(name)) return file
      return {
        ...file,
        datasync: () => file.datasync().then(over('datasync')),
        close: () => file.close().then(over('close')),
      }
    },
  }
  const store = await openFolder(folder, { files, now: () => Date.now() + away, forgetMs: 1 })
  const takenOver = (elapsed = 60_000) =>
    new Promise<Store>(resolve => {
      fallAsleep = async () => {
        fallAsleep = async () => {}
        await leaveLockBehind(folder)
        resolve(await openFolder(folder))
        away = elapsed
      }
    })
  return { store, takenOver }
}

test('who falls asleep over a file does not put it in its place on waking', async () => {
  const folder = await newFolder()
  const { store, takenOver } = await sleeper(folder, 'close', 'desk.json.new')
  const { signing_key } = store.desk.read()
  void takenOver()
  const change = store.desk.change(desk => void (desk.signing_key = 'earlier'))
  await expect(change).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readFile(join(folder, 'desk.json'), 'utf8')).toContain(signing_key)
})

test('who falls asleep while a lead goes to disk does not say on waking that it is kept, whatever the clock says', async () => {
  for (const elapsed of [60_000, -60_000]) {
    const { store, takenOver } = await sleeper(await newFolder(), 'datasync', 'journal-')
    void takenOver(elapsed)
    await expect(store.leads.receive(arrival())).rejects.toMatchObject({ code: 'unavailable' })
  }
})

test('who falls asleep over a snapshot takes no journal from the one who has taken over', async () => {
  const folder = await newFolder()
  const { store, takenOver } = await sleeper(folder, 'freeBytes')
  await store.leads.receive(arrival({ id: 'a' }))
  await store.leads.erase('a')
  const { leads } = await takenOver()
  await store.close()
  await leads.receive(arrival({ id: 'b' }))
  expect(await idsIn(await copyAsKilled(folder))).toEqual(['b'])
})

test('who wakes up in the middle of a look at its lock looks again before a lead is said to be kept', async () => {
  const folder = await newFolder()
  let away = 0
  let onLook = async () => {}
  let onWrite = () => {}
  const files: Files = {
    ...diskFiles,
    async open(path, purpose) {
      const file = await diskFiles.open(path, purpose)
      if (path.includes('journal-'))
        return { ...file, datasync: () => file.datasync().then(() => onWrite()) }
      const isLook = path.includes('lock-') && purpose === 'read'
      return isLook ? { ...file, close: () => file.close().then(() => onLook()) } : file
    },
  }
  const asleep = await openFolder(folder, { files, now: () => Date.now() + away })
  const sent = new Promise(resolve => {
    onLook = async () => {
      onLook = async () => {}
      await leaveLockBehind(folder)
      await openFolder(folder)
      away = 60_000
      const written = new Promise<void>(done => (onWrite = done))
      resolve(asleep.leads.receive(arrival()))
      await written
    }
  })
  const change = asleep.desk.change(() => {})
  await expect(sent).rejects.toMatchObject({ code: 'unavailable' })
  await expect(change).rejects.toMatchObject({ code: 'unavailable' })
})

test('who was slow to take a folder leaves it to the one who was faster', async () => {
  const folder = await newFolder()
  const leaveBehind = async () => {
    await openFolder(folder)
    await leaveLockBehind(folder)
  }
  await leaveBehind()
  const identity = async (path: string) => {
    await leaveBehind()
    await openFolder(folder)
    return diskFiles.identity(path)
  }
  const slow = openFolder(folder, { files: { ...diskFiles, identity } })
  await expect(slow).rejects.toThrow('in use by another Bellhop process')
  expect(await locksIn(folder)).toEqual(['lock-3'])
})
