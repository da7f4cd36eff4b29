import { expect, test } from 'vitest'
import { rotateSigningKey } from '../../server/cli/rotate-signing-key.ts'
import { desk } from '../store/makers.ts'
import { installation } from '../support/installation.ts'
import { newFolder } from '../support/new-folder.ts'
import { freshDatabase } from '../support/postgres.ts'
import { startServer } from '../support/start-server.ts'
import { io, openAt } from './io.ts'

/** A server in a folder, with what it answers to a guest’s token and to its renewal. */
async function serving(folder: string) {
  const { call, kill, origin } = await startServer(folder)
  const { body: pong } = await call('GET', '/ping')
  const newSession = (token: string | null) =>
    call('POST', '/sessions', { token, json: { site: pong.data.site }, headers: { origin } })
  const statuses = async (token: string) => [
    (await call('GET', '/ping', { token })).status,
    (await newSession(token)).status,
  ]
  return { newSession, statuses, stop: () => kill('SIGTERM') }
}

test('what the old key has signed opens nothing any more, and a new session does', async () => {
  const { folder } = await installation()
  const before = await serving(folder)
  const token: string = (await before.newSession(null)).body.access_token
  expect(await before.statuses(token)).toEqual([200, 201])
  await expect(rotateSigningKey([], io(folder), folder, openAt)).rejects.toThrow('in use')
  await before.stop()
  await rotateSigningKey([], io(folder), folder, openAt)
  const after = await serving(folder)
  expect(await after.statuses(token)).toEqual([401, 401])
  expect((await after.newSession(null)).status).toBe(201)
})

test('a database has a new key as well, and a place without an installation is not made one', async () => {
  const url = await freshDatabase()
  const given = io('')
  await expect(rotateSigningKey([], given, url, openAt)).rejects.toThrow('There is nothing in')
  const { signing_key, ...rest } = desk()
  const first = await openAt(url, () => ({ signing_key, ...rest }))
  await rotateSigningKey([], given, url, openAt)
  await first.desk.refresh()
  const { signing_key: rotated, ...others } = first.desk.read()
  await first.close()
  expect(rotated).toMatch(/^[\w-]{43}$/)
  expect([others, rotated === signing_key]).toEqual([rest, false])
})

test('it takes no arguments', async () => {
  const folder = await newFolder()
  await expect(rotateSigningKey(['now'], io(folder), folder, openAt)).rejects.toThrow('Usage')
})
