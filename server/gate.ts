import type { Caller, Callers } from './callers.ts'
import { bearer, operator, owner, signedIn } from './middleware/authenticate.ts'
import { readablePath } from './middleware/readable-path.ts'
import {
  networkOf,
  rateLimit,
  rateLimitByWeight,
  type RateLimits,
} from './middleware/rate-limit.ts'

export type Gate = ReturnType<typeof createGate>

/** Who may pass and how often; every route names what it takes of this. */
export function createGate(callers: Callers, limits: RateLimits) {
  const limitOf = ({ is }: Caller) =>
    is === 'session' ? limits.session : is === 'operator' ? limits.operator : limits.accessToken

  /** By token or operator; comes after authentication. */
  const limited = [
    rateLimit(ctx => {
      const caller: Caller = ctx.state.caller
      return { limiter: limitOf(caller), key: caller.id }
    }),
    readablePath,
  ] as const

  /**
   * Guests are counted by address too, since a new session costs them nothing. Whoever wants to fill
   * the disk is slowed down by that and not stopped: 600 requests of 4 kB are 2.4 MB a minute.
   */
  const limitTogether = rateLimitByWeight(ctx => ({
    limiter: ctx.state.caller.is === 'session' ? limits.guests : undefined,
    key: networkOf(ctx.ip),
  }))

  return {
    callers,
    limits,
    /** Any valid token. */
    tokens: [bearer(callers), ...limited],
    /** Guests' sessions and tokens that send requests. */
    intake: [bearer(callers, 'intake'), limitTogether, ...limited],
    /** Operators and tokens that may read leads. */
    reads: [operator(callers, 'leads:read'), ...limited],
    /** Operators and tokens that may change leads. */
    writes: [operator(callers, 'leads:write'), ...limited],
    /** Those who may do both: the answer to such a change shows other leads. */
    readsAndWrites: [operator(callers, 'leads:read', 'leads:write'), ...limited],
    signedIn: [signedIn(callers), ...limited],
    owners: [owner(callers), ...limited],
    /** Anybody, by address. */
    form: [rateLimit(ctx => ({ limiter: limits.form, key: networkOf(ctx.ip) })), readablePath],
  } as const
}
