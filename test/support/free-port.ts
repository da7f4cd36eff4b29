import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port below those that kernels give out: nobody is given it by chance while a program that
 * listens there is ended and started again. Above what browsers refuse to visit.
 */
export async function freePort(): Promise<number> {
  let port = randomInt(20_000, 30_000)
  while (!(await isFree(port))) port = randomInt(20_000, 30_000)
  return port
}

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
