import type { Context, Next } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consume, networkOf } from './rate-limit.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/**
 * Guessing passwords and invitations takes for ever: few tries by address, and fewer for one account.
 * Those of one address keep nobody out who signs in from another; those of many do, in the end.
 */
export function createSignInThrottle() {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 15 * 60 })
  const addresses = limiter(30)
  const accountsByAddress = limiter(10)
  const accounts = limiter(100)
  const pair = (ctx: Context, email: string) => `${email} ${networkOf(ctx.ip)}`
  return {
    byAddress: async (ctx: Context, next: Next) => {
      await consume(ctx, addresses, networkOf(ctx.ip))
      await next()
    },
    async byAccount(ctx: Context, email: string) {
      await consume(ctx, accountsByAddress, pair(ctx, email))
      await consume(ctx, accounts, email)
    },
    /** A right password clears the way for the next sign-in. */
    forgive: (ctx: Context, email: string) =>
      Promise.all([
        addresses.delete(networkOf(ctx.ip)),
        accountsByAddress.delete(pair(ctx, email)),
        accounts.delete(email),
      ]),
  }
}
