import type Router from '@koa/router'
import type { Release } from '../release.ts'

/** Minutes would do; an hour spares returning guests the redirect. */
const kept = 'public, max-age=3600'

/**
 * A browser may keep a loader of an earlier release for a day, and a page may have pinned one. What
 * that loader fetches is gone by name; this release's is given instead, which speaks to any loader v1.
 * Pages left open during an update get the new files likewise. Unknown languages get English, and
 * Norwegian, which loaders ask for by any of its three tags, the one file it has. But no
 * understanding is given the words of another release: by other signs than its own it would read other
 * dates, and without any it asks.
 */
export function widgetRoutes(router: Router, release: Release | undefined) {
  router.get('/widget/chat/:file', ctx => {
    const [, name] =
      /^(chat|talk|understand|invite|[a-z]{0,3})-[\w-]{8}\.js$/i.exec(ctx.params['file'] ?? '') ??
      []
    if (!release || name === undefined) return
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('Cache-Control', kept)
    const asked = name.toLowerCase().replace(/^n[no]$/, 'nb')
    ctx.redirect(`/widget/${release.files[asked] ?? release.files['en']}`)
  })
}
