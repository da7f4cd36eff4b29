import { expect, onTestFinished, test, vi } from 'vitest'
import { unavailable } from '../../server/refusal.ts'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import type { Store } from '../../server/store/store.ts'
import { watchedFiles } from '../store/faults/failing-files.ts'
import { openFolder } from '../store/folder.ts'
import { allOf, arrival, desk, log } from '../store/makers.ts'
import { newFolder } from '../support/new-folder.ts'
import { operatorHeaders } from '../support/operator.ts'
import { freshDatabase, run } from '../support/postgres.ts'
import { startApp } from '../support/start-app.ts'
import { imported } from './transfer.ts'

interface Place {
  store: Store
  /** Lets a write fail in the middle of the next import. */
  breakOff(): Promise<void>
  mend(): Promise<void>
}

/** The second write from then on fails, as on a disk that is full. */
async function onDisk(): Promise<Place> {
  let writes = -Infinity
  const files = watchedFiles(diskFiles, (kind, name) => {
    if (kind !== 'write' || !name.includes('journal') || ++writes < 2) return
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  return {
    store: await openFolder(await newFolder(), { files }),
    breakOff: async () => void (writes = 0),
    mend: async () => void (writes = -Infinity),
  }
}

/** The database has no room for one lead of the second hundred. */
async function onDatabase(): Promise<Place> {
  const url = await freshDatabase()
  const store = await postgresqlStore({ url, log }, desk)
  onTestFinished(() => store.close())
  return {
    store,
    breakOff: () =>
      run(
        url,
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = 'disk_full'; END $$;
         CREATE TRIGGER full_disk BEFORE INSERT ON bellhop_leads
           FOR EACH ROW WHEN (NEW.id = 'l-150') EXECUTE FUNCTION refuse()`,
      ),
    mend: () => run(url, 'DROP TRIGGER full_disk ON bellhop_leads'),
  }
}

/** An export of 250 leads. */
async function linesOf(store: Store): Promise<string[]> {
  const { lead } = await store.leads.receive(arrival())
  return Array.from({ length: 250 }, (_, n) =>
    JSON.stringify({ ...lead, id: `l-${n}`, client_request_uid: `u-${n}` }),
  )
}

test('an export that the store cannot begin is refused, and no file that breaks off', async () => {
  const store = await openFolder(await newFolder())
  const app = await startApp({ store })
  store.leads.all = async function* () {
    yield* []
    await Promise.resolve()
    throw unavailable('The database cannot be reached at the moment')
  }
  for (const format of ['csv', 'jsonl']) {
    const { status, headers } = await app.call('POST', '/leads/export', { json: { format } })
    expect([status, headers.get('content-disposition')]).toEqual([503, null])
  }
})

test.each([
  ['files', onDisk],
  ['PostgreSQL', onDatabase],
])(
  'an import that the store breaks off says which lines are in; sent again it undoes no work: %s',
  async (_name, open) => {
    const { store, breakOff, mend } = await open()
    const app = await startApp({ store })
    const lines = await linesOf(store)
    const cookie = await operatorHeaders(app)
    const send = () => imported(app, cookie, lines.join('\n'))
    const ids = async () => (await allOf(store.leads)).map(({ id }) => id).slice(1)
    const sent = lines.map((_line, n) => `l-${n}`)

    await breakOff()
    const { status, body, headers: told } = await send()
    expect([status, body.code, told.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect(body.reason).toEqual({ code: 'import_broken_off', from: 101, to: 200 })
    expect(body.message).toContain('lines before 101 are kept')
    expect(await ids()).toEqual(sent.slice(0, 100))

    await mend()
    const winning = { token: null, headers: cookie, json: { state: 'won' } }
    const isWon = async () => (await app.call('PATCH', '/leads/l-50', winning)).status === 200
    await expect.poll(isWon).toBe(true)
    expect((await send()).body).toEqual({ imported: 150, already_here: 100 })
    expect((await ids()).toSorted()).toEqual(sent.toSorted())
    expect(await store.leads.read('l-50')).toMatchObject({ state: 'won', revision: 2 })
  },
)

test('an import that finds no place for its temporary file is put off, and says what it lacks', async () => {
  const store = await openFolder(await newFolder())
  const app = await startApp({ store })
  const [line = ''] = await linesOf(store)
  const headers = await operatorHeaders(app)
  vi.stubEnv('TMPDIR', '/none')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { status, body } = await imported(app, headers, line)
  expect([status, body.message]).toEqual([
    503,
    expect.stringContaining('temporary folder (ENOENT)'),
  ])
})
