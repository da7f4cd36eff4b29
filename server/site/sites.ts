import type { Context } from 'koa'
import type { Site } from '../../shared/site.ts'
import { forbidden, invalidFor } from '../refusal.ts'
import type { Desk } from '../store/store.ts'

export type Sites = ReturnType<typeof createSites>

interface Deps {
  desk: Desk
  /** Origins of the environment, for the default site. */
  origins: readonly string[]
  publicUrl: string | undefined
}

/** The embedding brands and who may embed them. */
export function createSites({ desk, origins, publicUrl }: Deps) {
  const get = (key: string) => desk.read().sites.find(site => site.key === key)

  /** The first site; an installation always has one. */
  const defaultSite = (): Site => {
    const [site] = desk.read().sites
    if (!site) throw new Error('the desk has no site')
    return site
  }

  const environmentOrigins = (key: string) => (key === defaultSite().key ? origins : [])

  const listed = (site: Site, origin: string) =>
    site.origins.includes(origin) || environmentOrigins(site.key).includes(origin)

  /** Whether the origin is on the list of any site. */
  const isListed = (origin: string) => desk.read().sites.some(site => listed(site, origin))

  /** Where browsers reach us: as it was set, else where this request was sent to. */
  const originFor = (ctx: Context) => publicUrl ?? ownOrigin(ctx)

  /** Our own pages (/demo, the preview) may embed every site. */
  const isOwn = (origin: string, ctx: Context) => origin === publicUrl || origin === ownOrigin(ctx)

  /** Whether browsers reach us by HTTPS, also when a proxy in between does not say so. */
  const isHttps = publicUrl?.startsWith('https:') ?? false

  /** Throws `invalid` when there is no such site. */
  function require(key: unknown): Site {
    const site = typeof key === 'string' ? get(key) : undefined
    if (!site) throw invalidFor({ site: [{ code: 'not_a_site' }] })
    return site
  }

  function allows(key: string, origin: string, ctx: Context): boolean {
    const site = get(key)
    return site !== undefined && (isOwn(origin, ctx) || listed(site, origin))
  }

  return {
    get,
    require,
    allows,
    /** Origins that need not be on the site's own list. */
    environmentOrigins,
    default: defaultSite,

    /** The site that a request names, from one of its pages; else throws `invalid` or `forbidden`. */
    admit(key: unknown, ctx: Context): Site {
      const site = require(key)
      if (!allows(site.key, ctx.get('Origin'), ctx)) throw notListed()
      return site
    },

    /** For preflights, which do not say which site they are for. */
    allowsAny: (origin: string, ctx: Context) => isOwn(origin, ctx) || isListed(origin),

    isListed,
    originFor,
    isHttps,
    /** Whether this one does: the proxy in between may say so where nobody has set it. */
    isSecure: (ctx: Context) => isHttps || ctx.secure,
  }
}

export const notListed = () => forbidden('This origin is not on the list of the site')

/** Where this request was sent to; Koa 3's `ctx.origin` is the Origin header. */
const ownOrigin = (ctx: Context) => `${ctx.protocol}://${ctx.host}`
