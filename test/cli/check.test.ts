import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backup } from '../../server/cli/backup.ts'
import { check } from '../../server/cli/check.ts'
import { newestJournal, openFolder } from '../store/folder.ts'
import { arrival } from '../store/makers.ts'
import { newFolder } from '../support/new-folder.ts'
import { io } from './io.ts'

describe('bellhop check', () => {
  test('finds nothing wrong with a folder in use, and tells what it holds', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    const called = io(folder)
    expect(await check([], called)).toBe(true)
    expect(called.printed).toContain('leads.json: 0 leads, whole')
    expect(called.printed.join()).toContain('whole, with 1 leads that are new or changed since')
    await store.tallies.add([{ site: 'demo', day: '2027-03-01', page: '', step: 'x', count: 1 }])
    expect(await check([], called)).toBe(true)
    expect(called.printed).toContain('tallies: counts of 1 day, whole')
  })

  test('names file, line and offset of all damage', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    await store.tallies.add([{ site: 'demo', day: '2027-03-01', page: '', step: 'x', count: 1 }])
    await store.close()
    const day = join(folder, 'tallies', '2027-03-01.json')
    for (const file of [join(folder, 'desk.json'), await newestJournal(folder), day]) {
      const bytes = await readFile(file)
      bytes[bytes.length - 20] = 0
      await writeFile(file, bytes)
    }
    const called = io(folder)
    expect(await check([], called)).toBe(false)
    expect(called.printed.join('\n')).toMatch(/desk.json is damaged at line 1, offset 0/)
    expect(called.printed.join('\n')).toMatch(/2027-03-01.json is damaged at line 1, offset 0/)
    expect(called.printed.join('\n')).toMatch(/journal-0+1.ndjson is damaged at line 2, offset/)
  })

  test('goes on to the journals behind a damaged snapshot', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder, { compactBytes: 3000 })
    for (let i = 0; i < 30; i++) await store.leads.receive(arrival({ id: `l${i}` }))
    await store.close()
    const again = await openFolder(folder)
    await again.leads.receive(arrival())
    await again.close()
    for (const file of [join(folder, 'leads.json'), await newestJournal(folder)]) {
      const bytes = await readFile(file)
      bytes[bytes.length - 400] = 0
      await writeFile(file, bytes)
    }
    const called = io(folder)
    expect(await check([], called)).toBe(false)
    expect(called.printed.join('\n')).toMatch(/leads.json is damaged at line \d+, offset/)
    expect(called.printed.join('\n')).toMatch(/journal-\d+.ndjson is damaged at line \d+, offset/)
    expect(called.printed.at(-1)).toBe('2 found.')
  })

  test('verifies a backup', async () => {
    const folder = await newFolder()
    const store = await openFolder(folder)
    await store.leads.receive(arrival())
    const file = join(folder, 'backup.ndjson.gz')
    await backup([file], io(folder))
    expect(await check([file], io(folder))).toBe(true)
    await truncate(file, 400)
    expect(await check([file], io(folder))).toBe(false)
  })
})
