import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Listening {
  port: number
  /** Answers what is under way, then ends; after `patience` milliseconds it ends all the same. */
  stop(patience: number): Promise<void>
}

/** A server that neither slow senders nor idle connections can hold on to. */
export async function listen(
  answer: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    answer,
  )
  server.maxConnections = 10_000
  server.on('clientError', refuseMalformedRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return { port: address.port, stop: patience => stop(server, patience) }
}

function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** New requests on kept-alive connections are told to go; idle connections are closed. */
async function stop(server: Server, patience: number) {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  )
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const forced = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(forced)
}
