import type { Context, Next } from 'koa'

/** What the API answers is personal unless its route says more: no browser and no proxy has a copy. */
export async function keptByNobody(ctx: Context, next: Next) {
  ctx.set('Cache-Control', 'no-store')
  await next()
}
