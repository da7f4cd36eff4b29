import { basePath, paths, type OperatorBody } from '../shared/api.ts'
import type { LeadBody, LeadEdit, LeadPageBody, LeadSearch } from '../shared/lead-api.ts'
import type { Lead } from '../shared/lead.ts'
import type { SitesBody } from '../shared/site-api.ts'
import type { Site } from '../shared/site.ts'
import { hearTime } from './clock.ts'
import { ApiError, problemOf, refusalOf } from './problem.ts'

/** Who is signed in, with the snippet for their pages. */
export type Operator = OperatorBody['operator'] & Pick<OperatorBody, 'snippet'>

/** Asks one route of the API; a section makes its own questions with it. */
export type Ask = <T>(
  method: string,
  path: string,
  content?: object,
  signal?: AbortSignal,
) => Promise<T>

export interface Api {
  ask: Ask
  signIn(email: string, password: string): Promise<Operator>
  operator(): Promise<Operator>
  signOut(): Promise<void>
  sites(signal?: AbortSignal): Promise<Site[]>
  search(query: LeadSearch, signal?: AbortSignal): Promise<LeadPageBody>
  lead(id: string, signal?: AbortSignal): Promise<Lead>
  change(id: string, edit: LeadEdit): Promise<Lead>
}

/** The server's operator routes; every refusal is an ApiError, an abort stays an AbortError. */
export function httpApi(fetch: typeof globalThis.fetch): Api {
  const ask: Ask = async <T>(
    method: string,
    path: string,
    content?: object,
    signal?: AbortSignal,
  ) => {
    const { response, text } = await send(fetch, method, path, content, signal)
    if (response.ok) return bodyOf<T>(text)
    throw refusalOf(response.status, response.headers.get('Retry-After'), text)
  }

  const session = paths.operatorSession
  const operator = async () => operatorOf(await ask<OperatorBody>('GET', session))
  return {
    ask,
    signIn: async (email, password) => {
      await ask('POST', session, { email, password })
      return operator().catch(thrown => {
        // The cookie did not stay: without TLS no browser keeps one that is for TLS alone.
        throw problemOf(thrown).is === 'signed_out' ? new ApiError({ is: 'not_kept' }) : thrown
      })
    },
    operator,
    signOut: () => ask('DELETE', session),
    sites: async signal => (await ask<SitesBody>('GET', paths.sites, undefined, signal)).sites,
    search: (query, signal) => ask('POST', paths.leadSearch, query, signal),
    lead: async (id, signal) =>
      (await ask<LeadBody>('GET', paths.lead(id), undefined, signal)).lead,
    change: async (id, edit) => (await ask<LeadBody>('PATCH', paths.lead(id), edit)).lead,
  }
}

/** A network that wants a sign-in of its own answers in the server's place, in HTML. */
export function bodyOf<T>(text: string): T {
  try {
    return (text ? JSON.parse(text) : undefined) as T
  } catch {
    throw new ApiError({ is: 'offline' })
  }
}

export const operatorOf = ({ operator, snippet }: OperatorBody): Operator => ({
  ...operator,
  snippet,
})

/** Milliseconds without a whole answer: the server itself gives up after 15 s, and says so. */
const patienceMs = 30_000

async function send(
  fetch: typeof globalThis.fetch,
  method: string,
  path: string,
  content: object | undefined,
  signal: AbortSignal | undefined,
) {
  const headers = {
    Accept: 'application/json',
    ...(content && { 'Content-Type': 'application/json' }),
  }
  const body = content ? JSON.stringify(content) : null
  signal?.throwIfAborted()
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  const timer = setTimeout(giveUp, patienceMs)
  signal?.addEventListener('abort', giveUp)
  const sent = Date.now()
  try {
    const response = await fetch(basePath + path, {
      method,
      headers,
      body,
      signal: patience.signal,
    })
    hearTime(response.headers.get('Date'), sent)
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError({ is: patience.signal.aborted ? 'unanswered' : 'offline' })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
