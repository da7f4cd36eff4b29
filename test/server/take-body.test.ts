import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { takeBody } from '../../server/body/take-body.ts'
import { serveHttp } from '../support/serve-http.ts'

test.each(['gzip', 'deflate', 'identity'])(
  'nobody waits for the body of a sender who was gone before it was begun to be read: %s',
  async coding => {
    let take: (body: Promise<unknown>) => void
    const taken = new Promise(resolve => (take = resolve))
    const app = new Koa().use(async ctx => {
      // As while a file is opened for it, or a sign-in is looked up.
      const closed = new Promise(resolve => ctx.req.once('close', resolve))
      socket.destroy()
      await closed
      take(buffer(takeBody(ctx)))
    })
    app.silent = true
    const { port, stop } = await serveHttp(app.callback())
    onTestFinished(stop)
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Encoding: ${coding}\r\n\r\n.`,
    )
    await expect(taken).rejects.toThrow(/Premature close|aborted/)
  },
)
