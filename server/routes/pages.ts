import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { pageHeaders } from '../middleware/page-headers.ts'
import { demoAssets } from '../demo/assets.ts'
import { demoPage } from '../demo/page.ts'
import type { Sites } from '../site/sites.ts'
import { snippet } from '../site/snippet.ts'

interface Deps {
  sites: Sites
  publicFolder: string
}

/** The dashboard, which finds its own way below its address, its preview of a widget, and the demo. */
export function pageRoutes(router: Router, { sites, publicFolder }: Deps) {
  const https = sites.isHttps
  const headers = pageHeaders({ https })

  const built = (file: string) => readFile(join(publicFolder, 'dashboard', file), 'utf8')

  router.get('/dashboard/preview', pageHeaders({ https, framed: true }), async ctx =>
    show(ctx, await built('preview.html')),
  )

  router.get(['/dashboard', '/dashboard/*path'], headers, async ctx => {
    // A file that an update took away is no page: another process behind the same proxy may have it.
    if (ctx.path.startsWith('/dashboard/assets/')) return
    show(ctx, await built('index.html'))
  })

  router.get('/demo', headers, ctx => {
    // From wherever the page is opened, which may not be where browsers shall reach us: it may load no other.
    show(ctx, demoPage(snippet('', sites.default().key)))
  })

  router.get('/demo/:file', ctx => {
    const asset = demoAssets.get(ctx.params['file'] ?? '')
    if (!asset) return
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.type = asset.type
    ctx.body = asset.body
  })

  router.get('/', ctx => ctx.redirect('/dashboard'))
}

function show(ctx: Context, html: string) {
  ctx.set('Cache-Control', 'no-cache')
  ctx.type = 'html'
  ctx.body = html
}
