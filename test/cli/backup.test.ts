import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { backup } from '../../server/cli/backup.ts'
import { check } from '../../server/cli/check.ts'
import { restore } from '../../server/cli/restore.ts'
import { explain } from '../../server/explain.ts'
import { writeChecked } from '../../server/store/json-file/atomic-file.ts'
import { dailyBackups } from '../../server/store/json-file/backup/daily-backups.ts'
import { readDesk } from '../../server/store/json-file/desk-file.ts'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { restoreBackup } from '../../server/store/json-file/backup/restore-backup.ts'
import { failingFiles } from '../store/faults/failing-files.ts'
import { write } from '../store/faults/work.ts'
import { disk, heardLog, openFolder } from '../store/folder.ts'
import { allOf, arrival, awkward } from '../store/makers.ts'
import { newFolder } from '../support/new-folder.ts'
import { io } from './io.ts'

/** A backup of a folder, in another. */
async function backedUp(folder: string): Promise<string> {
  const file = join(await newFolder(), 'backup.ndjson.gz')
  await backup([file], io(folder))
  return file
}

describe('bellhop backup and restore', () => {
  test('carry every lead and the desk into an empty folder', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder, { compactBytes: 3000 })
    await store.leads.receive(arrival({ custom_fields: { ...awkward(), lines: 'a\u2028b\nc' } }))
    for (let i = 0; i < 30; i++) await store.leads.receive(arrival({ id: `l${i}` }))
    await store.leads.change('l7', { state: 'won', by: 'operator:op-1', at: '2027-01-01' })
    await store.leads.erase('l8')
    const tally = { site: 'demo', day: '2027-03-01', page: '/goa', step: 'opened', count: 3 }
    await store.tallies.add([tally, { ...tally, day: '2027-03-02' }])
    const file = await backedUp(folder)

    const other = join(await newFolder(), 'data')
    await restore([file], io(other))
    const restored = await openFolder(other)
    expect(await allOf(restored.leads)).toEqual(await allOf(store.leads))
    expect(restored.desk.read()).toEqual(store.desk.read())
    expect(await restored.tallies.days()).toEqual(['2027-03-01', '2027-03-02'])
    expect(await restored.tallies.read('2027-03-01')).toEqual([tally])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
    expect(lines).toHaveLength(35)
    for (const line of lines) JSON.parse(line)
  })

  test('let nobody in by a session or an invitation of then, and say what else is as it was', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    const [created_at, expires_at] = ['2026-11-21T10:00:00.000Z', '2126-11-21T10:00:00.000Z']
    const secret = { id: 'i-1', hash: 'h', created_at, expires_at }
    const token = {
      ...secret,
      site: 'demo',
      name: 'Form',
      scopes: [],
      revoked_at: null,
      last_used_at: null,
    }
    await store.desk.change(desk => {
      desk.operator_sessions.push({ ...secret, operator: 'op-1', browser: '' })
      desk.invitations.push({ ...secret, email: 'noa@palm.example', role: 'owner' })
      desk.access_tokens.push(token)
    })
    const file = await backedUp(folder)
    const other = io(join(await newFolder(), 'data'))
    await restore([file], other)
    const restored = await openFolder(other.folder)
    expect(restored.desk.read()).toEqual({
      ...store.desk.read(),
      operator_sessions: [],
      invitations: [],
    })
    expect(other.printed.join()).toMatch(/access tokens are those of \d{4}-/)
  })

  test('hold all that was acknowledged before, while writers and snapshots go on', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder, { compactBytes: 5000 })
    let acks = 0
    let before = 0
    const file = join(await newFolder(), 'backup.ndjson.gz')
    const copies: Promise<void>[] = []
    await write(
      store,
      { writers: 8, run: 'live' },
      {
        isOver: () => acks > 600,
        onAck() {
          if (++acks !== 200) return
          before = acks
          copies.push(backup([file], io(folder)))
        },
      },
    )
    await Promise.all(copies)
    const other = await newFolder()
    await restore([file], io(other))
    const leads = await allOf((await openFolder(other)).leads)
    expect(leads.length).toBeGreaterThanOrEqual(before / 3)
    expect(new Set(leads.map(lead => lead.client_request_uid)).size).toBe(leads.length)
  })

  test('of a copy that was broken off, as an earlier Bellhop made them, are not restored', async () => {
    const folder = await newFolder()
    await (await openFolder(folder)).close()
    const lines = gunzipSync(await readFile(await backedUp(folder))).toString()
    const file = join(await newFolder(), 'half.backup')
    await writeFile(file, gzipSync(lines.replace('{"desk":{', '{"desk":{"half_copied":true,')))
    const other = await newFolder()
    await expect(restore([file], io(other))).rejects.toThrow(/line 2: a migration was broken off/)
    expect(await readdir(other)).toEqual([])
    expect(await check([file], io(folder))).toBe(false)
  })

  test('leave a folder alone that is not empty', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    const file = await backedUp(folder)
    await store.close()
    await expect(restore([file], io(folder))).rejects.toThrow(/is there/)
  })

  test('a backup is written over nothing that it is of, nor where there is no folder', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    const link = join(await newFolder(), 'data')
    await symlink(folder, link)
    for (const file of [join(folder, 'leads.json'), join(link, 'desk.json')])
      await expect(backup([file], io(folder))).rejects.toThrow(`${file} is what is backed up.`)
    expect(await check([], io(folder))).toBe(true)
    await backup([join(await newFolder(), 'leads.json')], io(folder))
    const nowhere = await backup([join(folder, 'none/x')], io(folder)).catch(explain)
    expect(nowhere).toMatch(`${join(folder, 'none')} is not there.`)
  })

  test('who names a backup where none can be written is told to name another, not to move the data', async () => {
    const folder = await newFolder()
    await openFolder(folder)
    // As root no folder is closed to us; a file has room for files to nobody.
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const place = join(file, 'backups')
    const refusal = await backup([join(place, 'bellhop.backup')], io(folder)).catch(explain)
    expect(refusal).toMatch(
      `This user can write no file to ${place}. Name a FILE in another folder.`,
    )
    expect(refusal).not.toMatch('BELLHOP_DATA_DIR')
  })

  test('a disk that is full in the middle of a restore leaves the folder as it was, for another attempt', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    for (let i = 0; i < 3; i++) await store.leads.receive(arrival())
    await store.tallies.add([
      { site: 'demo', day: '2027-03-01', page: '/goa', step: 'opened', count: 3 },
    ])
    const file = await backedUp(folder)
    let failures = 0
    for (;;) {
      const other = io(await newFolder())
      // The first write is the lock's.
      const files = failingFiles(diskFiles, 'write', failures + 2, 'ENOSPC')
      const attempt = restoreBackup({ ...other, files }, file)
      if (await attempt.catch(() => undefined)) break
      failures++
      expect(await readdir(other.folder)).toEqual([])
      await restore([file], other)
      expect(await check([], other)).toBe(true)
    }
    expect(failures).toBeGreaterThan(4)
  })

  test('a backup is put in the place of no device, which others write to as well', async () => {
    const folder = await newFolder()
    await openFolder(folder)
    const file = join(await newFolder(), 'null')
    await symlink('/dev/null', file)
    await expect(backup([file], io(folder))).rejects.toThrow(`${file} is no file.`)
    expect(await readlink(file)).toBe('/dev/null')
  })

  test('what is not there, or no backup, is told as that, and no folder is made for it', async () => {
    const folder = await newFolder()
    const restored = join(folder, 'restored')
    await writeFile(join(folder, 'export'), '{}\n')
    for (const [name, refusal] of [
      ['typo', /typo is not there\./],
      ['export', /export is not a whole backup/],
    ] as const) {
      const attempt = restore([join(folder, name)], io(restored))
      expect(explain(await attempt.catch((error: unknown) => error))).toMatch(refusal)
      expect(await readdir(folder)).toEqual(['export'])
    }
  })

  test('a backup of a later Bellhop is not told as damaged', async () => {
    const folder = await newFolder()
    await openFolder(folder)
    const file = await backedUp(folder)
    const text = gunzipSync(await readFile(file)).toString()
    await writeFile(file, gzipSync(text.replace('"format":1', '"format":2')))
    const later = /later Bellhop \(format 2.+Start that one/
    await expect(restore([file], io(await newFolder()))).rejects.toThrow(later)
    const called = io(folder)
    expect(await check([file], called)).toBe(false)
    expect(called.printed.join()).toMatch(later)
  })

  test('a desk of a later Bellhop is not backed up, nor told as whole', async () => {
    const folder = await newFolder()
    await (await openFolder(folder)).close()
    const desk = await readDesk(diskFiles, folder)
    await writeChecked(diskFiles, join(folder, 'desk.json'), { ...desk, format: 2 })
    const later = /^desk\.json was written by a later Bellhop \(format 2/
    await expect(check([], io(folder))).rejects.toThrow(later)
    const file = join(await newFolder(), 'backup.ndjson.gz')
    await expect(backup([file], io(folder))).rejects.toThrow(later)
  })

  test('damaged counts are left out of a backup, and said to be', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    const tally = { site: 'demo', day: '2027-03-01', page: '/goa', step: 'opened', count: 3 }
    await store.tallies.add([tally, { ...tally, day: '2027-03-02' }])
    await truncate(join(folder, 'tallies', '2027-03-01.json'), 50)
    const file = join(await newFolder(), 'backup.ndjson.gz')
    const called = io(folder)
    await backup([file], called)
    expect(called.printed.join()).toContain('1 leads and 1 counts')
    expect(called.log.lines).toMatchObject([{ level: 'warn', file: 'tallies/2027-03-01.json' }])
    const other = await newFolder()
    await restore([file], io(other))
    expect(await (await openFolder(other)).tallies.days()).toEqual(['2027-03-02'])
  })

  test('a backup that was cut or changed is refused, and leaves nothing that would open', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    for (let i = 0; i < 20; i++) await store.leads.receive(arrival())
    const file = await backedUp(folder)
    const refused = async (harm: string, what = 'is not a whole backup') => {
      const other = await newFolder()
      await expect(restore([file], io(other)), harm).rejects.toThrow(what)
      expect(await readdir(other)).toEqual([])
    }
    const whole = await readFile(file)
    for (const length of [whole.length - 1, whole.length - 30, 300, 0]) {
      await writeFile(file, whole.subarray(0, length))
      await refused(`${length}`)
    }
    const text = gunzipSync(whole).toString()
    const lines = text.split('\n')
    for (const [harmed, what] of [
      [text.replace('Asha', 'Asho'), 'hash'],
      [text.replace(/"sha256":"./, '"sha256":"-'), 'hash'],
      [lines.toSpliced(3, 1).join('\n'), 'hash'],
      [lines.slice(0, -2).join('\n') + '\n', 'hash'],
      [text.slice(0, -1), 'cut'],
      [text + text, 'more behind its end'],
    ] as const) {
      await writeFile(file, gzipSync(harmed))
      await refused(harmed.slice(-80), what)
    }
  })
})

