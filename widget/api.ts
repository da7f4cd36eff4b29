import { basePath, guestPaths, referenceHeader } from '../shared/api.ts'
import type { DraftBody, ErrorBody, FieldErrors, SessionBody } from '../shared/api.ts'
import { bare } from './conversation/bare.ts'
import { toText, type Shelf } from './storage.ts'

/** The server's answer, as far as the widget must tell answers apart. */
export type ServerAnswer<T> =
  | { is: 'accepted'; body: T; reference: string }
  | { is: 'refused'; errors: FieldErrors }
  | { is: 'unauthorized' }
  | Busy
  | { is: 'unreachable' }

/** Too many of us, or a fault over there. Before `until` (milliseconds since 1970) nobody may ask. */
interface Busy {
  is: 'rate' | 'server'
  until: number
  /** When that was said. */
  at: number
}

export interface Call {
  method: 'POST' | 'PUT'
  path: string
  body: unknown
  token?: string | undefined
  /** Lets the request outlive the page; such a request has no deadline. */
  keepalive?: boolean
}

export type Send = <T>(call: Call) => Promise<ServerAnswer<T>>

export interface ApiDeps {
  /** Origin of the server, without a slash at the end. */
  base: string
  site: string
  shelf: Shelf
  now: () => number
  fetch: typeof globalThis.fetch
}

/** A server silent for so long counts as unreachable; bad links take their time. */
const timeoutMs = 30_000
/** A browser's timers hold no more than 24 days, and no operator waits that long. */
const maxPauseMs = 86_400_000

/** Never throws. A server that asked for a pause gets it, from all tabs and after a reload too. */
export function createApi({ base, site, shelf, now, fetch }: ApiDeps): Send {
  const name = `bellhop:pause:${site}`

  async function ask<T>(call: Call): Promise<ServerAnswer<T>> {
    try {
      return await read(await fetch(base + basePath + call.path, init(call)), now())
    } catch {
      return { is: 'unreachable' }
    }
  }

  return async <T>(call: Call) => {
    const pause = shelf.read(name) as Busy | undefined
    // A clock that has been put right must make no pause longer than it was.
    if (pause && pause.at <= now() && now() < pause.until) return pause
    const answer = await ask<T>(call)
    if ('until' in answer && answer.until > now()) shelf.write(name, answer)
    return answer
  }
}

/** No prototype: a page may have put names such as `mode` on Object.prototype. */
function init({ method, body, token, keepalive = false }: Call) {
  const headers = bare<Record<string, string>>({
    Accept: 'application/json',
    'Content-Type': 'application/json',
  })
  if (token) headers['Authorization'] = `Bearer ${token}`
  return bare<RequestInit>({
    method,
    headers,
    body: toText(body),
    referrerPolicy: 'origin',
    credentials: 'omit',
    keepalive,
    signal: keepalive ? null : AbortSignal.timeout(timeoutMs),
  })
}

async function read<T>(response: Response, now: number): Promise<ServerAnswer<T>> {
  const { ok, status, headers } = response
  const until = now + Math.min(Number(headers.get('Retry-After')) * 1000 || 0, maxPauseMs)
  if (status === 401) return { is: 'unauthorized' }
  const body = ((await response.json().catch(() => {})) ?? {}) as Partial<DraftBody & ErrorBody>
  // A page's wrapper around fetch may have eaten the body, a proxy the header. What is neither 201 nor has
  // a reference is from a service worker or a proxy that has answered in the server's place.
  const reference = headers.get(referenceHeader) ?? body.reference ?? ''
  if (ok && status !== 201 && !reference) return { is: 'unreachable' }
  if (ok) return { is: 'accepted', body: body as T, reference }
  // Sent again as it is, what is too large or no request at all would be refused for ever.
  if (status === 413 || status === 422) return { is: 'refused', errors: body.errors ?? {} }
  return { is: status === 429 ? 'rate' : 'server', until, at: now }
}

export const newSession = (send: Send, site: string, token?: string) =>
  send<SessionBody>({ method: 'POST', path: guestPaths.sessions, body: { site }, token })
