import { beforeAll, beforeEach, onTestFinished } from 'vitest'
import type { Lead } from '../../shared/lead.ts'
import { atEndOfFile, type AtEnd } from './at-end.ts'
import { installation } from './installation.ts'
import { eraseLeads, leadsOf } from './leads.ts'
import { startOrigin, type Page as ServedPage } from './origin.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** As strict as a page's policy can be: nothing but the widget's own code and its server. */
export const strictPolicy = (host: string, more = '') =>
  `default-src 'none'; script-src ${host} ${more}; connect-src ${host}; require-trusted-types-for 'script'`

export interface Embedding {
  server: RunningServer
  /** Address of a page of another origin that embeds the widget by the snippet. */
  url: string
  /** The public key of the default site. */
  site: string
  leads(): Promise<Lead[]>
  /** Ends the server as a crash or a power cut would. */
  kill(): Promise<unknown>
  /** Starts it again on the same port and data folder. */
  restart(): Promise<unknown>
  /** Serves one more page of the same origin, under the same policy or another; gives its address. */
  serve(path: string, html: (snippet: string) => string, policy?: string): string
}

export const tagWith = (tag: string, attributes: string) =>
  tag.replace('></script>', ` ${attributes}></script>`)

export const plainPage = (snippet: string) =>
  `<!doctype html><html lang="en"><title>Palm</title><h1>Palm</h1>\n    ${snippet}</html>`

/** The built server, and a strict page of another origin with the snippet as it is printed. */
export async function startEmbedding(atEnd: AtEnd = onTestFinished): Promise<Embedding> {
  const pages: Record<string, ServedPage> = {}
  const url = await startOrigin(pages, atEnd)
  const { folder } = await installation(atEnd)
  const env = { BELLHOP_ORIGINS: url }
  const server = await startServer(folder, env, atEnd)
  const { origin, port } = server
  const snippet = /<script .*<\/script>/.exec(server.printed())?.[0]
  const site = /data-site="(\w+)"/.exec(snippet ?? '')?.[1]
  if (!snippet || !site) throw new Error('the start printed no snippet')
  let running = server
  const serve: Embedding['serve'] = (path, html, policy = strictPolicy(origin)) => {
    pages[path] = { html: html(snippet), policy }
    return url + path
  }
  serve('/', plainPage)
  return {
    server,
    url,
    site,
    leads: () => leadsOf(server),
    kill: () => running.kill('SIGKILL'),
    restart: async () => (running = await startServer(folder, { ...env, PORT: `${port}` }, atEnd)),
    serve,
  }
}

/** One for all tests of a file, each of which finds no lead: a start takes long. */
export function sharedEmbedding(): () => Embedding {
  let shared: Embedding | undefined
  const embedding = () => {
    if (!shared) throw new Error('nothing is embedded yet')
    return shared
  }
  const atEnd = atEndOfFile()
  beforeAll(async () => void (shared = await startEmbedding(atEnd)))
  beforeEach(() => eraseLeads(embedding().server))
  return embedding
}
