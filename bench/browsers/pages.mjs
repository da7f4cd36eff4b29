import { once } from 'node:events'
import { createServer } from 'node:http'
import { understandingFiles } from './rows.mjs'

/** A page for guests, and at /reader one that may load the understanding; all under two origins. */
export async function startPages() {
  const files = new Map([['/reader', '<!doctype html>'], ...understandingFiles()])
  const policies = new Map()
  const server = createServer(({ url }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    response.setHeader('Content-Security-Policy', policies.get(url) ?? '')
    response.writeHead(files.has(url) ? 200 : 404, { 'Content-Type': type }).end(files.get(url))
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  return {
    origins: ['localhost', '127.0.0.1'].map(host => `http://${host}:${port}`),
    show(html, policy) {
      files.set('/', html)
      policies.set('/', policy)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
