import type { Context, Next } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../refusal.ts'

/** Requests a minute by key; undefined when limits are off. */
type Limiter = RateLimiterMemory | undefined

export type RateLimits = ReturnType<typeof createRateLimits>

/** The guests' limits scale with the one for access tokens. */
export function createRateLimits(perMinute: number) {
  const limiter = (share: number): Limiter =>
    perMinute > 0
      ? new RateLimiterMemory({ points: Math.ceil(perMinute * share), duration: 60 })
      : undefined
  return {
    accessToken: limiter(1),
    session: limiter(1 / 5),
    guests: limiter(2),
    newSession: limiter(1 / 10),
    form: limiter(1),
    operator: limiter(2),
  }
}

/** Answers 429 with Retry-After and RateLimit-*; to be mounted after authentication. */
export function rateLimit(choose: (ctx: Context) => { limiter: Limiter; key: string }) {
  return function rateLimit(ctx: Context, next: Next) {
    const { limiter, key } = choose(ctx)
    return limiter ? consume(ctx, limiter, key).then(() => next()) : next()
  }
}

/** Counts one request; sets RateLimit-*, and throws `rate_limited` when it is one too many. */
export async function consume(ctx: Context, limiter: RateLimiterMemory, key: string) {
  const result = await limiter.consume(key).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  })
  const seconds = String(Math.ceil(result.msBeforeNext / 1000))
  const headers = {
    'RateLimit-Limit': String(limiter.points),
    'RateLimit-Remaining': String(result.remainingPoints),
    'RateLimit-Reset': seconds,
  }
  if (result.consumedPoints > limiter.points)
    throw rateLimited({ ...headers, 'Retry-After': seconds })
  for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value)
}

/** Providers hand out IPv6 by the /64, so that much of it counts as one address. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address)
  if (v4?.[1]) return v4[1]
  // Some proxies add a port.
  const [, ip = address] = /^\[(.*)\]/.exec(address) ?? []
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0')
  return [...groups, ...zeros].slice(0, 4).join(':')
}
