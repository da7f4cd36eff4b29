import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Router from '@koa/router'
import { pageHeaders } from '../middleware/page-headers.ts'
import { demoAssets } from '../demo/assets.ts'
import { demoPage } from '../demo/page.ts'
import type { Sites } from '../site/sites.ts'
import { snippet } from '../site/snippet.ts'

interface Deps {
  sites: Sites
  publicFolder: string
}

/** The demo's agency is made up; the default site is the operator's own. */
const demoBrand = 'Palm & Passport'

/** The dashboard with its preview of a widget, which finds its own way below its address, and the demo. */
export function pageRoutes(router: Router, { sites, publicFolder }: Deps) {
  const https = sites.isHttps
  const headers = pageHeaders({ https })

  router.get('/dashboard/preview', pageHeaders({ https, framed: true }), async ctx => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = 'html'
    ctx.body = await readFile(join(publicFolder, 'dashboard/preview.html'), 'utf8')
  })

  router.get(['/dashboard', '/dashboard/*path'], headers, async ctx => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = 'html'
    ctx.body = await readFile(join(publicFolder, 'dashboard/index.html'), 'utf8')
  })

  router.get('/demo', headers, ctx => {
    const { key } = sites.default()
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = 'html'
    ctx.body = demoPage({ brand: demoBrand, snippet: snippet(sites.originFor(ctx), key) })
  })

  router.get('/demo/:file', ctx => {
    const asset = Object.hasOwn(demoAssets, ctx.params['file'] ?? '')
      ? demoAssets[ctx.params['file'] ?? '']
      : undefined
    if (!asset) return
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.type = asset.type
    ctx.body = asset.body
  })

  router.get('/', ctx => ctx.redirect('/dashboard'))
}
