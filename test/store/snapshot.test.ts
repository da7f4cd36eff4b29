import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { stampChecksum } from '../../server/store/json-file/checked-line.ts'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import { journalNumber } from '../../server/store/json-file/journal/journal-format.ts'
import { newFolder } from '../support/new-folder.ts'
import { watchedFiles } from './faults/failing-files.ts'
import {
  closeAsKilled,
  heardLog,
  idsIn,
  killedFolder,
  newestJournal,
  openFolder,
} from './folder.ts'
import { allOf, arrival } from './makers.ts'

/** Files in which a new snapshot is written by `write`. */
function snapshotFiles(
  write: (bytes: Uint8Array, go: () => Promise<void>) => Promise<void>,
): Files {
  return {
    ...diskFiles,
    async open(path, purpose) {
      const file = await diskFiles.open(path, purpose)
      if (!path.endsWith('leads.json.new')) return file
      return { ...file, write: (bytes, at) => write(bytes, () => file.write(bytes, at)) }
    },
  }
}

test('a snapshot of several megabytes holds every lead, and opens nowhere damaged', async () => {
  const folder = await newFolder()
  const path = join(folder, 'leads.json')
  const store = await openFolder(folder, { compactBytes: 1000 })
  const long = { x: 'x'.repeat(400_000) }
  while ((await stat(path)).size < 2_000_000)
    await store.leads.receive(arrival({ custom_fields: long }))
  const kept = await allOf(store.leads)
  await store.close()
  const again = await openFolder(folder)
  expect(await allOf(again.leads)).toEqual(kept)
  await again.close()

  const whole = await readFile(path)
  for (const part of [0.2, 0.5, 0.8]) {
    const bytes = Buffer.from(whole)
    bytes[Math.floor(part * bytes.length)] = 0x79
    await writeFile(path, bytes)
    await expect(openFolder(folder), `${part}`).rejects.toThrow('leads.json is damaged at line')
  }
})

test.each(['"n":0', '"journal":2', '"end":'])(
  'one in which the disk has another byte in %s does not take the place of the last one',
  async place => {
    const folder = await newFolder()
    const files = snapshotFiles((bytes, go) => {
      const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(place)
      if (at >= 0) bytes[at + 1] = 0x79
      return go()
    })
    const path = join(folder, 'leads.json')
    const log = heardLog()
    await (await openFolder(folder)).close()
    const before = await readFile(path, 'utf8')
    const store = await openFolder(folder, { files, log, compactBytes: 500 })
    for (const id of ['a', 'b']) await store.leads.receive(arrival({ id }))
    await expect.poll(() => log.lines.map(({ error }) => String(error)).join()).toMatch(/damaged/)
    await store.close()
    expect(await readFile(path, 'utf8')).toBe(before)
    expect(await idsIn(folder)).toEqual(['a', 'b'])
  },
)

test('one that shows more than the journals still hold does not open', async () => {
  const folder = await newFolder()
  const waiting: (() => void)[] = []
  const files = snapshotFiles(async (_bytes, go) => {
    await new Promise<void>(resolve => void waiting.push(resolve))
    await go()
  })
  await (await openFolder(folder)).close()
  const store = await openFolder(folder, { files, compactBytes: 1000 })
  await store.leads.receive(arrival({ id: 'a', custom_fields: { x: 'x'.repeat(1000) } }))
  await expect.poll(() => waiting.length).toBe(1)
  await store.leads.receive(arrival({ id: 'b' }))
  for (const _write of ['leads', 'end']) {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.()
  }
  await expect.poll(() => readFile(join(folder, 'leads.json'), 'utf8')).toContain('"id":"a"')
  await closeAsKilled(store, folder)

  const journal = await newestJournal(folder)
  const [header = ''] = (await readFile(journal, 'utf8')).split('\n')
  await writeFile(journal, `${header}\n`)
  await expect(openFolder(folder)).rejects.toThrow('which leads.json already shows')
})

test('a folder of a later Bellhop does not open, and is not taken for a damaged one', async () => {
  const { folder } = await killedFolder()
  const refusal = /later Bellhop \(format 2; this one reads 1\)\. Start that one again\.$/
  const snapshot = join(folder, 'leads.json')
  const [header = '', ...rest] = (await readFile(snapshot, 'utf8')).split('\n')
  const later = Buffer.from(header.replace('"format":1', '"format":2'))
  stampChecksum(later, 0, later.length)
  await writeFile(snapshot, [later.toString(), ...rest].join('\n'))
  await expect(openFolder(folder)).rejects.toThrow(refusal)

  const installation = join(folder, 'installation.json')
  const bytes = Buffer.from((await readFile(installation, 'utf8')).replace('mat": 1', 'mat": 2'))
  stampChecksum(bytes, 0, bytes.length)
  await writeFile(installation, bytes)
  await expect(openFolder(folder)).rejects.toThrow(refusal)
})

test('what a kill left behind on the way to one is gone after the start', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  const first = await newestJournal(folder)
  const journal = await readFile(first)
  await store.leads.receive(arrival({ id: 'a' }))
  await store.leads.erase('a')
  await store.close()
  const whole = await readdir(folder)
  expect(whole).not.toContain(basename(first))
  await writeFile(first, journal)
  await writeFile(join(folder, 'leads.json.new'), '{')
  await (await openFolder(folder)).close()
  expect(await readdir(folder)).toEqual(whole)
})

test('each comes after as many bytes of changes as the one before', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder, { compactBytes: 10_000 })
  const { lead } = await store.leads.receive(arrival({ custom_fields: { x: 'x'.repeat(1000) } }))
  const journals = async () =>
    (await readdir(folder)).map(journalNumber).filter(number => number !== undefined)
  for (let snapshot = 1; snapshot <= 5; snapshot++) {
    for (let i = 0; i < 10; i++) await store.leads.put([{ ...lead, revision: 10 * snapshot + i }])
    await expect.poll(async () => Math.min(...(await journals()))).toBeGreaterThan(snapshot)
  }
})

test('one is made in the middle of requests that never pause', async () => {
  let isBegun = false
  let isAsked = false
  let second: Promise<void> | undefined
  const ask = async () => {
    for (let i = 0; i < 200 && !isBegun; i++) await store.leads.receive(arrival())
  }
  const files = watchedFiles(diskFiles, (kind, path) => {
    isBegun ||= path.endsWith('journal-00000002.ndjson')
    // While the first one's is on its way to the disk: from then on one of the two always waits.
    if (isAsked && kind === 'datasync') second ??= ask()
  })
  const store = await openFolder(await newFolder(), { files, compactBytes: 5000 })
  isAsked = true
  await ask()
  await second
  expect(isBegun).toBe(true)
})
