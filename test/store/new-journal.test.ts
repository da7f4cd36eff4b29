import { appendFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import { newJournal } from '../../server/store/json-file/journal/journal.ts'
import { newFolder } from '../support/new-folder.ts'
import { watchedFiles } from './faults/failing-files.ts'
import { idsIn, journalsIn, killedFolder, leaveLockBehind, openFolder } from './folder.ts'
import { arrival } from './makers.ts'

/** Files whose writes wait, from `pause` until `wake`. */
function pausedFiles() {
  let wake = () => {}
  let waiting: Promise<void> | undefined
  const pause = () => void (waiting = new Promise(resolve => (wake = resolve)))
  const files: Files = {
    ...diskFiles,
    async open(path, purpose) {
      const file = await diskFiles.open(path, purpose)
      const write: typeof file.write = async (...args) => {
        await waiting
        await file.write(...args)
      }
      return { ...file, write }
    },
  }
  return { files, pause, wake: () => wake() }
}

test('what a paused process still writes after a takeover costs the other one nothing', async () => {
  const folder = await newFolder()
  const { files, pause, wake } = pausedFiles()
  const asleep = await openFolder(folder, { files })
  await asleep.leads.receive(arrival({ id: 'a' }))
  pause()
  const inHand = ['x', 'y'].map(id => asleep.leads.receive(arrival({ id })))
  await leaveLockBehind(folder)
  const store = await openFolder(folder)
  for (const id of ['b', 'c']) await store.leads.receive(arrival({ id }))
  wake()
  await Promise.allSettled(inHand)
  await store.close()
  expect(await idsIn(folder)).toEqual(['a', 'b', 'c'])
})

test('a journal that was closed is gone on with', async () => {
  const folder = await newFolder()
  for (const id of ['a', 'b', 'c']) {
    const store = await openFolder(folder)
    await store.leads.receive(arrival({ id }))
    await store.close()
  }
  expect(await idsIn(folder)).toEqual(['a', 'b', 'c'])
  expect(await journalsIn(folder)).toEqual(['journal-00000001.ndjson'])
})

test('another is begun after a kill, once all that counts of the old one is on disk', async () => {
  const { folder } = await killedFolder()
  const calls: string[] = []
  const files = watchedFiles(diskFiles, (kind, path) => {
    calls.push(`${kind} ${path.slice(folder.length + 1)}`)
  })
  await openFolder(folder, { files })
  const synced = calls.indexOf('datasync journal-00000001.ndjson')
  expect(synced).toBeGreaterThan(-1)
  expect(calls.indexOf('open journal-00000002.ndjson')).toBeGreaterThan(synced)
})

test('another is on disk by its name before the installation names it', async () => {
  const { folder } = await killedFolder()
  const calls: string[] = []
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (path.includes('lock-')) return
    if (kind === 'open' || kind === 'syncFolder' || kind === 'rename')
      calls.push(`${kind} ${path.slice(folder.length + 1)}`)
  })
  await openFolder(folder, { files })
  const begun = calls.lastIndexOf('open journal-00000002.ndjson')
  expect(calls.slice(begun + 1, begun + 4)).toEqual([
    'syncFolder ',
    'open installation.json.new',
    'rename installation.json.new',
  ])
})

test('a start that ends right after it has begun one loses nothing', async () => {
  const { folder, journal } = await killedFolder()
  await appendFile(journal, '{"crc":"0000')
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (kind === 'rename' && path.includes('installation')) throw new Error('EIO')
  })
  await expect(openFolder(folder, { files })).rejects.toThrow('EIO')
  expect(await journalsIn(folder)).toHaveLength(2)
  const store = await openFolder(folder)
  await store.leads.receive(arrival({ id: 'd' }))
  await store.close()
  expect(await idsIn(folder)).toEqual(['a', 'b', 'c', 'd'])
})

test('those of many abrupt ends go, also when no lead ever comes', async () => {
  const { folder, journal: first } = await killedFolder()
  let { size: before } = await stat(first)
  for (let journal = 2; journal < 70; journal++) {
    const empty = await newJournal(diskFiles, folder, { journal, seq: 4, before })
    await empty.close()
    before = empty.bytes
  }
  const store = await openFolder(folder)
  await expect.poll(async () => (await journalsIn(folder)).length).toBe(1)
  await store.close()
  expect(await idsIn(folder)).toEqual(['a', 'b', 'c'])
})
