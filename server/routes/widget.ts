import type Router from '@koa/router'
import type { Release } from '../release.ts'

/** Minutes would do; an hour spares a guest who comes again the way over the redirect. */
const kept = 'public, max-age=3600'

/**
 * A browser may keep a loader of an earlier release for a day, and a page may have pinned one. What
 * that loader fetches is gone by name; this release's is given instead, which speaks to any loader v1.
 */
export function widgetRoutes(router: Router, release: Release | undefined) {
  router.get('/widget/chat/:file', ctx => {
    const [, name] = /^(chat|invite)-[\w-]{8}\.js$/.exec(ctx.params['file'] ?? '') ?? []
    if (!release || (name !== 'chat' && name !== 'invite')) return
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('Cache-Control', kept)
    ctx.redirect(`/widget/${release[name]}`)
  })
}
