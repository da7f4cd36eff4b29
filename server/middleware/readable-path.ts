import type { Context, Middleware, Next } from 'koa'
import { malformed } from '../refusal.ts'

/**
 * The given middleware, and behind it a path with a bad percent-encoding is refused: the router
 * leaves what it cannot decode as it came, and it would be looked for, or kept, under that name.
 */
export function readablePath(before: Middleware): Middleware {
  return function readablePath(ctx: Context, next: Next) {
    if (!ctx.path.includes('%')) return before(ctx, next)
    return before(ctx, async () => {
      if (!isDecodable(ctx.path)) throw malformed('The path has a bad percent-encoding')
      await next()
    })
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
