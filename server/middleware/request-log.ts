import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'koa'
import type { Logger } from 'pino'

declare module 'koa' {
  interface DefaultState {
    requestId: string
  }
}

/** One line a request: the route's pattern, never the address with its query, never a body. */
export function requestLog(log: Logger) {
  return async function requestLog(ctx: Context, next: Next) {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    // Koa's own `set` makes lists of lists, which tells on every request.
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId)
    ctx.res.setHeader('X-Content-Type-Options', 'nosniff')
    try {
      await next()
    } finally {
      log.info({
        request_id: ctx.state.requestId,
        method: ctx.method,
        route: ctx['_matchedRoute'] ?? 'none',
        status: ctx.res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
      })
    }
  }
}
