import { newSession, type Send } from './api.ts'
import type { Alone } from './alone.ts'
import type { Shelf } from './storage.ts'

/** Keeps a token that is good; tokens travel in a header, never in an address. */
export interface Session {
  /** A token that is good now, at once: what a page that is going away can still use. */
  current: () => string | undefined
  /** A token that is good, fetched or renewed when there is need; else why there is none. */
  token: () => Promise<Granted>
  /** The server refused the token: renews it, or begins anew. */
  renew: () => Promise<Granted>
}

export type Granted =
  | { is: 'granted'; token: string }
  | Exclude<Awaited<ReturnType<typeof newSession>>, { is: 'accepted' | 'refused' }>

interface Kept {
  token: string
  /** Milliseconds since 1970. */
  expires: number
}

export interface SessionDeps {
  site: string
  send: Send
  shelf: Shelf
  now: () => number
  alone: Alone
}

/** A token this close to its end is renewed before it is used. */
const marginMs = 60_000

/**
 * A renewed session keeps its id for 30 days, so the guest keeps reaching the same lead. After
 * that a new session begins and the outbox keeps the old uid: whatever is still to be sent goes out
 * whole and makes one complete lead, and what the server has acknowledged is not sent again.
 */
export function createSession({ site, send, shelf, now, alone }: SessionDeps): Session {
  const name = `bellhop:session:${site}`
  let asking: Promise<Granted> | undefined
  let held: Kept | undefined

  /** A guest who has their browser forget us goes on with the same request: it is the session's own. */
  const kept = () => (held = (shelf.read(name) as Kept | null | undefined) ?? held)

  function current() {
    const known = kept()
    return known && known.expires - marginMs > now() ? known.token : undefined
  }

  /** Two tabs that begin at once share one session: the later one takes what the first was given. */
  function ask(): Promise<Granted> {
    const before = kept()?.token
    return alone(name, async () => {
      const known = current()
      if (known && known !== before) return { is: 'granted', token: known }
      let answer = await newSession(send, site, before)
      if (answer.is === 'unauthorized') answer = await newSession(send, site)
      // A site that it does not know, after a move, say, is nothing for the guest to mend.
      if (answer.is !== 'accepted' || !answer.body.access_token)
        return 'until' in answer ? answer : { is: 'unreachable' }
      const { access_token: token, expires_in: seconds } = answer.body
      shelf.write(name, { token, expires: now() + seconds * 1000 } satisfies Kept)
      return { is: 'granted', token }
    })
  }

  const renew = () => (asking ??= ask().finally(() => (asking = undefined)))

  return {
    current,
    renew,
    async token() {
      const token = current()
      return token ? { is: 'granted', token } : renew()
    },
  }
}
