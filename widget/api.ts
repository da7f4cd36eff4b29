import { basePath, paths, referenceHeader } from '../shared/api.ts'
import type { ErrorBody, FieldErrors, SessionBody } from '../shared/api.ts'

/** The server's answer, as far as the widget must tell answers apart. */
export type Answer<T> =
  | { is: 'accepted'; body: T; reference: string }
  | { is: 'refused'; errors: FieldErrors }
  | { is: 'unauthorized' }
  | { is: 'rate'; retryAfter: number }
  /** A fault or a closed door over there; later may be better. */
  | { is: 'server'; retryAfter: number }
  | { is: 'unreachable' }

export interface Call {
  method: 'POST' | 'PUT'
  path: string
  body: unknown
  token?: string | undefined
  /** Lets the request outlive the page; such a request has no deadline. */
  keepalive?: boolean
}

export type Send = <T>(call: Call) => Promise<Answer<T>>

/** Milliseconds after which a silent server counts as unreachable; bad links take their time. */
const patience = 30_000

/** Speaks to the server at `base`, an origin without a slash at the end. Never throws. */
export function createApi(base: string, fetch: typeof globalThis.fetch): Send {
  return async call => {
    const deadline = new AbortController()
    const timer = call.keepalive ? undefined : setTimeout(() => deadline.abort(), patience)
    try {
      const response = await fetch(base + basePath + call.path, init(call, deadline.signal))
      return await read(response)
    } catch {
      return { is: 'unreachable' }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** No prototype: a page may have put names such as `mode` on Object.prototype. */
function init({ method, body, token, keepalive }: Call, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = Object.assign(Object.create(null), {
    Accept: 'application/json',
    'Content-Type': 'application/json',
  })
  if (token) headers['Authorization'] = `Bearer ${token}`
  return Object.assign(Object.create(null) as RequestInit, {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    keepalive: keepalive ?? false,
    signal,
  } satisfies RequestInit)
}

async function read<T>(response: Response): Promise<Answer<T>> {
  const { ok, status, headers } = response
  const retryAfter = Number(headers.get('Retry-After')) || 0
  if (status === 401) return { is: 'unauthorized' }
  if (status === 429) return { is: 'rate', retryAfter }
  // The status alone acknowledges: a page's wrapper around fetch may have eaten the body.
  const body: unknown = await response.json().catch(() => ({}))
  if (ok) return { is: 'accepted', body: body as T, reference: headers.get(referenceHeader) ?? '' }
  const errors = status === 422 ? (body as ErrorBody).errors : undefined
  return errors ? { is: 'refused', errors } : { is: 'server', retryAfter }
}

export const newSession = (send: Send, site: string, token?: string) =>
  send<SessionBody>({ method: 'POST', path: paths.sessions, body: { site }, token })
