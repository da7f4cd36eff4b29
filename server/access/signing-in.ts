import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import type { OperatorBody } from '../../shared/api.ts'
import { operatorCookie } from '../callers.ts'
import { millisecondsADay } from '../days.ts'
import type { Release } from '../release.ts'
import type { Sites } from '../site/sites.ts'
import { pinnedSnippet, snippet } from '../site/snippet.ts'
import type { Desk, DeskData, Operator, OperatorSession } from '../store/store.ts'
import { hashToken, newToken } from '../tokens.ts'
import { operatorProfile } from './operator-profile.ts'

/** Milliseconds an operator stays signed in. */
const sessionMs = 14 * millisecondsADay
/** Browsers an operator may be signed in with; the oldest makes room. */
const maxSessions = 20

interface Deps {
  desk: Desk
  sites: Sites
  release: Release | undefined
  now: () => Date
}

export type SigningIn = ReturnType<typeof createSigningIn>

/** What signing in by a password and by an invitation have in common. */
export function createSigningIn({ desk, sites, release, now }: Deps) {
  const newSession = (token: string, operator: string, browser: string): OperatorSession => ({
    id: randomUUID(),
    hash: hashToken(token),
    browser: browser.slice(0, 200),
    operator,
    created_at: now().toISOString(),
    expires_at: new Date(now().getTime() + sessionMs).toISOString(),
  })

  const bodyFor = (ctx: Context, operator: Operator): OperatorBody => {
    const [origin, { key }] = [sites.originFor(ctx), sites.default()]
    return {
      operator: operatorProfile(operator),
      snippet: snippet(origin, key),
      ...(release && { pinned_snippet: pinnedSnippet(origin, key, release) }),
    }
  }

  /** Whether a session is that of the browser which asks. */
  function isOfBrowser(ctx: Context) {
    const hash = hashToken(ctx.cookies.get(operatorCookie(sites.isSecure(ctx))) ?? '')
    return (each: OperatorSession) => each.hash === hash
  }

  return {
    bodyFor,

    /**
     * Signs the browser in as the operator that `find` gives, all in one change of the desk. The session
     * it had would be nobody's: its cookie is replaced.
     */
    async signIn(ctx: Context, find: (data: DeskData) => Operator) {
      const token = newToken('bho_')
      const isReplaced = isOfBrowser(ctx)
      const operator = await desk.change(data => {
        const found = find(data)
        const session = newSession(token, found.id, ctx.get('User-Agent'))
        const others = data.operator_sessions.filter(each => !isReplaced(each))
        data.operator_sessions = withSession(others, session)
        return found
      })
      ctx.state.about = operator.id
      setCookie(ctx, token, sessionMs, sites.isSecure(ctx))
      ctx.status = 201
      ctx.body = bodyFor(ctx, operator)
    },

    async signOut(ctx: Context) {
      const isIt = isOfBrowser(ctx)
      // Strangers may ask for this as often as they like: it must not cost a write.
      ctx.state.about = desk.read().operator_sessions.find(isIt)?.operator
      if (ctx.state.about !== undefined)
        await desk.change(data => {
          data.operator_sessions = data.operator_sessions.filter(each => !isIt(each))
        })
      setCookie(ctx, '', 0, sites.isSecure(ctx))
      ctx.status = 204
    },
  }
}

function withSession(sessions: OperatorSession[], session: OperatorSession) {
  const current = sessions.filter(each => each.expires_at > session.created_at)
  const own = current.filter(each => each.operator === session.operator)
  const leaving = new Set(own.slice(0, -(maxSessions - 1)))
  return [...current.filter(each => !leaving.has(each)), session]
}

function setCookie(ctx: Context, token: string, maxAge: number, secure: boolean) {
  // Koa goes by the connection, which is a proxy's.
  ctx.cookies.secure = secure
  ctx.cookies.set(operatorCookie(secure), token, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge,
    path: '/',
    overwrite: true,
  })
}
