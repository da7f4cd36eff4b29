import { hash } from 'node:crypto'
import type Router from '@koa/router'
import type { Context, Next } from 'koa'
import { paths } from '../../shared/api.ts'
import type { Site } from '../../shared/site.ts'
import type { Gate } from '../gate.ts'
import type { Intake } from '../intake.ts'
import { body } from '../middleware/body.ts'
import { pageHeaders } from '../middleware/page-headers.ts'
import type { Input } from '../normalise.ts'
import { pattern } from '../pattern.ts'
import { answerPage, pagePolicy, refusalPage } from '../site/plain-form-page.ts'
import { forbidden, orNotFound, Refusal } from '../refusal.ts'
import { honeypot } from '../site/plain-form-snippet.ts'
import { guestLimit } from '../middleware/guest-limit.ts'
import type { Sites } from '../site/sites.ts'

/** A field for us, as the honeypot is: where to go next. */
const redirect = 'bellhop_redirect'

/** Within which the same answers are one request, sent by a guest who has clicked twice; in milliseconds. */
const againMs = 10 * 60_000

interface Deps {
  intake: Intake
  sites: Sites
  now: () => Date
}

/** For pages without JavaScript: a plain form of a site's own page, answered by a page. */
export function plainFormRoute(router: Router, gate: Gate, { intake, sites, now }: Deps) {
  const limit = guestLimit(gate.limits, sites)
  const answers = [refusalsAsPages, pageHeaders({ https: false }), itsOwnPages, limit] as const

  router.post(pattern(paths.form(':site')), ...answers, body('form'), async ctx => {
    const site = siteOf(ctx)
    const { fields, trap, next } = readForm(ctx.state.body)
    // A robot is told the same as a guest.
    const reference = trap ? '' : await receive(fields, site, ctx)
    if (next !== undefined && sites.allows(site.key, next.origin, ctx)) {
      ctx.set('Location', next.href)
      ctx.body = null
      ctx.status = 303
      return
    }
    show(ctx, 201, answerPage(site.brand, reference, ctx.get('Origin')))
  })

  /** Before the limit is touched, or the body is read. */
  async function itsOwnPages(ctx: Context, next: Next) {
    siteOf(ctx)
    await next()
  }

  function siteOf(ctx: Context): Site {
    const site = orNotFound(sites.get(ctx['params']['site'] ?? ''))
    if (sites.allows(site.key, ctx.get('Origin'), ctx)) return site
    throw forbidden('This page may not send requests to us')
  }

  async function receive(fields: Input, site: Site, ctx: Context): Promise<string> {
    const source = { channel: 'form', page: ctx.get('Origin') } as const
    const sent = hash('sha256', JSON.stringify([fields, Math.floor(now().getTime() / againMs)]))
    const sender = { site: site.key, session: sent, source }
    const request = { client_request_uid: sent, ...fields }
    return (await intake.receiveRequest(request, sender)).lead.reference
  }
}

/** The guest's answers, apart from the fields that are for us. A browser sends what was left empty, too. */
function readForm(input: Input) {
  const { [honeypot]: trap, [redirect]: target, ...rest } = input
  const next = typeof target === 'string' && URL.canParse(target) ? new URL(target) : undefined
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  return { fields, trap: Boolean(trap), next }
}

/** The guest reads a page, so what is wrong is said on one; the form is a step back. */
async function refusalsAsPages(ctx: Context, next: Next) {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ctx.set(error.headers)
    show(ctx, error.status, refusalPage(error))
  }
}

function show(ctx: Context, status: number, html: string) {
  ctx.set('Content-Security-Policy', pagePolicy)
  ctx.status = status
  ctx.type = 'html'
  ctx.body = html
}
