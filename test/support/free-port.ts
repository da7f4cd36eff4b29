import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port from the kernel, for programs that can't ask for one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  server.close()
  await once(server, 'close')
  return address.port
}
