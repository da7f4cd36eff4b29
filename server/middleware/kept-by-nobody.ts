import type { Context, Next } from 'koa'

/** Answers of the API are personal unless a route says otherwise: no browser or proxy may keep one. */
export async function keptByNobody(ctx: Context, next: Next) {
  ctx.set('Cache-Control', 'no-store')
  await next()
}
