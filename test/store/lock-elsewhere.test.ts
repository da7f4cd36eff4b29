import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { newFolder } from '../support/new-folder.ts'
import { locksIn, openFolder } from './folder.ts'

/** A folder with the lock of a process in another container: only its touches can be seen from here. */
async function heldElsewhere() {
  const folder = await newFolder()
  const lock = join(folder, 'lock-1')
  const holder = { pid: process.pid, realm: 'a container', began: '1', since: '2027-03-01' }
  await writeFile(lock, JSON.stringify(holder))
  return { folder, lock }
}

test('a folder in use in another container does not open', async () => {
  const { folder, lock } = await heldElsewhere()
  let seconds = 0
  const timer = setInterval(() => void utimes(lock, ++seconds, seconds), 100)
  onTestFinished(() => clearInterval(timer))
  await expect(openFolder(folder)).rejects.toThrow(
    `in use by another Bellhop process (pid ${process.pid}`,
  )
  expect(await readdir(folder)).toEqual(['lock-1'])
})

test('a folder that is let go of in another container meanwhile opens', async () => {
  const { folder, lock } = await heldElsewhere()
  const touchedAt = async (path: string) => {
    const at = await diskFiles.touchedAt(path)
    await rm(lock, { force: true })
    return at
  }
  await openFolder(folder, { files: { ...diskFiles, touchedAt } })
  expect(await locksIn(folder)).toEqual(['lock-2'])
})

test('a folder left behind in another container is taken over, and its lock goes', async () => {
  const { folder } = await heldElsewhere()
  await openFolder(folder)
  expect(await locksIn(folder)).toEqual(['lock-2'])
})
