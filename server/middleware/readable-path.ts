import type { Context, Next } from 'koa'
import { malformed } from '../refusal.ts'

/**
 * Refuses a path with a bad percent-encoding: the router leaves what it cannot decode as it came, and
 * it would be looked for, or kept, under that name.
 */
export async function readablePath(ctx: Context, next: Next) {
  if (!isDecodable(ctx.path)) throw malformed('The path has a bad percent-encoding')
  await next()
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
