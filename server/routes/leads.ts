import type Router from '@koa/router'
import type { Context } from 'koa'
import { pathPatterns, paths } from '../../shared/api.ts'
import type { LeadBody, LeadPageBody } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { authorOf, type Caller } from '../callers.ts'
import type { Gate } from '../gate.ts'
import { validateEdit, validateSearch } from '../lead-input.ts'
import { operator } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import { parseForm } from '../parse-form.ts'
import { notFound } from '../refusal.ts'
import type { Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  now: () => Date
}

/** The operator's side: list, read and change leads. */
export function leadRoutes(router: Router, { callers, limit }: Gate, { leads, now }: Deps) {
  const mayRead = [operator(callers, 'leads:read'), limit.caller] as const
  const mayWrite = [operator(callers, 'leads:write'), limit.caller] as const

  router.get(paths.leads, ...mayRead, async ctx => {
    const { states, ...query } = parseForm(ctx.querystring)
    const list = typeof states === 'string' ? { states: states.split(',') } : {}
    ctx.body = await page(ctx, { ...query, ...list })
  })

  router.post(paths.leadSearch, ...mayRead, body('json'), async ctx => {
    ctx.body = await page(ctx, ctx.state.body)
  })

  router.get(pathPatterns.lead, ...mayRead, async ctx => {
    ctx.body = { lead: await readOwn(ctx) } satisfies LeadBody
  })

  router.patch(pathPatterns.lead, ...mayWrite, body('json'), async ctx => {
    const { id } = await readOwn(ctx)
    const by = authorOf(ctx.state.caller)
    const edit = { ...validateEdit(ctx.state.body), by, at: now().toISOString() }
    const lead = await leads.change(id, edit)
    if (!lead) throw notFound()
    ctx.body = { lead } satisfies LeadBody
  })

  async function page(ctx: Context, input: object): Promise<LeadPageBody> {
    const site = siteOf(ctx)
    const query = { limit: 50, ...validateSearch(input), ...(site === undefined ? {} : { site }) }
    const { leads: found, next_cursor } = await leads.page(query)
    return { leads: found.map(summary), next_cursor }
  }

  /** A token sees the leads of its own site and no sign of any other's. */
  async function readOwn(ctx: Context): Promise<Lead> {
    const lead = await leads.read(ctx['params']['id'] ?? '')
    const site = siteOf(ctx)
    if (!lead || (site !== undefined && lead.site !== site)) throw notFound()
    return lead
  }
}

function siteOf(ctx: Context): string | undefined {
  const caller: Caller = ctx.state.caller
  return caller.is === 'operator' ? undefined : caller.site
}

function summary({ history: _h, custom_fields: _c, suggestions: _s, ...rest }: Lead) {
  return rest
}
