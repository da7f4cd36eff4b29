import koaCors from '@koa/cors'
import type { Context, Middleware } from 'koa'
import { referenceHeader } from '../../shared/api.ts'

const limitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

/**
 * Exact origins, no credentials. A preflight carries no token, so it is answered for the origins
 * of any site; the routes then hold each session to its own site's.
 */
export function cors(isAllowed: (origin: string, ctx: Context) => boolean): Middleware {
  const crossOrigin = koaCors({
    origin: ctx => {
      const origin = ctx.get('Origin')
      return isAllowed(origin, ctx) ? origin : ''
    },
    allowMethods: ['GET', 'POST', 'PUT'],
    // No allowHeaders: any may be sent, since what watches a page (traceparent) adds its own to all fetches.
    exposeHeaders: [referenceHeader, ...limitHeaders, 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  return function cors(ctx, next) {
    if (ctx.get('Origin')) return crossOrigin(ctx, next)
    ctx.vary('Origin')
    return next()
  }
}