describe('a folder that does not open', () => {
  /** Whatever stands between the folder and its store, in words. */
  const refusalOf = (folder: string) => openFolder(folder).then(String, String)

  test('tells how its newest backup is restored, and that works', async () => {
    const folder = join(await newFolder(), 'the data')
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    await dailyBackups({ ...disk, folder, now: Date.now, log: heardLog() }, 7).look()
    await store.close()
    await rm(join(folder, 'desk.json'))
    const told = await refusalOf(folder)
    expect(told).toContain(`desk.json is gone from ${folder}`)
    const [, backup = ''] = /BELLHOP_DATA_DIR=.+ restore "(.+)"/.exec(told) ?? []
    const other = join(await newFolder(), 'data')
    await restore([backup], io(other))
    expect(await allOf((await openFolder(other)).leads)).toHaveLength(1)
  })

  test('does not begin anew beside the backups of what is gone; one of them is restored there', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    await dailyBackups({ ...disk, folder, now: Date.now, log: heardLog() }, 7).look()
    await store.close()
    for (const name of await readdir(folder))
      if (name !== 'backups') await rm(join(folder, name), { recursive: true })
    const told = await refusalOf(folder)
    expect(told).toContain(`installation.json is gone from ${folder}`)
    const [, backup = ''] = /restore "(.+)"/.exec(told) ?? []
    await restore([backup], io(folder))
    expect(await allOf((await openFolder(folder)).leads)).toHaveLength(1)
  })

  test('says where it has no backup of its own', async () => {
    const folder = await newFolder()
    await (await openFolder(folder)).close()
    await truncate(join(folder, 'leads.json'), 40)
    expect(await refusalOf(folder)).toMatch(/leads.json is damaged at.+\nThere is no backup in/)
  })
})

test('a folder that is not there, or empty, is no damaged one, and the setting to look at is named', async () => {
  const empty = await newFolder()
  for (const folder of [empty, join(empty, 'none')])
    await expect(backup(['x'], io(folder))).rejects.toThrow(
      `There is nothing in ${folder}. Set BELLHOP_DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
})

test('a backup that cannot be put in its place leaves nothing behind', async () => {
  const folder = await newFolder()
  const store = await openFolder(folder)
  await store.leads.receive(arrival())
  const place = await newFolder()
  await mkdir(join(place, 'weekly'))
  const refusal: unknown = await backup([join(place, 'weekly')], io(folder)).catch(
    (thrown: unknown) => thrown,
  )
  expect(explain(refusal)).toContain('weekly is a folder, where a file is wanted.')
  expect(await readdir(place)).toEqual(['weekly'])
})
