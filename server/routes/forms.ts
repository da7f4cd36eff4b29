import type Router from '@koa/router'
import { pathPatterns } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import { createFormValidators } from '../form-validators.ts'
import type { Gate } from '../gate.ts'
import { notFound } from '../refusal.ts'
import type { Sites } from '../sites.ts'

/** Below the origin, and beside the widget's other code: the strict CSP of pages allows it. */
const validatorPath = (hash: string) => `/widget/forms/${hash}.js`

/** What the widget asks, and the module that checks the answers by the server's own rules. */
export function formRoutes(api: Router, root: Router, { limit }: Gate, sites: Sites) {
  const validators = createFormValidators()

  api.get(pathPatterns.form, limit.form, ctx => {
    const site = sites.get(ctx.params['site'] ?? '')
    if (!site) throw notFound()
    const { key, brand, questions, theme, destinations, texts } = site
    const form: Form = {
      site: key,
      brand,
      questions,
      theme,
      destinations,
      texts,
      validators: validatorPath(validators.compile(questions)),
    }
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = form
  })

  root.get(validatorPath(':hash'), ctx => {
    const module = validators.module(ctx.params['hash'] ?? '')
    if (module === undefined) throw notFound()
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.type = 'text/javascript'
    ctx.body = module
  })
}
