import type Router from '@koa/router'
import type { Context } from 'koa'
import {
  messages,
  paths,
  referenceHeader,
  type DraftBody,
  type MessageBody,
} from '../../shared/api.ts'
import { formField } from '../../shared/form.ts'
import { sourceField, type Source } from '../../shared/lead.ts'
import { pattern } from '../pattern.ts'
import type { Forms } from '../site/forms.ts'
import type { Gate } from '../gate.ts'
import type { Intake, Sender } from '../intake.ts'
import { guestsOnly } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import type { Input } from '../normalise.ts'
import { parseForm } from '../body/parse-form.ts'
import { sourceDetails } from '../source-details.ts'

interface Deps {
  intake: Intake
  forms: Forms
}

/** Trip plan requests, and the drafts that lead up to them. */
export function tripPlanRequestRoutes(router: Router, gate: Gate, { intake, forms }: Deps) {
  router.post(paths.tripPlanRequests, ...gate.intake, body('json', 'form'), async ctx => {
    const { fields, sender } = fieldsAndSender(ctx, await parameters(ctx), forms)
    const { lead, outcome } = await intake.receiveRequest(fields, sender)
    ctx.status = 201
    ctx.set(referenceHeader, lead.reference)
    const message = outcome === 'created' ? messages.created : messages.updated
    ctx.body = { message } satisfies MessageBody
  })

  router.put(pattern(paths.draft(':uid')), ...gate.intake, guestsOnly, body('json'), async ctx => {
    const uid: string = ctx.params['uid'] ?? ''
    const { fields, sender } = fieldsAndSender(ctx, ctx.state.body, forms)
    const { lead } = await intake.receiveDraft(uid, fields, sender)
    ctx.set(referenceHeader, lead.reference)
    ctx.body = { message: messages.draft, reference: lead.reference } satisfies DraftBody
  })
}

/** The body beats the query, field by field. */
async function parameters({ querystring, state }: Context): Promise<Input> {
  if (querystring === '') return state.body
  await state.weigh?.(querystring.length)
  return Object.assign(parseForm(querystring), state.body)
}

/**
 * What a widget tells of its page and its form is no answer of the guest's. An integrator's fields of
 * these names are fields as any other.
 */
function fieldsAndSender(
  ctx: Context,
  input: Input,
  forms: Forms,
): { fields: Input; sender: Sender } {
  const { is, id, site } = ctx.state.token
  if (is === 'access token')
    return { fields: input, sender: { site, session: null, source: { channel: 'api' } } }
  const { [sourceField]: details, [formField]: form, ...fields } = input
  const origin = ctx.get('Origin')
  const page = origin ? { page: origin } : {}
  const source: Source = { ...page, ...sourceDetails(details), channel: 'widget' }
  return { fields, sender: { site, session: id, source, form: forms.rules(site, form) } }
}
