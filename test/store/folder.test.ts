import {
  appendFile,
  chmod,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { merge } from '../../server/merge.ts'
import { diskFiles, type Files } from '../../server/store/json-file/files.ts'
import { newJournal } from '../../server/store/json-file/journal/journal.ts'
import { endLine, readEnd } from '../../server/store/json-file/snapshot/snapshot-format.ts'
import { newFolder } from '../support/new-folder.ts'
import {
  closeAsKilled,
  heardLog,
  idsIn,
  killedFolder,
  locksIn,
  newestJournal,
  openFolder,
} from './folder.ts'
import { watchedFiles } from './faults/failing-files.ts'
import { allOf, arrival, instant, readiness } from './makers.ts'

describe('the data folder', () => {
  test("belongs to the server's user alone", async () => {
    const folder = join(await newFolder(), 'data')
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600)
  })

  test('is closed to others where it is empty, and to nobody whose files are in it already', async () => {
    const [empty, shared] = [await newFolder(), await newFolder()]
    await writeFile(join(shared, 'of somebody else'), '')
    for (const folder of [empty, shared]) {
      await chmod(folder, 0o755)
      await openFolder(folder)
    }
    expect((await stat(empty)).mode & 0o777).toBe(0o700)
    expect((await stat(shared)).mode & 0o777).toBe(0o755)
  })

  test('is open to one process at a time', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await expect(openFolder(folder)).rejects.toThrow(/in use by another Bellhop process \(pid \d+/)
    await store.close()
    await expect(openFolder(folder)).resolves.toBeDefined()
  })

  test('is taken over from a process that is gone, also when others try as well', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    const [lock = ''] = await locksIn(folder)
    const holder = JSON.parse(await readFile(join(folder, lock), 'utf8'))
    await store.close()
    await writeFile(join(folder, lock), JSON.stringify({ ...holder, began: '1' }))

    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => openFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    for (const attempt of tries)
      if (attempt.status === 'rejected') expect(String(attempt.reason)).toContain('in use')
  })

  test('holds leads.json as valid JSON, one lead a line', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder, { compactBytes: 2000 })
    for (let i = 0; i < 20; i++) await store.leads.receive(arrival())
    await expect
      .poll(async () => (await readFile(join(folder, 'leads.json'), 'utf8')).split('\n').length)
      .toBeGreaterThan(5)
    const text = await readFile(join(folder, 'leads.json'), 'utf8')
    const { leads } = JSON.parse(text)
    expect(leads[3].fields.name).toBe('Asha Rao')
    expect(text.split('\n')).toHaveLength(leads.length + 3)
  })

  test.each(['leads.json', 'desk.json', 'installation.json', 'journal-00000001.ndjson'])(
    'is not taken for a new one when %s has vanished',
    async name => {
      const folder = await newFolder()
      await (await openFolder(folder)).close()
      await rename(join(folder, name), join(folder, `${name}.gone`))
      await expect(openFolder(folder)).rejects.toThrow(`${name} is gone from ${folder}`)
    },
  )
})

