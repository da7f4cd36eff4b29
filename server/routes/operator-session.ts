import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { paths, type OperatorBody } from '../../shared/api.ts'
import { isCrossSite, operatorCookie, type Callers } from '../callers.ts'
import { body } from '../middleware/body.ts'
import { consume, networkOf } from '../middleware/rate-limit.ts'
import { nobodysPassword, verifyPassword } from '../password.ts'
import { forbidden, invalid, unauthorized } from '../refusal.ts'
import { ownOrigin, type Sites } from '../sites.ts'
import type { Release } from '../release.ts'
import { pinnedSnippet, snippet } from '../snippet.ts'
import type { Desk, Operator } from '../store/store.ts'
import { hashToken, newToken } from '../tokens.ts'

/** Seconds an operator stays signed in. */
const lifetime = 14 * 24 * 60 * 60

interface Deps {
  desk: Desk
  callers: Callers
  sites: Sites
  publicUrl: string | undefined
  release: Release | undefined
  now: () => Date
}

/** Signing in and out of the dashboard. */
export function operatorSessionRoutes(router: Router, deps: Deps) {
  const { desk, callers, sites, publicUrl, release, now } = deps
  const throttle = createThrottle()
  const answer = (ctx: Context, { id, email, name, role }: Operator): OperatorBody => {
    const [origin, { key }] = [publicUrl ?? ownOrigin(ctx), sites.default()]
    return {
      operator: { id, email, name, role },
      snippet: snippet(origin, key),
      ...(release && { pinned_snippet: pinnedSnippet(origin, key, release) }),
    }
  }

  router.post(paths.operatorSession, sameSite, throttle.byAddress, body('json'), async ctx => {
    const { email, password } = credentials(ctx)
    await throttle.byEmail(ctx, email)
    const operator = desk.read().operators.find(each => each.email === email)
    if (!(await verifyPassword(password, operator?.password ?? nobodysPassword)) || !operator)
      throw unauthorized('E-mail address and password do not match')
    await throttle.forgive(ctx, email)
    const token = newToken('bho_')
    await startSession(token, operator, ctx.get('User-Agent').slice(0, 200))
    setCookie(ctx, token, lifetime)
    ctx.status = 201
    ctx.body = answer(ctx, operator)
  })

  router.get(paths.operatorSession, ctx => {
    const caller = callers.ofCookie(ctx)
    if (!caller) throw unauthorized('Please sign in')
    ctx.body = answer(ctx, caller.operator)
  })

  router.delete(paths.operatorSession, sameSite, async ctx => {
    const hash = hashToken(ctx.cookies.get(operatorCookie) ?? '')
    await desk.change(data => {
      data.operator_sessions = data.operator_sessions.filter(each => each.hash !== hash)
    })
    setCookie(ctx, '', 0)
    ctx.status = 204
  })

  const startSession = (token: string, operator: Operator, browser: string) =>
    desk.change(data => {
      const at = now().toISOString()
      const session = {
        id: randomUUID(),
        hash: hashToken(token),
        browser,
        operator: operator.id,
        created_at: at,
        expires_at: new Date(now().getTime() + lifetime * 1000).toISOString(),
      }
      const current = data.operator_sessions.filter(each => each.expires_at > at)
      data.operator_sessions = [...current, session]
    })
}

function credentials(ctx: Context) {
  const { email, password } = ctx.state.body
  if (typeof email !== 'string' || typeof password !== 'string')
    throw invalid({ email: ['is required'], password: ['is required'] })
  return { email: email.trim().toLowerCase(), password }
}

function createThrottle() {
  const minutes = 15 * 60
  const addresses = new RateLimiterMemory({ keyPrefix: 'ip', points: 30, duration: minutes })
  const emails = new RateLimiterMemory({ keyPrefix: 'email', points: 10, duration: minutes })
  return {
    byAddress: async (ctx: Context, next: () => Promise<void>) => {
      await consume(ctx, addresses, networkOf(ctx.ip))
      await next()
    },
    byEmail: (ctx: Context, email: string) => consume(ctx, emails, email),
    /** A right password clears the way for the next sign-in. */
    forgive: (ctx: Context, email: string) =>
      Promise.all([addresses.delete(networkOf(ctx.ip)), emails.delete(email)]),
  }
}

async function sameSite(ctx: Context, next: () => Promise<void>) {
  if (isCrossSite(ctx)) throw forbidden('Sign in from the dashboard')
  await next()
}

function setCookie(ctx: Context, token: string, maxAgeSeconds: number) {
  ctx.cookies.set(operatorCookie, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.secure,
    maxAge: maxAgeSeconds * 1000,
    path: '/',
    overwrite: true,
  })
}
