import { randomUUID } from 'node:crypto'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { isIPv6, Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import type { ErrorBody } from '../shared/api.ts'
import { isPatient } from './body/patience.ts'

interface Listening {
  port: number
  /** Answers what is under way, then ends; after so many milliseconds it ends all the same. */
  stop(forceMs: number): Promise<void>
}

interface Place {
  port: number
  host: string
  /** Milliseconds that a request may take to arrive. */
  slowest?: number
}

const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT'

/** A server that neither slow senders nor idle connections can hold on to. */
export async function listen(
  answer: RequestListener,
  { port, host, slowest = 30_000 }: Place,
): Promise<Listening> {
  const begin: RequestListener = (request, response) => {
    const path = pathIn(request)
    if (!isAddressed(request) || path === undefined) return refuse(response, noHttp)
    request.url = path
    answer(request, response)
  }
  const take: RequestListener = (request, response) => {
    newest.set(request.socket, response)
    if (response.socket === null) takeInTurn(request, response, begin)
    else begin(request, response)
  }
  const server = createServer(
    {
      headersTimeout: slowest / 3,
      requestTimeout: slowest,
      // Caddy keeps what it does not use for two minutes; what is closed under a request is a 502.
      keepAliveTimeout: 130_000,
      connectionsCheckingInterval: slowest / 6,
      requireHostHeader: false, // Node's own refusal says nothing
    },
    take,
  )
  // Without this Node asks for the body, by `100 Continue`, before we know who sends it.
  server.on('checkContinue', (request, response) => {
    // After a refusal its sender may send the body or the next request: we could not tell which.
    response.shouldKeepAlive = false
    take(request, response)
  })
  server.maxConnections = 10_000
  // Ends the connections of those who ask for much and take nothing of it.
  server.timeout = 4 * slowest
  server.on('clientError', refuseMalformedRequest)
  server.on('checkExpectation', refuseExpectation)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A connection that cannot be accepted (no memory, too many open files) must not end the process.
  server.on('error', () => {})
  const { port: taken } = server.address() as AddressInfo
  return { port: taken, stop: forceMs => stop(server, forceMs) }
}

/** Browsers treat localhost as a secure context, which an address is not always. */
export function originAt(host: string, port: number): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  const name = isIPv6(host) ? `[${host}]` : host
  return `http://${isHere ? 'localhost' : name}:${port}`
}

/** Milliseconds to read a refusal in. */
const farewellMs = 1_000

type Fault = [status: number, message: string]
const noHttp: Fault = [400, 'This is not a request as HTTP has them']
const faults: Record<string, Fault> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Address and headers must have at most 16 kB; fields may go into the body',
  ],
  HPE_INVALID_URL: [400, 'The address must be percent-encoded'],
  [tooSlow]: [408, 'The request did not arrive in time'],
}

/** Anything but `100-continue`, which Node answers as it should. */
const refuseExpectation = (_request: IncomingMessage, response: ServerResponse) =>
  refuse(response, [417, 'What the Expect header asks for cannot be done'])

/**
 * A request that comes before the last answer has been sent waits for that. Until then Node tells nobody
 * that the connection is gone: the request would hold on to what it has opened for ever.
 */
function takeInTurn(request: IncomingMessage, response: ServerResponse, begin: RequestListener) {
  response.once('socket', (socket: Socket) => {
    // The answer before ended because the connection did.
    if (socket.destroyed) return
    socket.resume()
    begin(request, response)
  })
  // Stops reading, or any number of requests could pile up; a tick later, since Node now reads on.
  process.nextTick(() => {
    if (response.socket === null) request.socket.pause()
  })
}

/** Only HTTP/1.0 may leave out whom it is for; of two that are named a proxy may have taken the other. */
function isAddressed({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * The path and query, without the scheme and host that a proxy is asked with, or a fragment. With those some
 * parsers of addresses throw, and their error holds the whole address, with whatever a guest put into it.
 */
function pathIn({ url = '' }: IncomingMessage): string | undefined {
  const path = url.replace(/#.*/s, '').replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, '')
  if (path === '' || path.startsWith('?')) return `/${path}`
  return path.startsWith('/') || path === '*' ? path : undefined
}

function refuse(response: ServerResponse, [status, message]: Fault) {
  const text = bodyOf(message)
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  const length = { 'Content-Length': Buffer.byteLength(text) }
  response.writeHead(status, { ...type, ...length, Connection: 'close' }).end(text)
}

const bodyOf = (message: string) =>
  JSON.stringify({ message, code: 'malformed', request_id: randomUUID() } satisfies ErrorBody)

/** The answer to the last request of a connection. */
const newest = new WeakMap<Socket, ServerResponse>()

/** Answers what Node could not parse, and what therefore never comes to the app. */
function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  if (error.code === tooSlow && isPatient(socket)) return
  const last = newest.get(socket)
  // A request before it is not answered yet: its sender would take this for its answer.
  if (last?.req.complete && !last.writableFinished) {
    socket.pause()
    last.once('close', () => refuseMalformedRequest(error, socket))
    return
  }
  const [status, message] = faults[error.code ?? ''] ?? noHttp
  const text = bodyOf(message)
  const type = 'Content-Type: application/json; charset=utf-8'
  const length = `Content-Length: ${Buffer.byteLength(text)}`
  // Whoever neither reads nor goes would keep the connection for ever.
  setTimeout(() => socket.destroy(), farewellMs).unref()
  socket.resume()
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  socket.end(`${start}\r\nConnection: close\r\n${type}\r\n${length}\r\n\r\n${text}`)
}

/**
 * What still comes on a connection is answered, and the connection closed. Those that are idle stay for
 * a moment, so not by Node's own `close` of HTTP servers: a request may be on its way, and a proxy whose
 * request is cut off answers 502.
 */
async function stop(server: Server, forceMs: number) {
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  )
  const closed = new Promise<void>(resolve =>
    NetServer.prototype.close.call(server, () => resolve()),
  )
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const forced = setTimeout(() => server.closeAllConnections(), forceMs)
  await closed
  clearInterval(idle)
  clearTimeout(forced)
}
