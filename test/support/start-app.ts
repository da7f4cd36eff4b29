import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '../../server/app.ts'
import { hashPasswordSync } from '../../server/access/password.ts'
import { firstDesk } from '../../server/first-desk.ts'
import type { Log } from '../../server/log.ts'
import { memoryStore } from '../../server/store/memory-store.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../shared/lead.ts'
import { serveHttp } from './serve-http.ts'

export const accessToken = 'an-access-token-of-thirty-two-characters'
export const allowedOrigin = 'https://www.palm.example'
export const operatorEmail = 'mira@palm.example'
export const operatorPassword = 'sunset-over-goa'

interface StartOptions {
  store?: Store
  rateLimit?: number
  trustedProxies?: number
  publicUrl?: string
  /** As nobody has set one in the environment. */
  hasNoToken?: boolean
  /** Moves with `app.clock.advance`. */
  now?: Date
  log?: Log
}

let first: ReturnType<typeof firstDesk> | undefined

/** Hashing a password takes a third of a second: once is enough, and this one is cheap to verify. */
export function founded() {
  if (!first) {
    first = firstDesk({ operatorEmail, operatorPassword, now: new Date('2026-11-21T10:00:00Z') })
    first.desk.operators[0]!.password = hashPasswordSync(operatorPassword, 4)
  }
  return structuredClone(first)
}

export const silent = pino({ level: 'silent' })

/** The app on a port from the kernel, with a memory store, stopped when the test is over. */
export async function startApp(options: StartOptions = {}) {
  const store = options.store ?? (await memoryStore({}, () => founded().desk))
  let clock = options.now?.getTime() ?? Date.parse('2026-11-21T10:00:00Z')
  const app = createApp({
    config: {
      accessToken: options.hasNoToken ? undefined : accessToken,
      origins: [allowedOrigin],
      publicUrl: options.publicUrl,
      rateLimit: options.rateLimit ?? 0,
      trustedProxies: options.trustedProxies ?? 0,
    },
    store,
    log: options.log ?? silent,
    now: () => new Date(clock),
    publicFolder: fileURLToPath(new URL('../../dist/public', import.meta.url)),
  })
  const { port, stop } = await serveHttp(app.callback())
  onTestFinished(stop)
  const origin = `http://127.0.0.1:${port}`
  const site = store.desk.read().sites[0]!.key
  return {
    origin,
    base: `${origin}/api/v1`,
    port,
    site,
    store,
    clock: { advance: (milliseconds: number) => (clock += milliseconds) },
    call: caller(`${origin}/api/v1`),
    async leads(): Promise<Lead[]> {
      const leads: Lead[] = []
      for await (const lead of store.leads.all()) leads.push(lead)
      return leads
    },
  }
}

export type App = Awaited<ReturnType<typeof startApp>>

interface Call {
  token?: string | null
  json?: unknown
  form?: string
  body?: string | Uint8Array
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  body: any
}

/** `call('POST', '/path', { json })`: the access token goes along unless another (or null) is given. */
export const caller =
  (base: string) =>
  async (method: string, path: string, call: Call = {}): Promise<Answer> => {
    const token = call.token === undefined ? accessToken : call.token
    const type =
      call.json !== undefined
        ? 'application/json'
        : call.form !== undefined
          ? 'application/x-www-form-urlencoded'
          : undefined
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(type ? { 'content-type': type } : {}),
        ...call.headers,
      },
      body: (call.json !== undefined
        ? JSON.stringify(call.json)
        : (call.form ?? call.body ?? null)) as BodyInit | null,
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }

/** Sends bytes as they are, for what fetch would not send; resolves with all that comes back. */
export async function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

/**
 * Sends a request with all of its body before it looks at the answer, and then another on the same connection;
 * the statuses of both.
 */
export async function statusesOfTwo(port: number, head: string, body: Uint8Array) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const all = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body, Buffer.from(next)])
  await new Promise(resolve => socket.write(all, resolve))
  let answers = ''
  for await (const chunk of socket) answers += chunk
  return Array.from(answers.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status))
}

export const request = (parts: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  phone_number: '+91 98450 12345',
  ...parts,
})

/** A guest's session token, as a page of an allowed origin gets it. */
export async function startSession(app: App, origin = allowedOrigin): Promise<string> {
  const { body, status } = await app.call('POST', '/sessions', {
    token: null,
    json: { site: app.site },
    headers: { origin },
  })
  if (status !== 201) throw new Error(`no session: ${status}`)
  return body.access_token
}