describe('a torn end of the newest journal', () => {
  test('is set aside and said', async () => {
    const { folder, journal } = await killedFolder()
    const { size } = await stat(journal)
    await appendFile(journal, '{"crc":"0000')
    const log = heardLog()
    expect(await idsIn(folder, log)).toEqual(['a', 'b', 'c'])
    expect(log.lines).toMatchObject([{ level: 'warn', line: 5, offset: size, bytes: 12 }])
    const aside = String(log.lines[0]?.['aside'])
    expect(await readFile(join(folder, aside), 'utf8')).toBe('{"crc":"0000')
    expect((await stat(journal)).size).toBe(size)
  })

  test('is on disk in a file of its own before it is cut off', async () => {
    const { folder, journal } = await killedFolder()
    await appendFile(journal, '{"crc":"0000')
    const calls: string[] = []
    const files = watchedFiles(diskFiles, (kind, path) => {
      if (/^(sync|truncate)/.test(kind) && !path.includes('lock'))
        calls.push(`${kind} ${path.slice(folder.length + 1).replace(/\d{9,}/, 'T')}`)
    })
    await openFolder(folder, { files })
    const [, name = ''] = journal.split(`${folder}/`)
    const { size } = await stat(journal)
    expect(calls.slice(0, 4)).toEqual([
      `sync torn-T-${name}-at-${size}.new`,
      'syncFolder ',
      `truncate ${name}`,
      `sync ${name}`,
    ])
  })

  test('goes aside whole, and the rest is read, from a disk that gives less than it is asked for', async () => {
    const { folder, journal } = await killedFolder()
    await appendFile(journal, `{"crc":"0000${'x'.repeat(500)}`)
    const files: Files = {
      ...diskFiles,
      async open(path, purpose) {
        const file = await diskFiles.open(path, purpose)
        const read: typeof file.read = (target, at, length, position) =>
          file.read(target, at, Math.min(length, 40), position)
        return path.includes('lock-') ? file : { ...file, read }
      },
    }
    const log = heardLog()
    const { leads } = await openFolder(folder, { files, log })
    expect((await allOf(leads)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const aside = join(folder, String(log.lines[0]?.['aside']))
    expect(await readFile(aside, 'utf8')).toBe(`{"crc":"0000${'x'.repeat(500)}`)
  })

  test('goes with what a power cut left whole behind it, of the same batch and no other', async () => {
    const { folder, journal } = await killedFolder()
    const lines = (await readFile(journal, 'utf8')).split('\n').slice(0, -1)
    const store = await openFolder(folder)
    await Promise.all(['d', 'e', 'f'].map(id => store.leads.receive(arrival({ id }))))
    await store.leads.receive(arrival({ id: 'g' }))
    const begun = (await readFile(await newestJournal(folder), 'utf8')).split('\n').slice(1, -1)
    await store.close()
    const [batch, next] = [begun.slice(0, 3), begun.slice(3)]
    expect(next).toHaveLength(1)

    for (const [cut, ids] of [
      [0, ['a', 'b', 'c']],
      [1, ['a', 'b', 'c', 'd']],
    ] as const) {
      const torn = batch.map((line, n) => (n === cut ? '\0'.repeat(line.length) : line))
      const copy = await killedFolder()
      await writeFile(copy.journal, [...lines, ...torn, ''].join('\n'))
      expect(await idsIn(copy.folder)).toEqual(ids)
      const acknowledged = await killedFolder()
      await writeFile(acknowledged.journal, [...lines, ...torn, ...next, ''].join('\n'))
      await expect(idsIn(acknowledged.folder)).rejects.toThrow(`damaged at line ${5 + cut}`)
    }
  })

  test('is damage when whole lines of a later batch follow', async () => {
    const { folder, journal } = await killedFolder()
    const lines = (await readFile(journal, 'utf8')).split('\n')
    lines[2] = lines[2]?.replace('Asha', 'Asho') ?? ''
    await writeFile(journal, lines.join('\n'))
    await expect(idsIn(folder)).rejects.toThrow(/journal-00000001.ndjson is damaged at line 3/)
  })

  test('is damage when it is longer than a batch can be', async () => {
    const longest = '\0'.repeat(2 ** 20)
    const torn = await killedFolder()
    await appendFile(torn.journal, longest)
    expect(await idsIn(torn.folder)).toEqual(['a', 'b', 'c'])
    const { folder, journal } = await killedFolder()
    await appendFile(journal, `${longest}\0`)
    await expect(idsIn(folder)).rejects.toThrow(/damaged at line 5/)
  })

  test('is damage after a clean end', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    await store.close()
    const journal = await newestJournal(folder)
    await truncate(journal, (await stat(journal)).size - 1)
    await expect(openFolder(folder)).rejects.toThrow(/damaged at line 2, offset \d+/)
  })

  test('is damage when it came after a clean end', async () => {
    const folder = await newFolder()
    await (await openFolder(folder)).close()
    await appendFile(await newestJournal(folder), '{"crc":"0000')
    await expect(openFolder(folder)).rejects.toThrow('there are bytes behind its end')
  })

  test('of any length leaves a valid earlier state', async () => {
    const whole = await readFile((await killedFolder()).journal)
    const header = whole.indexOf('\n') + 1
    for (let length = header; length <= whole.length; length += 97) {
      const { folder, journal } = await killedFolder()
      await writeFile(journal, whole.subarray(0, length))
      const ids = await idsIn(folder)
      expect(['a', 'b', 'c'].slice(0, ids.length)).toEqual(ids)
    }
  })
})

describe('a lost end', () => {
  test('is seen by the snapshot, which shows more than the journals hold', async () => {
    const { folder } = await killedFolder()
    const snapshot = join(folder, 'leads.json')
    const bytes = await readFile(snapshot)
    const from = bytes.lastIndexOf('\n', -2) + 1
    const end = readEnd(bytes, from, bytes.length - 1)
    if (!end) throw new Error('the snapshot has no end')
    await writeFile(snapshot, bytes.toString('utf8', 0, from) + endLine({ ...end, seq: 5 }))
    await expect(idsIn(folder)).rejects.toThrow('ends before change 4')
    await writeFile(snapshot, bytes.toString('utf8', 0, from) + endLine({ ...end, seq: 4 }))
    expect(await idsIn(folder)).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['is gone', (journal: string) => rm(journal)],
    ['is not the header of a journal', (journal: string) => writeFile(journal, 'X')],
  ])('is seen when the newest of several journals %s', async (damage, harm) => {
    const { folder } = await killedFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    await closeAsKilled(store, folder)
    const newest = await newestJournal(folder)
    expect(newest).toContain('journal-00000002')
    await harm(newest)
    await expect(idsIn(folder)).rejects.toThrow(damage)
  })

  test.each([
    [3, false],
    [4, true],
    [9, false],
  ])('is seen by the next journal, when that begins with change %d', async (seq, isNext) => {
    const { folder, journal } = await killedFolder()
    const before = (await stat(journal)).size
    const next = await newJournal(diskFiles, folder, { journal: 2, seq, before })
    await next.close()
    if (isNext) expect(await idsIn(folder)).toEqual(['a', 'b', 'c'])
    else await expect(idsIn(folder)).rejects.toThrow(`begins with change ${seq} instead of 4`)
  })
})

describe('writing', () => {
  test('leaves no file open, whatever was written', async () => {
    const { folder, journal } = await killedFolder()
    await appendFile(journal, '{"crc":"0000')
    const open = new Map<string, number>()
    const files = watchedFiles(diskFiles, (kind, path) => {
      const by = kind === 'open' ? 1 : kind === 'close' ? -1 : 0
      open.set(path, (open.get(path) ?? 0) + by)
    })
    const store = await openFolder(folder, { files, compactBytes: 2000 })
    for (let i = 0; i < 20; i++) await store.leads.receive(arrival())
    await store.desk.change(desk => void (desk.signing_key = 'changed'))
    await store.tallies.add([{ site: 'demo', day: '2027-03-01', page: '', step: 'x', count: 1 }])
    await store.close()
    expect(Object.fromEntries([...open].filter(([, count]) => count !== 0))).toEqual({})
  })

  test('changes nothing in memory before the disk has it, and nothing at all when it fails', async () => {
    let isBroken = false
    const files = watchedFiles(diskFiles, (kind, name) => {
      if (isBroken && kind === 'datasync' && name.includes('journal-')) throw new Error('EIO')
    })
    const store = await openFolder(await newFolder(), { files })
    await store.leads.receive(arrival({ id: 'a', client_request_uid: 'u' }))
    const [kept] = await allOf(store.leads)
    isBroken = true
    const sent = arrival({ id: 'b' })
    const won = { state: 'won', by: 'operator:op-1', at: instant(1) } as const
    const refused = await Promise.allSettled([
      store.leads.receive(sent),
      store.leads.receive(sent),
      store.leads.receive(arrival({ client_request_uid: 'u', fields: { comments: 'lost' } })),
      store.leads.change('a', won),
      store.leads.change('a', won),
      store.leads.put([kept!]),
      store.leads.erase('a'),
    ])
    for (const { status, ...rest } of refused) {
      expect(status).toBe('rejected')
      expect(rest).toMatchObject({
        reason: { code: 'unavailable', headers: { 'Retry-After': '5' } },
      })
    }
    expect(await allOf(store.leads)).toMatchObject([{ id: 'a', revision: 1 }])

    isBroken = false
    await expect.poll(readiness(store)).toBe('ready')
    const { lead } = await store.leads.receive(arrival({ client_request_uid: 'u' }))
    expect(lead).toMatchObject({ id: 'a', revision: 1 })
    expect(await store.leads.change('a', won)).toMatchObject({ revision: 2, state: 'won' })
  })

  test('takes no second lead of an identity whose first is still on its way to disk', async () => {
    const { leads } = await openFolder(await newFolder())
    const of = (id: string) => arrival({ id, client_request_uid: 'u' })
    const receiving = leads.receive(of('a'))
    const put = leads.put([merge(undefined, of('b')).lead])
    await expect(put).rejects.toMatchObject({ code: 'conflict' })
    const { lead } = await receiving
    expect(await allOf(leads)).toEqual([lead])
  })

  test('that fails takes along what waits behind it, and leaves no gap', async () => {
    const folder = await newFolder()
    let isBroken = false
    let behind: Promise<string> | undefined
    const files = watchedFiles(diskFiles, (kind, name) => {
      if (!isBroken || kind !== 'datasync' || !name.includes('journal-')) return
      isBroken = false
      behind = store.leads.receive(arrival({ id: 'b' })).then(
        () => 'kept',
        ({ code }) => code,
      )
      throw new Error('EIO')
    })
    const store = await openFolder(folder, { files })
    isBroken = true
    const first = store.leads.receive(arrival({ id: 'a' }))
    await expect(first).rejects.toMatchObject({ code: 'unavailable' })
    expect(await behind).toBe('unavailable')
    await expect.poll(readiness(store)).toBe('ready')
    await store.leads.receive(arrival({ id: 'c' }))
    await store.close()
    expect(await idsIn(folder)).toEqual(['c'])
  })

  test('stops below the floor of free space, says so once, from the start, and goes on by itself', async () => {
    let freeBytes = 50
    let now = 0
    const log = heardLog()
    const files = { ...diskFiles, freeBytes: async () => freeBytes }
    const store = await openFolder(await newFolder(), {
      files,
      floorBytes: 100,
      now: () => now,
      log,
    })
    const said = () => log.lines.map(({ text }) => text)
    expect(said()).toEqual(['The disk is nearly full: nothing is accepted'])
    for (let i = 0; i < 3; i++)
      await expect(store.leads.receive(arrival())).rejects.toMatchObject({
        code: 'unavailable',
        headers: { 'Retry-After': '30' },
      })
    expect(said()).toHaveLength(1)
    freeBytes = 1000
    now = 1000
    await expect(store.leads.receive(arrival())).resolves.toMatchObject({ outcome: 'created' })
  })

  test('looks at the disk again before the room it saw is used up, however soon that is', async () => {
    let freeBytes = 10_000
    const files = { ...diskFiles, freeBytes: async () => freeBytes }
    const now = () => 0
    const store = await openFolder(await newFolder(), { files, floorBytes: 100, now })
    await store.leads.receive(arrival())
    freeBytes = 50
    const receiveMany = async () => {
      for (let i = 0; i < 20; i++) await store.leads.receive(arrival())
    }
    await expect(receiveMany()).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('goes on without a snapshot for which the disk has no room', async () => {
    const folder = await newFolder()
    const log = heardLog()
    const files = { ...diskFiles, freeBytes: async () => 1000 }
    const store = await openFolder(folder, { files, floorBytes: 900, compactBytes: 500, log })
    const before = await readFile(join(folder, 'leads.json'), 'utf8')
    for (let i = 0; i < 5; i++) await store.leads.receive(arrival())
    await expect.poll(() => log.lines.map(({ level }) => level)).toContain('warn')
    expect(await readFile(join(folder, 'leads.json'), 'utf8')).toBe(before)
    expect(await allOf(store.leads)).toHaveLength(5)
  })

  test('makes snapshots on a disk that does not say how much room it has', async () => {
    const folder = await newFolder()
    const freeBytes = () => Promise.reject(new Error('ENOSYS'))
    const files = { ...diskFiles, freeBytes }
    const store = await openFolder(folder, { files, compactBytes: 500 })
    for (let i = 0; i < 5; i++) await store.leads.receive(arrival())
    await expect.poll(() => readFile(join(folder, 'leads.json'), 'utf8')).toContain('"id":')
  })

  test('shares an fsync among the changes that wait for one', async () => {
    let syncs = 0
    const files = watchedFiles(diskFiles, kind => void (syncs += kind === 'datasync' ? 1 : 0))
    const store = await openFolder(await newFolder(), { files })
    await Promise.all(Array.from({ length: 200 }, () => store.leads.receive(arrival())))
    expect(syncs).toBeLessThan(10)
  })

  test('goes on while a snapshot is made, and the snapshot loses nothing of it', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder, { compactBytes: 3000 })
    for (let round = 0; round < 40; round++)
      await Promise.all(
        [1, 2, 3, 4, 5].map(i =>
          store.leads.receive(
            arrival({ client_request_uid: `u${(round * 5 + i) % 30}`, custom_fields: { round } }),
          ),
        ),
      )
    const kept = await allOf(store.leads)
    await store.close()
    expect((await readdir(folder)).filter(name => name.startsWith('journal-'))).not.toContain(
      'journal-00000001.ndjson',
    )
    expect(await allOf((await openFolder(folder)).leads)).toEqual(kept)
  })

  test('closing finishes what was accepted', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    const accepted = Promise.all([1, 2, 3].map(() => store.leads.receive(arrival())))
    await store.close()
    await accepted
    await expect(store.leads.receive(arrival())).rejects.toMatchObject({ code: 'unavailable' })
    expect(await allOf((await openFolder(folder)).leads)).toHaveLength(3)
  })
})
