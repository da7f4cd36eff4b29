import type { Context } from 'koa'
import { scopes, type Scope } from '../shared/access-token.ts'
import type { Author } from '../shared/lead.ts'
import { notListed, type Sites } from './site/sites.ts'
import type { Desk, DeskData, Operator } from './store/store.ts'
import { hashToken, isCurrent, isSessionToken, readSession } from './tokens.ts'

/** An integrator or a guest, by a token of one site; `id` is the token's or the session's. */
export type TokenCaller = {
  is: 'access token' | 'session'
  id: string
  site: string
  scopes: readonly Scope[]
}
/** An operator by the cookie of a `session`; `id` is the operator's. */
export type OperatorCaller = { is: 'operator'; id: string; session: string; operator: Operator }
/** Who is asking. */
export type Caller = TokenCaller | OperatorCaller

/**
 * The name of the operator's cookie; host-only, so that no sister domain gets to see it. Of the name it has
 * behind TLS browsers take none that a sister domain sets for both, to lock operators out or let them in as another.
 */
export const operatorCookie = (isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}bellhop_operator` as const

export type Callers = ReturnType<typeof createCallers>

interface Deps {
  desk: Desk
  sites: Sites
  /** The access token of the environment, for the default site. */
  accessToken: string | undefined
  /** Hears of the use of an access token by its id. */
  used: (token: string) => void
  now: () => Date
}

export function createCallers({ desk, sites, accessToken, used, now }: Deps) {
  const environmentHash = accessToken && hashToken(accessToken)

  const ofSession = (token: string): TokenCaller | undefined => {
    const session = readSession(token, desk.read().signing_key)
    if (!session || !isCurrent(session, now().getTime() / 1000)) return undefined
    if (!sites.get(session.site)) return undefined
    return { is: 'session', id: session.session, site: session.site, scopes: ['intake'] }
  }

  // Hashes may be compared plainly: nobody can make a token whose hash begins as another's does.
  const ofAccessToken = (token: string): TokenCaller | undefined => {
    const hash = hashToken(token)
    if (hash === environmentHash)
      return { is: 'access token', id: environmentToken, site: sites.default().key, scopes }
    const known = desk.read().access_tokens.find(each => each.hash === hash)
    if (!known || known.revoked_at !== null) return undefined
    used(known.id)
    return { is: 'access token', id: known.id, site: known.site, scopes: known.scopes }
  }

  const ofOperatorToken = (token: string): OperatorCaller | undefined => {
    const hash = hashToken(token)
    const { operators, operator_sessions } = desk.read()
    const session = operator_sessions.find(each => each.hash === hash)
    if (!session || session.expires_at <= now().toISOString()) return undefined
    const operator = operators.find(each => each.id === session.operator)
    return operator && { is: 'operator', id: operator.id, session: session.id, operator }
  }

  /** The operator of the cookie; a request that another site's page caused is nobody's. */
  async function ofCookie(ctx: Context): Promise<OperatorCaller | undefined> {
    const token = ctx.cookies.get(operatorCookie(sites.isSecure(ctx)))
    if (!token || isCrossSite(ctx)) return undefined
    const known = ofOperatorToken(token)
    if (known) return known
    // The sign-in may have been on another process, a moment ago.
    await desk.refresh()
    return ofOperatorToken(token)
  }

  return {
    ofToken: (token: string) => (isSessionToken(token) ? ofSession : ofAccessToken)(token),
    ofCookie,

    /**
     * The same, before the desk is shown: what they changed a moment ago, on another process, is there. As
     * long as nobody can look, what is known stands.
     */
    async ofCookieNow(ctx: Context): Promise<OperatorCaller | undefined> {
      const known = await ofCookie(ctx)
      if (!known) return undefined
      await desk.refresh().catch(() => {})
      return ofCookie(ctx)
    },

    /** Whether a caller who was let in a while ago still would be: for answers that go on and on. */
    isStillValid: (caller: Caller) => isKept(caller, desk.read(), now().toISOString()),

    /** A session may only be used from the pages of its own site. */
    refuseForeignOrigin(ctx: Context, caller: TokenCaller) {
      const origin = ctx.get('Origin')
      if (caller.is === 'session' && origin && !sites.allows(caller.site, origin, ctx))
        throw notListed()
    },
  }
}

/** Whether the desk still has what the caller came with. */
function isKept(caller: Caller, { operator_sessions, access_tokens }: DeskData, at: string) {
  if (caller.is !== 'operator')
    return (
      caller.id === environmentToken ||
      access_tokens.some(({ id, revoked_at }) => id === caller.id && revoked_at === null)
    )
  return operator_sessions.some(({ id, expires_at }) => id === caller.session && expires_at > at)
}

const environmentToken = 'environment'

/** How whoever changes a lead stands in its history; guests change none, they send requests. */
export const authorOf = (caller: Caller): Author =>
  caller.is === 'operator' ? `operator:${caller.id}` : 'api'

/** SameSite=Strict keeps the cookie at home; browsers that say where they come from are asked too. */
export function isCrossSite(ctx: Context): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  return site !== '' && site !== 'same-origin' && site !== 'none'
}
