import type Router from '@koa/router'
import type { Context } from 'koa'
import { messages, pathPatterns, paths, referenceHeader } from '../../shared/api.ts'
import type { Gate } from '../gate.ts'
import type { Intake, Sender } from '../intake.ts'
import { bearer, guestsOnly } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import { emptyInput, type Input } from '../normalise.ts'
import { parseForm } from '../parse-form.ts'

/** The operation of the spec, and the drafts that lead up to it. */
export function tripPlanRequestRoutes(router: Router, { callers, limit }: Gate, intake: Intake) {
  const mayIntake = [bearer(callers, 'intake'), limit.caller] as const

  router.post(paths.tripPlanRequests, ...mayIntake, body('json', 'form'), async ctx => {
    const { lead, outcome } = await intake.receiveRequest(parameters(ctx), senderOf(ctx))
    ctx.status = 201
    ctx.set(referenceHeader, lead.reference)
    ctx.body = { message: outcome === 'created' ? messages.created : messages.updated }
  })

  router.put(pathPatterns.draft, ...mayIntake, guestsOnly, body('json'), async ctx => {
    const uid = ctx.params['uid'] ?? ''
    const { lead } = await intake.receiveDraft(uid, ctx.state.body, senderOf(ctx))
    ctx.body = { message: messages.draft, reference: lead.reference }
  })
}

/** The body beats the query, field by field. */
const parameters = (ctx: Context): Input =>
  Object.assign(emptyInput(), parseForm(ctx.querystring), ctx.state.body)

function senderOf(ctx: Context): Sender {
  const { is, id, site } = ctx.state.token
  if (is === 'access token') return { site, session: null, source: { channel: 'api' } }
  const origin = ctx.get('Origin')
  const page = origin ? { page: origin } : {}
  return { site, session: id, source: { channel: 'widget', ...page } }
}
