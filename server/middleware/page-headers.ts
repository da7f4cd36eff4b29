import helmet from 'koa-helmet'
import type { Middleware } from 'koa'

interface Options {
  https: boolean
  /** May stand in a frame of our own pages. */
  framed?: boolean
}

/** For the pages we serve ourselves; the widget's files and the API are for other origins. */
export function pageHeaders({ https, framed = false }: Options): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: [framed ? "'self'" : "'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // Hosts below ours may be anybody's.
    hsts: https && { includeSubDomains: false },
  })
}
