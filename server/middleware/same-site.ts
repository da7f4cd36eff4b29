import type { Context, Next } from 'koa'
import { isCrossSite } from '../callers.ts'
import { forbidden } from '../refusal.ts'

/** Refuses what a page of another site has caused. */
export async function sameSite(ctx: Context, next: Next) {
  if (isCrossSite(ctx)) throw forbidden('This is for the dashboard')
  await next()
}
