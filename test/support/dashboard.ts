import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, beforeEach } from 'vitest'
import type { Lead } from '../../shared/lead.ts'
import { atEndOfFile, type AtEnd } from './at-end.ts'
import { newPage, type GuestPage } from './browser.ts'
import { installation } from './installation.ts'
import { eraseLeads, leadsOf } from './leads.ts'
import { request, type Answer } from './start-app.ts'
import { startServer, type RunningServer } from './start-server.ts'

export interface Dashboard {
  server(): RunningServer
  /** The address of one of its screens. */
  url(path?: string): string
  /** One request of a guest comes in. */
  receive(fields?: Record<string, unknown>): Promise<Answer>
  /** As many requests of guests, in their order: at once, since each by itself is written to a disk. */
  fill(count: number): Promise<unknown>
  leads(): Promise<Lead[]>
  /** One request to the API, with the access token. */
  ask(method: string, path: string, json?: object): Promise<Answer>
  /** The same as the operator whose browser it would be. */
  askSignedIn(method: string, path: string, json?: object): Promise<Answer>
  /** Ends the server as a crash would. */
  kill(): Promise<unknown>
  /** Starts it again on the same port and data folder. */
  restart(): Promise<unknown>
  /** A page of a browser of its own whose operator is signed in. */
  open(path?: string, options?: BrowserContextOptions): Promise<GuestPage>
}

type Env = Record<string, string>

/**
 * One server for all tests of a file, each of which finds no lead: a start takes longer than most
 * of what is shown.
 */
export function sharedDashboard(env: Env = {}): Dashboard {
  const { begin, ...dashboard } = dashboardOf(env, atEndOfFile())
  beforeAll(begin)
  beforeEach(() => eraseLeads(dashboard.server()))
  return dashboard
}

/** A server for each test and each attempt at it, where more is left behind than leads. */
export function ownDashboard(env: Env = {}): Dashboard {
  const { begin, ...dashboard } = dashboardOf(env)
  beforeEach(begin)
  return dashboard
}

function dashboardOf(env: Env, atEnd?: AtEnd): Dashboard & { begin(): Promise<void> } {
  let installed = { folder: '', cookie: '' }
  let server: RunningServer | undefined
  const start = async (more: Env = {}) =>
    (server = await startServer(installed.folder, { ...env, ...more }, atEnd))
  const running = () => {
    if (!server) throw new Error('no server yet')
    return server
  }
  const url = (path = '') => `${running().origin}/dashboard/${path}`
  const receive: Dashboard['receive'] = (fields = {}) =>
    running().call('POST', '/trip-plan-requests', { json: request(fields) })
  const leads = () => leadsOf(running())
  return {
    async begin() {
      installed = await installation(atEnd)
      await start()
    },
    server: running,
    url,
    receive,
    async fill(count) {
      await receive({ name: 'Guest 1', destination: 'Goa' })
      const [first] = await leads()
      if (!first) throw new Error('no lead')
      const next = Array.from({ length: count - 1 }, (_, n) => lineAfter(first, n + 1))
      const headers = { cookie: installed.cookie, 'content-type': 'application/x-ndjson' }
      const body = next.join('\n')
      await running().call('POST', '/leads/import', { token: null, headers, body })
    },
    leads,
    ask: (method, path, json) => running().call(method, path, { json }),
    askSignedIn: (method, path, json) =>
      running().call(method, path, { token: null, headers: { cookie: installed.cookie }, json }),
    kill: () => running().kill('SIGKILL'),
    restart: () => start({ PORT: `${running().port}` }),
    async open(path = '', options = {}) {
      const opened = await newPage(options)
      const [name = '', value = ''] = installed.cookie.split('=')
      await opened.page.context().addCookies([{ name, value, url: running().origin }])
      await opened.page.goto(url(path))
      return opened
    },
  }
}

/** A line of an export with another guest's request, so many milliseconds later. */
function lineAfter(first: Lead, later: number): string {
  const at = new Date(Date.parse(first.received_at) + later).toISOString()
  return JSON.stringify({
    ...first,
    id: randomUUID(),
    reference: `A${String(later).padStart(7, '0')}`,
    fields: { ...first.fields, name: `Guest ${later + 1}` },
    received_at: at,
    updated_at: at,
  })
}

/** Signs in by the form, which every place of the dashboard shows to whoever is not signed in. */
export async function signIn(page: Page, password: string, email = 'operator@bellhop.local') {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
