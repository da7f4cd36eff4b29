import { once, type EventEmitter } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen, originAt } from '../../server/listen.ts'
import { takeTime } from '../../server/body/patience.ts'
import { raw } from '../support/start-app.ts'

const host = '127.0.0.1'

/** Answers when the body has come; below `/large` a body may take its time. */
async function start(slowest?: number) {
  const { port, stop } = await listen(
    (request, response) => {
      if (request.url === '/large') request.once('end', takeTime(response, 60_000))
      request.resume().once('end', () => response.end('arrived'))
    },
    { port: 0, host, ...(slowest !== undefined && { slowest }) },
  )
  onTestFinished(() => stop(0))
  return port
}

test.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a request to nobody', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a request to two', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
  ['a request of HTTP/1.0 to two', 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
  ['an address of 17 kB', `POST /?x=${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['what nobody can expect', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
])('%s is refused as everything else is', async (_what, text, status) => {
  const answer = await raw(await start(), text)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*application/json`))
  expect(JSON.parse(body)).toEqual({
    message: expect.any(String),
    code: 'malformed',
    request_id: expect.any(String),
  })
})

test('who writes an address as it is read is told that it must be percent-encoded', async () => {
  const answer = await raw(await start(), 'POST /?name=José HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*percent-encoded/)
})

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ['bellhop.example', 'http://bellhop.example:3000'],
])('who listens at %s is told the address %s', (name, origin) => {
  expect(originAt(name, 3000)).toBe(origin)
})

/** What the app is asked for, by the address in a request. */
async function askedFor(address: string) {
  const { port, stop } = await listen(({ url }, response) => response.end(url), { port: 0, host })
  onTestFinished(() => stop(0))
  const answer = await raw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)
  return answer.startsWith('HTTP/1.1 200') ? answer.split('\r\n\r\n')[1] : answer.slice(0, 12)
}

test.each([
  ['/leads?limit=1', '/leads?limit=1'],
  ['http://bellhop.example/leads?limit=1', '/leads?limit=1'],
  ['HTTPS://[::1?name=Asha', '/?name=Asha'],
  ['http://xn--a', '/'],
  ['//a@[/leads?name=Asha#b', '//a@[/leads?name=Asha'],
  ['*', '*'],
  ['ftp://bellhop.example/leads', 'HTTP/1.1 400'],
])(
  'who asks for %s asks for %s: no part of an address makes its readers throw',
  async (asked, path) => {
    expect(await askedFor(asked)).toBe(path)
  },
)

test('nobody is asked for a body that is not wanted', async () => {
  const { port, stop } = await listen((_, response) => response.writeHead(401).end(), {
    port: 0,
    host,
  })
  onTestFinished(() => stop(0))
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n'
  const answer = await raw(port, head)
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
  // Whether it follows all the same only the sender knows.
  expect(answer).toMatch(/^connection: close\r$/im)
})

test('what is sent before the last answer has come waits for its turn, and goes with its connection', async () => {
  const asked: string[] = []
  let answerFirst = () => {}
  const { port, stop } = await listen(
    ({ url = '' }, response) => {
      asked.push(url)
      if (url === '/first') answerFirst = () => response.end()
    },
    { port: 0, host },
  )
  onTestFinished(() => stop(0))
  const socket = connect(port, host)
  for (const path of ['/first', '/second', '/third'])
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await expect.poll(() => asked).toEqual(['/first'])
  answerFirst()
  await expect.poll(() => asked).toEqual(['/first', '/second'])
  socket.destroy()
  await stop(0)
  expect(asked).toEqual(['/first', '/second'])
})

test('told to stop, it answers what is on its way in a connection that was idle, and closes both', async () => {
  const { port, stop } = await listen((_, response) => response.end('answer'), { port: 0, host })
  const rests = connect(port, host)
  const used = connect(port, host).setEncoding('utf8')
  const ask = () => used.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  ask()
  await once(used, 'data')
  const stopped = stop(10_000)
  ask()
  const [answer] = await Promise.race([once(used, 'data'), once(used, 'close')])
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*answer$/)
  await Promise.all([once(rests.resume(), 'close'), stopped])
})

test('what waits for an answer that ends with the connection is not begun', async () => {
  const asked: string[] = []
  const { port, stop } = await listen(
    ({ url = '', socket }, response) => {
      asked.push(url)
      // As when whoever asked goes while the last of an answer is on its way.
      response.end('answer')
      socket.destroy()
    },
    { port: 0, host },
  )
  onTestFinished(() => stop(0))
  const client = connect(port, host).on('error', () => {})
  client.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(client.resume(), 'close')
  expect(asked).toEqual(['/first'])
})

