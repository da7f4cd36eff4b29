import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port below those that kernels give out, and of no other worker: nobody is given it by chance
 * before a program listens there, or while one is ended and started again. Above what browsers refuse
 * to visit.
 */
export async function freePort(): Promise<number> {
  let port = anyPort()
  while (!(await isFree(port))) port = anyPort()
  return port
}

/**
 * Each of the three workers, numbered from 1, has every fourth port; the scripts of `bench/` that
 * come here have no number, and what is left.
 */
const anyPort = () => randomInt(5_000, 7_500) * 4 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 4)

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
