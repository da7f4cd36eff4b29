import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restore } from '../../server/cli/restore.ts'
import type { Lead } from '../../shared/lead.ts'
import { newFolder } from '../support/new-folder.ts'
import { cookieOf, signIn } from '../support/operator.ts'
import { startServer } from '../support/start-server.ts'
import { heardLog, openFolder } from './folder.ts'
import { allOf } from './makers.ts'

/**
 * What the Bellhop of 22 November 2026 wrote, byte for byte, as whoever updates has it: a request that
 * was worked on, a draft linked to it, a third that was erased, and a desk. Once there is a release it
 * is never made anew.
 */
const keptBefore = fileURLToPath(new URL('kept-before', import.meta.url))
const botsToken = 'bha_0TRWeiiu7oQ5YS8mM5VrRQivwMMujsnZlUbb4tZP2EA'
const day = '2026-11-23'

async function folderKeptBefore(): Promise<string> {
  const folder = await newFolder()
  await cp(join(keptBefore, 'folder'), folder, { recursive: true })
  return folder
}

/** The last that the journal has of each, the oldest first. */
async function leadsKeptBefore(): Promise<Lead[]> {
  const journal = await readFile(join(keptBefore, 'folder/journal-00000002.ndjson'), 'utf8')
  const leads = journal
    .trimEnd()
    .split('\n')
    .flatMap(line => (JSON.parse(line) as { lead?: Lead }).lead ?? [])
  const last = new Map(leads.map(lead => [lead.id, lead]))
  return [...last.values()].toSorted((a, b) => a.received_at.localeCompare(b.received_at))
}

test('a folder that an earlier Bellhop kept is gone on with: its leads, people, sites and tokens are as they were', async () => {
  const { call } = await startServer(await folderKeptBefore())
  const kept = await leadsKeptBefore()
  expect(kept.map(({ fields }) => fields.name)).toEqual(['Asha Rao', 'Ben'])
  for (const lead of kept)
    expect((await call('GET', `/leads/${lead.id}`)).body).toMatchObject({ lead })

  const signedIn = await signIn({ call })
  expect(signedIn.status).toBe(201)
  const headers = cookieOf(signedIn.headers)
  const asOwner = (method: string, path: string, json?: object) =>
    call(method, path, { token: null, headers, json })
  expect((await asOwner('GET', '/sites')).body.sites).toMatchObject([
    { brand: 'Palm Travel', destinations: ['Goa'], languages: ['en', 'de'] },
  ])
  expect((await asOwner('GET', '/saved-views')).body.views).toMatchObject([{ name: 'New' }])
  expect((await call('GET', '/ping', { token: botsToken })).status).toBe(200)

  const found = await asOwner('POST', '/leads/search', { search: 'monday' })
  expect(found.body.leads).toMatchObject([{ id: kept[0]!.id }])
  const won = await asOwner('PATCH', `/leads/${kept[1]!.id}`, { state: 'won' })
  expect(won.body.lead.revision).toBe(kept[1]!.revision + 1)
})

test('leads as an earlier Bellhop exported them are whole leads of today’s, and may be imported', async () => {
  const { call } = await startServer(await folderKeptBefore())
  const headers = cookieOf((await signIn({ call })).headers)
  const lines = (await leadsKeptBefore()).map(lead => JSON.stringify(lead))
  const imported = await call('POST', '/leads/import', {
    token: null,
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  })
  expect(imported.body).toEqual({ imported: 0, already_here: 2 })
})

test('counts that an earlier Bellhop kept are read', async () => {
  const store = await openFolder(await folderKeptBefore())
  expect(await store.tallies.read(day)).toMatchObject([
    { page: '/goa', step: 'opened', count: 1 },
    { page: '/goa', step: 'started', count: 1 },
  ])
})

test('a backup of an earlier Bellhop is restored', async () => {
  const file = join(await newFolder(), 'bellhop.backup')
  await writeFile(file, gzipSync(await readFile(join(keptBefore, 'backup.ndjson'))))
  const folder = join(await newFolder(), 'data')
  await restore([file], { folder, now: Date.now, print() {}, log: heardLog() })
  const store = await openFolder(folder)
  expect((await allOf(store.leads)).map(({ fields }) => fields.name)).toEqual(['Asha Rao', 'Ben'])
  expect(store.desk.read().sites).toMatchObject([{ brand: 'Palm Travel' }])
  expect(await store.tallies.read(day)).toHaveLength(2)
})