test('what is no HTTP is refused after all that came before it is answered', async () => {
  const socket = connect(await start(), host).setEncoding('utf8')
  const first = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi'
  // The length of its body is told in characters.
  const second = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nJosé'
  socket.write(first + second)
  let answers = ''
  for await (const chunk of socket) answers += chunk
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400'])
})

test.each([
  ['requests', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'x'.repeat(8_000)}\r\n\r\n`],
  ['bytes that are none', 'x'.repeat(8_000)],
])(
  'who sends any number of %s before the first is answered fills no memory with them',
  async (_what, more) => {
    let from: Socket | undefined
    const { port, stop } = await listen(request => (from = request.socket), { port: 0, host })
    onTestFinished(() => stop(0))
    const socket = connect(port, host)
    onTestFinished(() => void socket.destroy())
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n\r\n${more.repeat(2_000)}`)
    let read = 0
    const isStill = () => {
      const before = read
      read = from?.bytesRead ?? 0
      return read > 0 && read === before
    }
    await expect.poll(isStill).toBe(true)
    expect(read).toBeLessThan(2 ** 22)
  },
)

test('connections that cannot be taken end no process', async () => {
  let server: EventEmitter | undefined
  const { port, stop } = await listen(
    ({ socket }, response) => {
      server = (socket as Socket & { server: EventEmitter }).server
      response.end()
    },
    { port: 0, host },
  )
  onTestFinished(() => stop(0))
  const asking = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  await raw(port, asking)
  for (let n = 0; n < 2; n++) server?.emit('error', new Error('accept ENFILE'))
  expect(await raw(port, asking)).toMatch(/^HTTP\/1.1 200 /)
})

test('HTTP/1.0 need not say whom it is for', async () => {
  expect(await raw(await start(), 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
})

test('a connection at rest is kept for longer than Caddy keeps it, whose next request would be lost', async () => {
  const answer = await raw(await start(), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(Number(/^Keep-Alive: timeout=(\d+)\r$/m.exec(answer)?.[1])).toBeGreaterThan(120)
})

test('a body that is too slow is given up, but where it may take its time', async () => {
  // A third of it is for the headers, which may be late on a busy machine.
  const port = await start(600)
  const send = (path: string) => {
    const socket = connect(port, host)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n.`)
    return socket
  }
  const large = send('/large')
  const [refusal] = (await once(send('/'), 'data')) as [Buffer]
  expect(String(refusal)).toMatch(/^HTTP\/1.1 408 /)
  large.write('.')
  const [answer] = (await once(large, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  large.destroy()
})

test('who has sent all of a large body is not silent, however long it lies here unread', async () => {
  const { port, stop } = await listen(
    (request, response) => {
      takeTime(response, 20)
      const read = () => request.resume().once('end', () => response.end('arrived'))
      request.socket.once('timeout', () => request.socket.once('timeout', read))
    },
    { port: 0, host },
  )
  onTestFinished(() => stop(0))
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'
  for (const body of ['x', 'x'.repeat(100_000)]) {
    const socket = connect(port, host)
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  }
})

test('who sends a part of a large body and then no more loses the connection', async () => {
  const { port, stop } = await listen(
    (request, response) => {
      takeTime(response, 20)
      request.resume()
    },
    { port: 0, host },
  )
  onTestFinished(() => stop(0))
  const socket = connect(port, host)
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n.')
  await once(socket.resume(), 'close')
})

test('who is refused and neither reads nor goes loses the connection', async () => {
  const port = await start()
  const socket = connect({ port, host, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.write('GARBAGE\r\n\r\n')
  await once(socket.resume(), 'end')
  // Only what is gone for good answers with a reset.
  const gone = new Promise(resolve => socket.once('error', resolve))
  const knock = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(knock))
  await gone
})

test('who asks for much and takes nothing of it loses the connection', async () => {
  let lose: () => void
  const lost = new Promise<void>(resolve => (lose = resolve))
  const { port, stop } = await listen(
    (_, response) => response.once('close', lose).end(Buffer.alloc(2 ** 26)),
    { port: 0, host, slowest: 600 },
  )
  onTestFinished(() => stop(0))
  const socket = connect(port, host).pause()
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await lost
})
