import type { Context, Next } from 'koa'

/** What is below `/leads` is personal: no browser and no proxy has a copy of it. */
export async function keptByNobody(ctx: Context, next: Next) {
  ctx.set('Cache-Control', 'no-store')
  await next()
}
