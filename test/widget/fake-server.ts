import { referenceHeader, type SessionBody } from '../../shared/api.ts'

export interface Received {
  method: string
  path: string
  token: string | undefined
  body: Record<string, unknown>
  keepalive: boolean
}

type Reply = { status: number; headers?: Record<string, string>; body?: unknown } | 'cut'

/** A server as the widget sees it through `fetch`: what it got, and what it is told to answer. */
export function fakeServer() {
  const received: Received[] = []
  const next: Reply[] = []
  let sessions = 0

  function answer({ method, path }: Received): Exclude<Reply, 'cut'> {
    const headers = { [referenceHeader]: 'ABCD2345' }
    if (!path.endsWith('/sessions')) return { status: method === 'PUT' ? 200 : 201, headers }
    const body: SessionBody = {
      access_token: `token-${++sessions}`,
      token_type: 'Bearer',
      expires_in: 3600,
    }
    return { status: 201, body }
  }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { authorization } = Object.fromEntries(new Headers(init.headers))
    const request: Received = {
      method: init.method ?? 'GET',
      path: new URL(String(input)).pathname.replace('/api/v1', ''),
      token: authorization?.replace('Bearer ', ''),
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
      keepalive: init.keepalive ?? false,
    }
    const reply = (request.path === '/sessions' ? undefined : next.shift()) ?? answer(request)
    if (reply === 'cut') throw new TypeError('Failed to fetch')
    received.push(request)
    const { status, headers = {}, body = { message: 'fine' } } = reply
    return new Response(JSON.stringify(body), { status, headers })
  }

  return {
    fetch,
    /** Answers the requests to come, in order; sessions are always given. */
    willAnswer: (...replies: Reply[]) => void next.push(...replies),
    received,
    /** Requests and drafts, without the sessions. */
    leads: () => received.filter(({ path }) => path !== '/sessions'),
  }
}

/** Web storage in memory; `isFull` makes it refuse to keep anything more. */
export function fakeStorage() {
  const texts = new Map<string, string>()
  return {
    texts,
    isFull: false,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem(name: string, text: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(name, text)
    },
    removeItem: (name: string) => void texts.delete(name),
  }
}
