import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port below those that kernels give out, and not of the other worker: nobody is given it by chance
 * before a program listens there, or while one is ended and started again. Above what browsers refuse
 * to visit.
 */
export async function freePort(): Promise<number> {
  let port = anyPort()
  while (!(await isFree(port))) port = anyPort()
  return port
}

/**
 * Workers are numbered from 1; of two, one has the odd ports and one the even ones. The scripts of
 * `bench/` that come here have no number.
 */
const anyPort = () =>
  randomInt(10_000, 15_000) * 2 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 2)

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
