import type Router from '@koa/router'
import type { Context } from 'koa'
import { messages, pathPatterns, paths, referenceHeader, type DraftBody } from '../../shared/api.ts'
import { sourceField, type Source } from '../../shared/lead.ts'
import type { Gate } from '../gate.ts'
import type { Intake, Sender } from '../intake.ts'
import { bearer, guestsOnly } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import type { Input } from '../normalise.ts'
import { parseForm } from '../parse-form.ts'
import { sourceDetails } from '../source-details.ts'

/** The operation of the spec, and the drafts that lead up to it. */
export function tripPlanRequestRoutes(router: Router, { callers, limit }: Gate, intake: Intake) {
  const mayIntake = [bearer(callers, 'intake'), limit.caller] as const

  router.post(paths.tripPlanRequests, ...mayIntake, body('json', 'form'), async ctx => {
    const { fields, source } = takeSource(ctx, parameters(ctx))
    const { lead, outcome } = await intake.receiveRequest(fields, senderOf(ctx, source))
    ctx.status = 201
    ctx.set(referenceHeader, lead.reference)
    ctx.body = { message: outcome === 'created' ? messages.created : messages.updated }
  })

  router.put(pathPatterns.draft, ...mayIntake, guestsOnly, body('json'), async ctx => {
    const uid = ctx.params['uid'] ?? ''
    const { fields, source } = takeSource(ctx, ctx.state.body)
    const { lead } = await intake.receiveDraft(uid, fields, senderOf(ctx, source))
    ctx.body = { message: messages.draft, reference: lead.reference } satisfies DraftBody
  })
}

/** The body beats the query, field by field. */
const parameters = (ctx: Context): Input =>
  ctx.querystring === ''
    ? ctx.state.body
    : Object.assign(parseForm(ctx.querystring), ctx.state.body)

function senderOf(ctx: Context, source: Source): Sender {
  const { is, id, site } = ctx.state.token
  return { site, session: is === 'session' ? id : null, source }
}

/** What a widget tells of its page is no answer of the guest's; an integrator's field is a field. */
function takeSource(ctx: Context, input: Input): { fields: Input; source: Source } {
  if (ctx.state.token.is === 'access token') return { fields: input, source: { channel: 'api' } }
  const { [sourceField]: told, ...fields } = input
  const origin = ctx.get('Origin')
  const page = origin ? { page: origin } : {}
  return { fields, source: { ...page, ...sourceDetails(told), channel: 'widget' } }
}
