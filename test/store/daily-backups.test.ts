import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dailyBackups } from '../../server/store/json-file/backup/daily-backups.ts'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { newFolder } from '../support/new-folder.ts'
import { watchedFiles } from './faults/failing-files.ts'
import { disk, heardLog, openFolder } from './folder.ts'

test('a backup is made once a day, and the newest seven are kept', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  let day = 0
  const now = () => Date.UTC(2027, 0, 1 + Math.floor(day), 12)
  const backups = dailyBackups({ ...disk, folder, now, log: heardLog() }, 7)
  for (; day < 10; day += 0.5) await backups.look()
  await backups.close()
  const names = (await readdir(join(folder, 'backups'))).toSorted()
  expect(names).toHaveLength(7)
  expect(names[6]).toBe('bellhop-2027-01-10.ndjson.gz')
})

test('a server that is ended after a few minutes every time has its backup all the same', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = () => Date.UTC(2027, 0, 2)
  const backups = dailyBackups({ ...disk, folder, now, log: heardLog() }, 7)
  vi.advanceTimersByTime(2 * 60_000)
  await backups.look()
  await backups.close()
  expect(await readdir(join(folder, 'backups'))).toEqual(['bellhop-2027-01-02.ndjson.gz'])
})

test('a backup leaves guests at least as much room as it takes', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  const floorBytes = 1000
  let free = floorBytes + 100
  const files = { ...diskFiles, freeBytes: async () => free }
  const now = () => Date.UTC(2027, 0, 2)
  const log = heardLog()
  const backups = dailyBackups({ files, floorBytes, folder, now, log }, 7)
  await backups.look()
  expect(await readdir(join(folder, 'backups'))).toEqual([])
  expect(log.lines).toEqual([expect.objectContaining({ error: expect.stringMatching('no room') })])
  free = floorBytes + 10_000
  await backups.look()
  expect(await readdir(join(folder, 'backups'))).toEqual(['bellhop-2027-01-02.ndjson.gz'])
  await backups.close()
})

test('the oldest backup makes room for the newest', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  const kept = join(folder, 'backups')
  let [day, room] = [0, Infinity]
  const usedBytes = async () => {
    const names = (await readdir(kept)).filter(name => name.endsWith('.gz'))
    const sizes = await Promise.all(names.map(async name => (await stat(join(kept, name))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const files = { ...diskFiles, freeBytes: async () => room - (await usedBytes()) }
  const now = () => Date.UTC(2027, 0, 1 + day)
  const backups = dailyBackups({ ...disk, files, folder, now, log: heardLog() }, 2)
  await backups.look()
  room = 2.5 * (await usedBytes())
  for (day of [1, 2]) await backups.look()
  await backups.close()
  expect((await readdir(kept)).toSorted()).toEqual(
    ['02', '03'].map(each => `bellhop-2027-01-${each}.ndjson.gz`),
  )
})

test('nobody who ends a server waits for its backup', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  let closing: Promise<void> | undefined
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (kind === 'open' && path.endsWith('.gz.new')) closing ??= backups.close()
  })
  const now = () => Date.UTC(2027, 0, 2)
  const log = heardLog()
  const backups = dailyBackups({ ...disk, files, folder, now, log }, 7)
  await backups.look()
  await closing
  expect(await readdir(join(folder, 'backups'))).toEqual([])
  expect(log.lines).toEqual([])
})

test('a backup of a clock that was a year ahead is the first to go', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  let day = 0
  const now = () => Date.UTC(2027, 0, 1 + day, 12)
  const backups = dailyBackups({ ...disk, folder, now, log: heardLog() }, 3)
  for (day of [0, 365, 1, 2]) await backups.look()
  await backups.close()
  expect((await readdir(join(folder, 'backups'))).toSorted()).toEqual(
    ['01', '02', '03'].map(each => `bellhop-2027-01-${each}.ndjson.gz`),
  )
})

test('what a kill left of a backup under way is gone with the next backup', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  const kept = join(folder, 'backups')
  await mkdir(kept)
  await writeFile(join(kept, 'bellhop-2027-01-01.ndjson.gz.new'), 'a guest')
  const now = () => Date.UTC(2027, 0, 2)
  const backups = dailyBackups({ ...disk, folder, now, log: heardLog() }, 7)
  await backups.look()
  await backups.close()
  expect(await readdir(kept)).toEqual(['bellhop-2027-01-02.ndjson.gz'])
})

test('what was set aside goes with the backups of its time', async () => {
  const folder = await newFolder()
  await openFolder(folder)
  const [week, day] = [604_800_000, 86_400_000]
  for (const at of [day - 1, day + 1])
    await writeFile(join(folder, `torn-${at}-journal`), 'a guest')
  const now = () => week + day
  const backups = dailyBackups({ ...disk, folder, now, log: heardLog() }, 7)
  await backups.look()
  await backups.close()
  const torn = (await readdir(folder)).filter(name => name.startsWith('torn-'))
  expect(torn).toEqual([`torn-${day + 1}-journal`])
})
