import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cpuSeconds } from './cpu.mjs'
import { startServer } from './start-server.mjs'

const load = fileURLToPath(new URL('load.mjs', import.meta.url))
const warmSeconds = 2

/**
 * A fresh server on a fresh folder under load, for `seconds` or for a number of `requests`; `ask` is
 * put to the server afterwards. Gives the load generator's figures and the server's CPU.
 */
export async function measure(
  script,
  folder,
  { connections, seconds, requests, samples, ask, ...start },
) {
  const server = await startServer(script, folder, start)
  const { port } = server
  const plan = JSON.stringify({ port, connections, seconds, requests, warmSeconds, samples })
  const generator = fork(load, [plan], { env: { ...process.env, NODE_ENV: 'production' } })
  await said(generator)
  await server.ask('restore')
  const before = cpuSeconds(server.pid)
  generator.send('go')
  const figures = await said(generator)
  const cpu = cpuSeconds(server.pid) - before
  const answer = ask && { [ask]: await server.ask(ask) }
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  if (figures.failures > 0) throw new Error(`${figures.failures} requests failed at ${script}`)
  return { ...figures, cpuMicroseconds: (cpu / figures.requests) * 1e6, ...answer }
}

async function said(generator) {
  const ended = once(generator, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with ${code}`)
  })
  ended.catch(() => {}) // it ends well when all is said
  const [message] = await Promise.race([once(generator, 'message'), ended])
  return message
}
