import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import { pattern } from '../pattern.ts'
import { validatorPath, type Forms } from '../site/forms.ts'
import type { Gate } from '../gate.ts'
import { orNotFound } from '../refusal.ts'
import type { Sites } from '../site/sites.ts'

interface Deps {
  sites: Sites
  forms: Forms
}

const kept = 'public, max-age=31536000, immutable'

/** What the widget asks, and the module that checks the answers by the server's own rules. */
export function formRoutes(api: Router, root: Router, gate: Gate, { sites, forms }: Deps) {
  api.get(pattern(paths.form(':site')), ...gate.form, ctx => {
    // The router passes over a slash behind the key; no session would begin under it.
    const key = ctx.path.slice(ctx.path.lastIndexOf('/') + 1)
    const site = orNotFound(sites.get(key))
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = forms.formOf(site)
  })

  root.get(validatorPath(':hash', ':digest'), ctx => {
    const sealed = new URLSearchParams(ctx.querystring).get('questions') ?? ''
    const module = orNotFound(forms.module(ctx.params['hash'] ?? '', sealed))
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('Cache-Control', ctx.params['digest'] === module.digest ? kept : 'no-store')
    ctx.type = 'text/javascript'
    ctx.vary('Accept-Encoding')
    const isPacked = ctx.acceptsEncodings('br', 'identity') === 'br'
    if (isPacked) ctx.set('Content-Encoding', 'br')
    ctx.body = isPacked ? module.brotli : module.text
  })
}
