import fs, { readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { constants } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { explain } from '../../server/explain.ts'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import type { Store } from '../../server/store/store.ts'
import { newFolder } from '../support/new-folder.ts'
import { watchedFiles, type CallKind } from './faults/failing-files.ts'
import { heardLog, newestJournal, openFolder } from './folder.ts'
import { allOf, arrival, instant, readiness } from './makers.ts'

/** Files of which calls of these kinds fail, on journals. */
function breakableFiles() {
  const broken = new Set<CallKind>()
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (broken.has(kind) && path.includes('journal-')) throw new Error('EIO')
  })
  return { files, broken }
}

const idsOf = async ({ leads }: Store) => (await allOf(leads)).map(({ id }) => id)

const refused = { code: 'unavailable' }

test('a disk that fails again and again is written to again each time it works', async () => {
  const folder = await newFolder()
  const { files, broken } = breakableFiles()
  const log = heardLog()
  const store = await openFolder(folder, { files, log })
  for (const id of ['a', 'b']) {
    broken.add('datasync').add('sync')
    await expect(store.leads.receive(arrival({ id: `${id}-lost` }))).rejects.toMatchObject(refused)
    // Neither works the new journal that is to follow.
    await expect.poll(() => log.lines.pop()?.text).toBe('Writing still fails')
    broken.clear()
    await expect.poll(readiness(store)).toBe('ready')
    await store.leads.receive(arrival({ id }))
  }
  await store.close()
  expect(await idsOf(await openFolder(folder))).toEqual(['a', 'b'])
})

test('nobody is told that a lead is gone which two erase at once and the disk keeps', async () => {
  const { files, broken } = breakableFiles()
  const store = await openFolder(await newFolder(), { files })
  await store.leads.receive(arrival({ id: 'a' }))
  broken.add('datasync')
  const erasing = [store.leads.erase('a'), store.leads.erase('a')]
  for (const each of erasing) await expect(each).rejects.toMatchObject(refused)
  expect(await idsOf(store)).toEqual(['a'])
})

test.each([
  ['harmed', (whole: Buffer, at: number) => whole.fill('X', at, at + 1)],
  ['gone', (whole: Buffer, at: number) => whole.subarray(0, at)],
])('nothing more is taken while what the disk had taken is %s', async (_, harmed) => {
  let isBroken = false
  let whole = ''
  const files = watchedFiles(diskFiles, (kind, path) => {
    if (!isBroken || kind !== 'datasync' || !path.includes('journal-')) return
    isBroken = false
    whole = readFileSync(path, 'utf8')
    writeFileSync(path, harmed(Buffer.from(whole), whole.indexOf('Asha')))
    throw new Error('EIO')
  })
  const folder = await newFolder()
  const log = heardLog()
  const store = await openFolder(folder, { files, log })
  await store.leads.receive(arrival({ id: 'a' }))
  isBroken = true
  await expect(store.leads.receive(arrival())).rejects.toMatchObject(refused)
  const errors = () => log.lines.map(({ error }) => String(error)).join()
  await expect.poll(errors).toContain('is damaged at line 2')
  await expect(store.leads.receive(arrival())).rejects.toMatchObject(refused)
  await writeFile(await newestJournal(folder), whole)
  await expect.poll(readiness(store)).toBe('ready')
})

test('what a failed write has left behind is in nobody’s way after the end', async () => {
  const folder = await newFolder()
  const { files, broken } = breakableFiles()
  const store = await openFolder(folder, { files })
  await store.leads.receive(arrival({ id: 'a' }))
  broken.add('datasync').add('open')
  await expect(store.leads.receive(arrival({ id: 'lost' }))).rejects.toMatchObject(refused)
  await store.close()
  const ids = await idsOf(await openFolder(folder))
  expect(ids.slice(0, 1)).toEqual(['a'])
})

test('a change of the desk that was refused is not there after the next start', async () => {
  const folder = await newFolder()
  let isBroken = false
  const files = watchedFiles(diskFiles, kind => {
    if (!isBroken || kind !== 'syncFolder') return
    isBroken = false
    throw new Error('EIO')
  })
  const store = await openFolder(folder, { files })
  const { signing_key } = store.desk.read()
  isBroken = true
  const change = store.desk.change(desk => void (desk.signing_key = 'another'))
  await expect(change).rejects.toMatchObject(refused)
  await store.close()
  expect((await openFolder(folder)).desk.read().signing_key).toBe(signing_key)
})

test('who changes a lead while another change of it is under way builds on that', async () => {
  const waiting: (() => void)[] = []
  let isSlow = false
  const files: Files = {
    ...diskFiles,
    async open(path, purpose) {
      const file = await diskFiles.open(path, purpose)
      const datasync = async () => {
        if (isSlow) await new Promise<void>(resolve => void waiting.push(resolve))
        await file.datasync()
      }
      return { ...file, datasync }
    },
  }
  const { leads } = await openFolder(await newFolder(), { files })
  isSlow = true
  const say = (name: string) =>
    leads.receive(arrival({ client_request_uid: 'u', custom_fields: { [name]: 1 } }))
  const release = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.()
  }
  const first = say('a')
  await expect.poll(() => waiting.length).toBe(1)
  const second = say('b')
  await release()
  const { id } = (await first).lead
  const third = say('c')
  await release()
  await second
  const last = leads.change(id, { custom_fields: { d: 1 }, by: 'operator:op-1', at: instant(1) })
  await release()
  await third
  await release()
  expect(await last).toMatchObject({ revision: 4, custom_fields: { a: 1, b: 1, c: 1, d: 1 } })
})

test('what goes to disk at once is never more than what may be torn', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  const long = { x: 'x'.repeat(400_000) }
  await Promise.all([1, 2, 3, 4].map(() => store.leads.receive(arrival({ custom_fields: long }))))
  const lines = (await readFile(await newestJournal(folder), 'utf8')).split('\n').slice(1, -1)
  const bytes = new Map<unknown, number>()
  for (const line of lines) {
    const { first } = JSON.parse(line)
    bytes.set(first, (bytes.get(first) ?? 0) + line.length + 1)
  }
  expect(lines).toHaveLength(4)
  for (const size of bytes.values()) expect(size).toBeLessThanOrEqual(2 ** 20)
})

test('a quota that is used up is called that, though Node does not know it', async () => {
  const errno = -constants.errno.EDQUOT
  const unnamed = `Unknown system error ${errno}`
  const fault = { errno, code: unnamed, syscall: 'write' }
  const write = vi.spyOn(fs, 'write').mockImplementation((...call: unknown[]) => {
    const answer = call.at(-1) as (error: Error) => void
    answer(Object.assign(new Error(`${unnamed}: ${unnamed}, write`), fault))
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    write.mockRestore()
    syncBuiltinESMExports()
  })
  const opened = openFolder(await newFolder())
  await expect(opened.catch(explain)).resolves.toBe(
    'The disk is full. Make room and try again.\n(EDQUOT: disk quota exceeded, write)',
  )
})
