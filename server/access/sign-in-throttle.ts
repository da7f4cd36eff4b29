import type { Context, Next } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consume, networkOf } from '../middleware/rate-limit.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/** Guessing passwords and invitations takes for ever: few tries by address and by account. */
export function createSignInThrottle() {
  const minutes = 15 * 60
  const addresses = new RateLimiterMemory({ keyPrefix: 'ip', points: 30, duration: minutes })
  const accounts = new RateLimiterMemory({ keyPrefix: 'email', points: 10, duration: minutes })
  return {
    byAddress: async (ctx: Context, next: Next) => {
      await consume(ctx, addresses, networkOf(ctx.ip))
      await next()
    },
    byAccount: (ctx: Context, email: string) => consume(ctx, accounts, email),
    /** A right password clears the way for the next sign-in. */
    forgive: (ctx: Context, email: string) =>
      Promise.all([addresses.delete(networkOf(ctx.ip)), accounts.delete(email)]),
  }
}
