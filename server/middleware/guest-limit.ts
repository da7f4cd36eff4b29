import type { Sites } from '../site/sites.ts'
import { networkOf, rateLimitByWeight, type RateLimits } from './rate-limit.ts'

/**
 * New guests by address and page: a session's site is in the body, which is read later. What is on
 * no site's list counts as one page, or strangers would make themselves as many as they like.
 */
export const guestLimit = (limits: Pick<RateLimits, 'newSession'>, sites: Sites) =>
  rateLimitByWeight(ctx => {
    const origin = ctx.get('Origin')
    const page = sites.isListed(origin) ? origin : ''
    return { limiter: limits.newSession, key: `${networkOf(ctx.ip)} ${page}` }
  })
