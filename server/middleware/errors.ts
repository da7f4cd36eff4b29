import type { Context, Next } from 'koa'
import type { ErrorBody } from '../../shared/api.ts'
import type { Log } from '../log.ts'
import { notFound, Refusal } from '../refusal.ts'

/** The one place that turns a refusal, or a fault of ours, into an answer. */
export function errors(log: Log) {
  return async function errors(ctx: Context, next: Next) {
    try {
      await next()
      refuseUnanswered(ctx)
    } catch (error) {
      const request_id = ctx.state.requestId
      const refusal = error instanceof Refusal ? error : undefined
      if (!refusal) log.error({ request_id, err: error }, 'Server error')
      const answer = refusal ?? new Refusal('server_error', 'Server error')
      const { message, code, details } = answer
      ctx.set(answer.headers)
      ctx.status = answer.status
      ctx.body = { message, code, request_id, ...details } satisfies ErrorBody
    }
  }
}

/** The router leaves 404, 405 and (for methods it never heard of) 501 without a body. */
function refuseUnanswered(ctx: Context) {
  if (ctx.body || ctx.respond === false) return
  if (ctx.status === 404) throw notFound()
  if (ctx.status === 405 || ctx.status === 501)
    throw new Refusal('method_not_allowed', `${ctx.method} is not allowed here`)
}
