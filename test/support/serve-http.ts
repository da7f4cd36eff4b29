import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a port from the kernel; `stop` breaks off what is under way. */
export async function serveHttp(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  server.on('checkContinue', answer)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
