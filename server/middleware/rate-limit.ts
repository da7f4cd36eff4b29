import type { Context, Next } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../refusal.ts'

declare module 'koa' {
  interface DefaultState {
    /** Counts so many bytes that a request has brought; throws `rate_limited` when they are too many. */
    weigh?: (bytes: number) => Promise<void>
  }
}

/** Requests a minute by key; undefined when limits are off. */
type Limiter = RateLimiterMemory | undefined

/** Bytes that a request may bring; each further so many, begun, count as one more. */
const bytesARequest = 4096

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

type Choose = (ctx: Context) => { limiter: Limiter; key: string }

/** Answers 429 with Retry-After and RateLimit-*; to be mounted after authentication. */
export function rateLimit(choose: Choose) {
  return async function rateLimit(ctx: Context, next: Next) {
    const { limiter, key } = choose(ctx)
    if (limiter) await consume(ctx, limiter, key)
    await next()
  }
}

/** The same for what is kept of strangers: a large request counts as several. */
export const rateLimitByWeight = (choose: Choose) =>
  rateLimit(ctx => {
    const { limiter, key } = choose(ctx)
    if (limiter) ctx.state.weigh = bytes => weigh(limiter, key, bytes)
    return { limiter, key }
  })

/**
 * The first `bytesARequest` go with the request, which has been counted. None counts as more than the
 * whole limit, or a low one would never let a large request in.
 */
async function weigh(limiter: RateLimiterMemory, key: string, bytes: number) {
  const more = Math.min(Math.ceil(bytes / bytesARequest), limiter.points) - 1
  if (more > 0) await count(limiter, key, more)
}

/** Counts one request; sets RateLimit-*, and throws `rate_limited` when it is one too many. */
export async function consume(ctx: Context, limiter: RateLimiterMemory, key: string) {
  const headers = await count(limiter, key, 1)
  for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value)
}

async function count(limiter: RateLimiterMemory, key: string, points: number) {
  const result = await limiter.consume(key, points).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  })
  // By a clock that was set back since it would be hours; the count itself goes by a timer.
  const seconds = String(Math.ceil(Math.min(result.msBeforeNext / 1000, limiter.duration)))
  const headers = {
    'RateLimit-Limit': String(limiter.points),
    'RateLimit-Remaining': String(result.remainingPoints),
    'RateLimit-Reset': seconds,
  }
  if (result.consumedPoints > limiter.points)
    throw rateLimited({ ...headers, 'Retry-After': seconds })
  return headers
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
