import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installation } from '../support/installation.ts'
import { newFolder } from '../support/new-folder.ts'
import { freePort } from '../support/free-port.ts'
import { accessToken, request } from '../support/start-app.ts'
import { main, startServer } from '../support/start-server.ts'

/** The built server with its standard output going there. */
async function startWithOutput(output: number) {
  const port = String(await freePort())
  const env = { PORT: port, BELLHOP_ACCESS_TOKEN: accessToken, BELLHOP_RATE_LIMIT: '0' }
  const child = spawn(process.execPath, [main], {
    env: { ...env, BELLHOP_DATA_DIR: await newFolder() },
    stdio: ['ignore', output, 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const origin = `http://localhost:${port}`
  const isUp = () => fetch(`${origin}/healthz`).then(({ ok }) => ok || child.exitCode, String)
  await expect.poll(isUp).toBe(true)
  return { child, ended, origin }
}

const fullDisk = () => openSync('/dev/full', 'w')

/** A pipe whose reader has stopped reading. */
async function fullPipe() {
  const path = join(await newFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const pipe = openSync(path, 'r+')
  onTestFinished(() => closeSync(pipe))
  writeSync(pipe, Buffer.alloc(2 ** 16))
  return pipe
}

test.each([
  ['on a full disk', fullDisk],
  ['that nobody reads', fullPipe],
])('a log %s keeps no guest waiting, and the server ends when it is told to', async (_, output) => {
  const { child, ended, origin } = await startWithOutput(await output())
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  for (let n = 0; n < 100; n++) {
    const body = JSON.stringify(request({ client_request_uid: `u${n}` }))
    const url = `${origin}/api/v1/trip-plan-requests`
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201)
  }
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a request is in the log a moment later, and all of it is there when the server has ended', async () => {
  const { folder } = await installation()
  const server = await startServer(folder)
  const { headers } = await fetch(`${server.origin}/healthz`)
  await expect.poll(server.printed).toContain(headers.get('x-request-id'))
  const closed = once(server.child, 'close')
  await server.kill('SIGTERM')
  await closed
  expect(server.printed()).toContain('"signal":"SIGTERM"')
})
