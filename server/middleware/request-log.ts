import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'koa'
import type { Caller } from '../callers.ts'
import type { Log } from '../log.ts'

declare module 'koa' {
  interface DefaultState {
    requestId: string
    /** Id of what the request is about, where its path does not have it. */
    about?: string | undefined
  }
}

/** One line a request: the route's pattern, never the address with its query, never a body. */
export function requestLog(log: Log) {
  return async function requestLog(ctx: Context, next: Next) {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    // Not by Koa's `set`, which does more than is needed here, at each request.
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
        ...whoAndWhat(ctx),
        ms: Math.round((performance.now() - started) * 10) / 10,
      })
    }
  }
}

/** Which operator or token has asked, and for what; of guests nothing, not even a session's id. */
function whoAndWhat(ctx: Context) {
  const { state, res } = ctx
  const caller: Caller | undefined = state.caller
  if (!caller || caller.is === 'session') return { id: state.about }
  const { id, key } = ctx['params']
  const found = res.statusCode < 400 ? (id ?? key) : undefined
  return { by: `${caller.is.replace(' ', '_')}:${caller.id}`, id: state.about ?? found }
}
