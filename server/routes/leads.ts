import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import type { LeadCountsBody, LeadIdsBody, LeadPageBody } from '../../shared/lead-api.ts'
import type { Gate } from '../gate.ts'
import { searchOfQuery, readFilter, readSearch } from '../lead/lead-input.ts'
import { body } from '../middleware/body.ts'
import { parseForm } from '../body/parse-form.ts'
import { askedFilter } from '../lead/own-lead.ts'
import { invalid } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'

/** Handles of `POST /leads/ids`. */
const maxHandles = 10_000

interface Deps {
  leads: Leads
  desk: Desk
}

/** The operator's side: lists of leads. */
export function leadRoutes(router: Router, gate: Gate, { leads, desk }: Deps) {
  router.get(paths.leads, ...gate.reads, async ctx => {
    const query = parseForm(ctx.querystring)
    if ('search' in query)
      throw invalid(
        { search: [`is for POST ${paths.leadSearch}`] },
        { reasons: { search: [{ code: 'unknown' }] } },
      )
    ctx.body = await page(ctx, searchOfQuery(query))
  })

  router.post(paths.leadSearch, ...gate.reads, body('json'), async ctx => {
    ctx.body = await page(ctx, ctx.state.body)
  })

  router.post(paths.leadCounts, ...gate.reads, body('json'), async ctx => {
    const filter = askedFilter(ctx, desk, readFilter(ctx.state.body))
    ctx.body = (await leads.counts(filter)) satisfies LeadCountsBody
  })

  router.post(paths.leadIds, ...gate.reads, body('json'), async ctx => {
    const filter = askedFilter(ctx, desk, readFilter(ctx.state.body))
    const found = await leads.handles(filter, maxHandles + 1)
    ctx.body = {
      leads: found.slice(0, maxHandles),
      more: found.length > maxHandles,
    } satisfies LeadIdsBody
  })

  const page = (ctx: Context, input: object): Promise<LeadPageBody> =>
    leads.page({ limit: 50, ...askedFilter(ctx, desk, readSearch(input)) })
}
