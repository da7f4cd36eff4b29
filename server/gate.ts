import type { Caller, Callers } from './callers.ts'
import { readablePath } from './middleware/readable-path.ts'
import { networkOf, rateLimit, type RateLimits } from './middleware/rate-limit.ts'

export type Gate = ReturnType<typeof createGate>

/** Who may pass and how often; every route names what it takes of this. */
export function createGate(callers: Callers, limits: RateLimits) {
  const limitOf = ({ is }: Caller) =>
    is === 'session' ? limits.session : is === 'operator' ? limits.operator : limits.accessToken

  return {
    callers,
    limits,
    limit: {
      /** By token or operator; comes after authentication. */
      caller: readablePath(
        rateLimit(ctx => {
          const caller: Caller = ctx.state.caller
          return { limiter: limitOf(caller), key: caller.id }
        }),
      ),
      form: readablePath(rateLimit(ctx => ({ limiter: limits.form, key: networkOf(ctx.ip) }))),
    },
  }
}
