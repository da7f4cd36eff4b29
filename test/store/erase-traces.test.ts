import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import type { Store } from '../../server/store/store.ts'
import { newFolder } from '../support/new-folder.ts'
import { watchedFiles } from './faults/failing-files.ts'
import { copyAsKilled, filesWith, heardLog, newestJournal, openFolder } from './folder.ts'
import { arrival } from './makers.ts'

const guest = 'Zebulon Quince'

async function takeIn({ leads }: Store) {
  for (const id of ['a', 'b', 'c']) await leads.receive(arrival({ id, fields: { name: id } }))
  const uid = { client_request_uid: 'zeb' }
  await leads.receive(arrival({ ...uid, id: 'zeb-1', fields: { name: guest, phone_number: '1' } }))
  await leads.receive(arrival({ ...uid, fields: { comments: 'more' } }))
}

test('an erased guest is in no file of the folder once the store was closed', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  await takeIn(store)
  expect(await filesWith(folder, guest)).not.toEqual([])
  await store.leads.erase('zeb-1')
  await store.close()
  expect(await filesWith(folder, guest)).toEqual([])
  const again = await openFolder(folder)
  expect((await again.leads.page({ limit: 9 })).leads.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  await again.close()
})

test('and soon while it goes on, in the middle of other requests', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder, { forgetMs: 1 })
  await takeIn(store)
  await store.leads.erase('zeb-1')
  await store.leads.receive(arrival({ id: 'd' }))
  await expect.poll(() => filesWith(folder, guest)).toEqual([])
  expect(await store.leads.read('d')).toBeDefined()
  await store.close()
})

test('what is being forgotten when the store is closed is forgotten first', async () => {
  const folder = await newFolder()
  let isErased = false
  let closing: Promise<void> | undefined
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (isErased && kind === 'open' && path.endsWith('leads.json.new')) closing ??= store.close()
  })
  const store = await openFolder(folder, { files, forgetMs: 1 })
  await takeIn(store)
  isErased = true
  await store.leads.erase('zeb-1')
  await expect.poll(() => closing !== undefined).toBe(true)
  await closing
  expect(await filesWith(folder, guest)).toEqual([])
})

test('who is erased while a snapshot is made is forgotten with the next', async () => {
  const folder = await newFolder()
  let isErased = false
  let erasing: Promise<boolean> | undefined
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (isErased && kind === 'open' && path.endsWith('leads.json.new'))
      erasing ??= store.leads.erase('zeb-1')
  })
  const store = await openFolder(folder, { files, forgetMs: 1 })
  await takeIn(store)
  isErased = true
  await store.leads.erase('a')
  await expect.poll(() => erasing).toBeDefined()
  await expect.poll(() => filesWith(folder, guest)).toEqual([])
})

test.each(['no room for a snapshot', 'an error in the place of one'])(
  'what the disk had %s to forget is forgotten once it works',
  async trouble => {
    const folder = await newFolder()
    let isTroubled = false
    const watched = watchedFiles(diskFiles, (kind, path) => {
      if (isTroubled && kind === 'open' && path.endsWith('leads.json.new')) throw new Error('EIO')
    })
    const freeBytes = async () => (isTroubled ? 0 : Infinity)
    const files = trouble.startsWith('no') ? { ...diskFiles, freeBytes } : watched
    const log = heardLog()
    const store = await openFolder(folder, { files, log, forgetMs: 1, floorBytes: 1, now: () => 0 })
    await takeIn(store)
    isTroubled = true
    await store.leads.erase('zeb-1')
    await expect.poll(() => log.lines.map(({ text }) => text).join()).toMatch(/snapshot/)
    await expect.poll(() => filesWith(folder, guest)).not.toEqual([])
    isTroubled = false
    await expect.poll(() => filesWith(folder, guest)).toEqual([])
  },
)

test('what was killed before it could forget does so after the next start', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  await takeIn(store)
  await store.leads.erase('zeb-1')
  const asKilled = await copyAsKilled(folder)
  expect(await filesWith(asKilled, guest)).not.toEqual([])
  await openFolder(asKilled, { forgetMs: 1 })
  await expect.poll(() => filesWith(asKilled, guest)).toEqual([])
})

test('what was set aside of an erased lead goes with it, and nothing else', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  await takeIn(store)
  await writeFile(join(folder, 'torn-1-of-zeb'), `{"id":"zeb-1","name":"${guest}"`)
  await writeFile(join(folder, 'torn-2-of-another'), '{"id":"zeb-2"')
  await store.leads.erase('zeb-1')
  await store.close()
  const torn = (await readdir(folder)).filter(name => name.startsWith('torn-'))
  expect(torn).toEqual(['torn-2-of-another'])
})

test('also where the process is killed right after the snapshot without that lead', async () => {
  const folder = await newFolder()
  let asKilled = ''
  let last = ''
  const files: Files = {
    ...diskFiles,
    async syncFolder(path) {
      await diskFiles.syncFolder(path)
      if (last.endsWith('leads.json.new')) asKilled = await copyAsKilled(folder)
    },
    async rename(from, to) {
      await diskFiles.rename(from, to)
      last = from
    },
  }
  const store = await openFolder(folder, { files })
  await takeIn(store)
  await writeFile(join(folder, 'torn-1-of-zeb'), `{"id":"zeb-1","name":"${guest}"`)
  await store.leads.erase('zeb-1')
  await store.close()
  const again = await openFolder(asKilled)
  expect(await again.leads.read('a')).toBeDefined()
  await again.close()
  expect(await filesWith(asKilled, guest)).toEqual([])
})

test('what was set aside of an attempt that the guest repeated goes with the lead it became', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  await takeIn(store)
  const asKilled = await copyAsKilled(folder)
  const journal = await newestJournal(asKilled)
  const lines = (await readFile(journal, 'utf8')).split('\n')
  await writeFile(journal, lines.slice(0, -2).join('\n').slice(0, -30))

  const again = await openFolder(asKilled)
  const [torn = ''] = (await readdir(asKilled)).filter(name => name.startsWith('torn-'))
  expect(await filesWith(asKilled, guest)).toEqual([join(asKilled, torn)])
  await again.leads.receive(
    arrival({ client_request_uid: 'zeb', id: 'zeb-2', fields: { name: guest } }),
  )
  await again.leads.erase('zeb-2')
  await again.close()
  expect(await filesWith(asKilled, guest)).toEqual([])
})
