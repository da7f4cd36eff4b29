import type { Page } from 'playwright-core'
import type { Lead } from '../../shared/lead.ts'
import { startOrigin, type Page as ServedPage } from './origin.ts'
import { accessToken } from './start-app.ts'
import { dataFolder, startServer, type RunningServer } from './start-server.ts'

/** The policy of design section 5: nothing but the widget's own code and its server. */
const strictPolicy = (host: string) =>
  `default-src 'none'; script-src ${host}; connect-src ${host}; require-trusted-types-for 'script'`

export interface Embedding {
  server: RunningServer
  /** Address of a page of another origin that embeds the widget by the snippet. */
  url: string
  /** The password that the first start printed. */
  password: string
  leads(): Promise<Lead[]>
}

/** The built server, and a strict page of another origin with the snippet as it is printed. */
export async function startEmbedding(attributes = ''): Promise<Embedding> {
  const pages: Record<string, ServedPage> = {}
  const url = await startOrigin(pages)
  const server = await startServer(await dataFolder(), { BELLHOP_ORIGINS: url })
  const snippet = /<script .*<\/script>/.exec(server.printed())?.[0]
  const password = /Password +(\S+)/.exec(server.printed())?.[1]
  if (!snippet || !password) throw new Error('the first start printed no snippet or password')
  const html = `<!doctype html><html lang="en"><title>Palm</title><h1>Palm</h1>
    ${snippet.replace('></script>', ` ${attributes}></script>`)}</html>`
  pages['/'] = { html, policy: strictPolicy(server.origin) }
  return { server, url, password, leads: () => leadsOf(server) }
}

/** Every lead with all its fields, as an integrator with a token reads them. */
export async function leadsOf({ origin }: RunningServer): Promise<Lead[]> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const get = async (path: string) => (await fetch(`${origin}/api/v1${path}`, { headers })).json()
  const page = (await get('/leads?limit=200')) as { leads: Lead[] }
  return Promise.all(
    page.leads.map(async ({ id }) => ((await get(`/leads/${id}`)) as { lead: Lead }).lead),
  )
}

/** What a guest does in the chat, by what a guest sees. */
export function chatOf(page: Page) {
  const reply = page.getByRole('textbox')
  return {
    open: () => page.getByRole('button', { name: /chat/i }).first().click(),
    tap: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click(),
    async say(text: string) {
      await reply.fill(text)
      await reply.press('Enter')
    },
    /** Waits until the chat has asked this. */
    asked: (text: string | RegExp) => page.getByText(text).last().waitFor(),
  }
}
