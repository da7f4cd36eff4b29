import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import type { NumbersBody } from '../../shared/numbers.ts'
import type { Gate } from '../gate.ts'
import { ownFilter } from '../lead/own-lead.ts'
import { body } from '../middleware/body.ts'
import { networkOf, rateLimit } from '../middleware/rate-limit.ts'
import { pathOf, readNumbersQuery, stepsOf } from '../numbers/numbers-input.ts'
import { countedLeads, numbersOf } from '../numbers/numbers.ts'
import { createTallyCounter } from '../numbers/tally-counter.ts'
import { parseForm } from '../body/parse-form.ts'
import type { Sites } from '../site/sites.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

interface Deps {
  store: Pick<Store, 'leads' | 'tallies'>
  sites: Sites
  log: Log
  now: () => Date
  closing: AbortSignal | undefined
}

/** Widgets tell what happens on their page, without saying to whom; operators see the sums. */
export function numberRoutes(router: Router, gate: Gate, deps: Deps) {
  const { store, sites, ...others } = deps
  const counter = createTallyCounter({ tallies: store.tallies, ...others })
  const byAddress = rateLimit(ctx => ({
    limiter: gate.limits.form,
    key: `tally ${networkOf(ctx.ip)}`,
  }))

  router.post(paths.tallies, byAddress, body('form', 'json'), ctx => {
    const { site: key, page, steps } = ctx.state.body
    const site = sites.admit(key, ctx)
    counter.count(site.key, pathOf(page), stepsOf(site, steps))
    ctx.status = 204
  })

  router.get(paths.numbers, ...gate.reads, async ctx => {
    const query = ownFilter(ctx, readNumbersQuery(parseForm(ctx.querystring)))
    const tallies = await counter.sums(query.from, query.to)
    const leads = await store.leads.sums(countedLeads(query))
    ctx.body = (await numbersOf(query, tallies, leads)) satisfies NumbersBody
  })
}
