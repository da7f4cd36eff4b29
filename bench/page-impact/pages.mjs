import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { heroImage } from './hero.mjs'
import { rivalFiles } from './rivals.mjs'
import { typebotAnswer } from './typebot.mjs'

/** The first words of every chat. */
export const prompt = 'Tell me about your trip'

/**
 * The operator's site, and a second origin that hosts the others' files as a CDN would: compressed at
 * brotli's best, once, and without a moment's work for any answer.
 */
export async function startPages(floorFiles) {
  const pages = new Map()
  const hero = heroImage()
  const site = await listen((path, answer) => {
    if (path === '/hero.png') return answer('image/png', hero)
    const page = pages.get(path)
    return page && answer('text/html; charset=utf-8', page)
  })
  const files = new Map()
  const host = await listen((path, answer, request) => {
    if (path.includes('/typebots/')) return answerTypebot(request, answer)
    const file = { ...floorFiles, ...rivalFiles }[path]
    if (!file) return undefined
    if (!files.has(path)) files.set(path, brotliCompressSync(readFileSync(file)))
    return answer('text/javascript', files.get(path), { 'Content-Encoding': 'br' })
  })
  return {
    origin: site.origin,
    host: host.origin,
    serve({ name, head = '', body = '' }) {
      pages.set(`/${name}`, page(head, body))
      return `${site.origin}/${name}`
    },
    stop() {
      site.stop()
      host.stop()
    },
  }
}

const page = (head, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Palm</title>
${head}</head><body><h1>Palm</h1><img src="/hero.png" width="640" height="360" alt="">
<p>${'Journeys made by hand. '.repeat(60)}</p>${body}</body></html>`

function answerTypebot(request, answer) {
  const headers = { 'Access-Control-Allow-Headers': '*' }
  if (request.method === 'OPTIONS') return answer('text/plain', '', headers)
  return answer('application/json', JSON.stringify(typebotAnswer(prompt)), headers)
}

async function listen(route) {
  const server = createServer((request, response) => {
    const answer = (type, body, headers = {}) =>
      response
        .writeHead(200, {
          'Content-Type': type,
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': 'public, max-age=300',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        })
        .end(body)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!route(pathname, answer, request)) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
