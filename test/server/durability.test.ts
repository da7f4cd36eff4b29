import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { serve } from '../../server/serve.ts'
import { jsonFileStore } from '../../server/store/json-file-store.ts'
import { diskFiles } from '../../server/store/json-file/files.ts'
import type { Lead } from '../../shared/lead.ts'
import type { NumbersBody } from '../../shared/numbers.ts'
import { watchedFiles } from '../store/faults/failing-files.ts'
import { newFolder } from '../support/new-folder.ts'
import { freePort } from '../support/free-port.ts'
import { installation } from '../support/installation.ts'
import { signIn } from '../support/operator.ts'
import { accessToken, operatorPassword, request, silent } from '../support/start-app.ts'
import { main, startServer, type RunningServer } from '../support/start-server.ts'

const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }

/** The status of one request, undefined when no answer came. */
async function send(
  { origin }: RunningServer,
  uid: string,
  n: number,
): Promise<number | undefined> {
  const body = JSON.stringify(request({ client_request_uid: uid, n }))
  const answer = fetch(`${origin}/api/v1/trip-plan-requests`, { method: 'POST', headers, body })
  return answer.then(
    ({ status }) => status,
    () => undefined,
  )
}

async function allLeads({ origin }: RunningServer): Promise<Lead[]> {
  const leads: Lead[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${cursor}` : ''
    const answer = await fetch(`${origin}/api/v1/leads?limit=200${query}`, { headers })
    const page = (await answer.json()) as { leads: Lead[]; next_cursor: string | null }
    leads.push(...page.leads)
    cursor = page.next_cursor
  }
  return leads
}

/** Eight writers, each sending its next request when the last is answered, until the server dies. */
async function writeUntilDead(server: RunningServer, round: number, acknowledged: Set<string>) {
  let dead = false
  server.child.once('exit', () => (dead = true))
  const writer = async (name: number) => {
    for (let n = 0; !dead; n++) {
      const uid = `${round}-${name}-${n}`
      if ((await send(server, uid, n)) === 201) acknowledged.add(uid)
    }
  }
  const writers = Promise.all(Array.from({ length: 8 }, (_, name) => writer(name)))
  const enough = acknowledged.size + 40 + ((round * 37) % 60)
  await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(enough)
  await server.kill('SIGKILL')
  await writers
}

test('kill -9 under load, five times: nothing acknowledged is lost or doubled, each start is clean', async () => {
  const { folder } = await installation()
  const acknowledged = new Set<string>()
  for (let round = 0; round < 5; round++)
    await writeUntilDead(await startServer(folder), round, acknowledged)

  const server = await startServer(folder)
  const uids = (await allLeads(server)).map(lead => lead.client_request_uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect([...acknowledged].filter(uid => !uids.includes(uid))).toEqual([])
})

/** What a widget on a page of our own tells. */
async function count({ origin }: RunningServer) {
  const [, site] = /data-site="(\w+)"/.exec(await (await fetch(`${origin}/demo`)).text()) ?? []
  const body = new URLSearchParams({ site: site ?? '', page: '/demo', steps: 'opened' })
  const about = { method: 'POST', headers: { origin }, body }
  expect((await fetch(`${origin}/api/v1/tallies`, about)).status).toBe(204)
}

async function opened({ origin }: RunningServer): Promise<number> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const period = `from=${day(Date.now() - 86_400_000)}&to=${day(Date.now())}`
  const answer = await fetch(`${origin}/api/v1/numbers?${period}`, { headers })
  return ((await answer.json()) as NumbersBody).funnel.opened
}

test('SIGTERM under load: every answer that was begun arrives, counts are kept, and the exit is clean', async () => {
  const { folder } = await installation()
  const server = await startServer(folder)
  await count(server)
  const statuses: (number | undefined)[] = []
  const sending = Array.from({ length: 200 }, async (_, n) => {
    statuses.push(await send(server, `u${n}`, n))
  })
  await expect.poll(() => statuses.length, { interval: 1 }).toBeGreaterThan(20)
  expect(await server.kill('SIGTERM')).toBe(0)
  await Promise.all(sending)
  const acknowledged = statuses.filter(status => status === 201).length

  const again = await startServer(folder)
  expect((await allLeads(again)).length).toBeGreaterThanOrEqual(acknowledged)
  expect(await opened(again)).toBe(1)
  expect(statuses.filter(status => status !== 201 && status !== undefined)).toEqual([])
})

/** The built server, which may still be starting; its end tells its code and what it had said. */
function starting(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PORT: '0', ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, said: () => said, ended }
}

test('without a terminal, as nohup starts it, it goes on when one is closed', async () => {
  const { child, said, ended } = starting({ BELLHOP_DATA_DIR: await newFolder() })
  await expect.poll(said).toContain('Bellhop is listening')
  child.kill('SIGHUP')
  child.kill('SIGTERM')
  const { code, said: all } = await ended
  expect([code, /"signal":"(\w+)"/.exec(all)?.[1]]).toEqual([0, 'SIGTERM'])
})

test('told to stop while it makes an installation, it says the password and lets go of the folder', async () => {
  const folder = await newFolder()
  const { child, ended } = starting({ BELLHOP_DATA_DIR: folder })
  await expect.poll(() => readdir(folder), { interval: 1 }).toContain('lock-1')
  child.kill('SIGTERM')
  const { code, said } = await ended
  expect([code, said]).toEqual([0, expect.stringMatching(/Password +\S{16} +\(shown this once\)/)])
  expect(await readdir(folder)).not.toContain('lock-1')
})

test('a first start that is cut off once all is made has said the password that is good from then on', async () => {
  const folder = await newFolder()
  const files = watchedFiles(diskFiles, (kind, name) => {
    const isMade = existsSync(join(folder, 'journal-00000001.ndjson'))
    if (kind === 'open' && name.endsWith('desk.json') && isMade) throw new Error('cut off')
  })
  let printed = ''
  const cutOff = serve({
    config: readConfig({ PORT: '0' }),
    log: silent,
    print: text => (printed += text),
    openStore: first => jsonFileStore({ folder, log: silent, files }, first),
  })
  await expect(cutOff).rejects.toThrow('cut off')

  const next = await startServer(folder)
  const [, password] = /Password +(\S{16}) /.exec(printed + next.printed()) ?? []
  const { status } = await signIn(next, {
    email: 'operator@bellhop.local',
    password: password ?? '',
  })
  expect(status).toBe(201)
})

test('told to stop while it waits for its database, it ends with code 0', async () => {
  const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/bellhop`
  const { child, said, ended } = starting({ DATABASE_URL })
  await expect.poll(said).toContain('The database is away')
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test('the first start says what a person needs, the second says no secret', async () => {
  const folder = await newFolder()
  const first = await startServer(folder)
  expect(first.printed()).toMatch(/Password +\S{16} +\(shown this once\)/)
  expect(first.printed()).toContain(`${first.origin}/demo`)
  expect(first.printed()).toContain('add their address under “Sites” in the dashboard')
  expect(first.printed()).toMatch(/<script async src="[^"]+\/widget\/v1\.js" data-site="site_\w+">/)
  await first.kill('SIGTERM')
  const second = await startServer(folder)
  expect(second.printed()).toContain('/dashboard')
  expect(second.printed()).not.toMatch(/Password/)
})

test('the first operator signs in by their address, however it was written in the setting', async () => {
  const password = 'sunset-over-goa'
  const server = await startServer(await newFolder(), {
    BELLHOP_OPERATOR_EMAIL: 'Mira@Palm.example',
    BELLHOP_OPERATOR_PASSWORD: password,
  })
  const answer = await fetch(`${server.origin}/api/v1/operator-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mira@palm.example', password }),
  })
  expect(await answer.json()).toMatchObject({
    operator: { email: 'mira@palm.example', name: 'Mira', role: 'owner' },
  })
})

test('a password that is set anew rules from that start on, and ends the sessions of its operator', async () => {
  const { folder, cookie: signedIn } = await installation()
  const cookie = { cookie: signedIn }
  const start = async (password: string, email = 'Mira@palm.example') => {
    const env = { BELLHOP_OPERATOR_EMAIL: email, BELLHOP_OPERATOR_PASSWORD: password }
    const server = await startServer(folder, env)
    const signIn = (password: string) =>
      server.call('POST', '/operator-session', {
        token: null,
        json: { email: 'mira@palm.example', password },
      })
    const look = async (headers: Record<string, string>) =>
      (await server.call('GET', '/operator-session', { token: null, headers })).status
    return { ...server, signIn, look }
  }
  const same = await start(operatorPassword)
  expect(await same.look(cookie)).toBe(200)
  await same.kill('SIGTERM')

  const next = await start('moonrise-over-goa')
  expect(await next.look(cookie)).toBe(401)
  const passwords = [operatorPassword, 'moonrise-over-goa']
  const answers = await Promise.all(passwords.map(next.signIn))
  expect(answers.map(({ status }) => status)).toEqual([401, 201])
  await next.kill('SIGTERM')

  const other = await start('midnight-over-goa', 'lea@palm.example')
  expect(other.printed()).toContain('no operator has the address lea@palm.example')
  expect((await other.signIn('moonrise-over-goa')).status).toBe(201)
})

test('a second process on the same folder refuses to start, and says why', async () => {
  const { folder } = await installation()
  const server = await startServer(folder)
  await expect(startServer(folder)).rejects.toThrow(new RegExp(`${server.child.pid}`))
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
})

test('settings that cannot be right refuse to start, all at once', async () => {
  const started = startServer(await newFolder(), { PORT: 'x', BELLHOP_RATE_LIMIT: '-1' })
  await expect(started).rejects.toThrow(/PORT[\s\S]*BELLHOP_RATE_LIMIT/)
})

test('only its owner may read what the server keeps', async () => {
  const folder = await newFolder()
  const server = await startServer(folder)
  await send(server, 'u1', 1)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(folder)) {
    const { mode } = await stat(join(folder, name))
    expect([name, mode & 0o077]).toEqual([name, 0])
  }
  const desk = await readFile(join(folder, 'desk.json'), 'utf8')
  expect(desk).not.toContain(accessToken)
})
