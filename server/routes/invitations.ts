import type Router from '@koa/router'
import type {
  InvitationBody,
  InvitationPreviewBody,
  InvitationsBody,
} from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import {
  readInvitationAnswer,
  readInvitationToken,
  readNewInvitation,
} from '../access/access-input.ts'
import type { Gate } from '../gate.ts'
import type { Invitations } from '../access/invitations.ts'
import { body } from '../middleware/body.ts'
import { sameSite } from '../middleware/same-site.ts'
import { hashPassword } from '../access/password.ts'
import type { SignInThrottle } from '../middleware/sign-in-throttle.ts'
import type { SigningIn } from '../access/signing-in.ts'
import { pattern } from '../pattern.ts'
import type { Sites } from '../site/sites.ts'

interface Deps {
  invitations: Invitations
  sites: Sites
  signingIn: SigningIn
  throttle: SignInThrottle
}

/** Owners let others in by a link. Its token travels in bodies only, so that no log has it. */
export function invitationRoutes(router: Router, gate: Gate, deps: Deps) {
  const { invitations, sites, signingIn, throttle } = deps
  const strangers = [sameSite, throttle.byAddress, body('json')] as const

  router.get(paths.invitations, ...gate.owners, ctx => {
    ctx.body = { invitations: invitations.open() } satisfies InvitationsBody
  })

  router.post(paths.invitations, ...gate.owners, body('json'), async ctx => {
    const made = await invitations.make(readNewInvitation(ctx.state.body), ctx.state.signedIn.id)
    const { token, invitation } = made
    const link = `${sites.originFor(ctx)}/dashboard/invitation#${token}`
    ctx.state.about = invitation.id
    ctx.status = 201
    ctx.body = { invitation, link } satisfies InvitationBody
  })

  router.delete(pattern(paths.invitation(':id')), ...gate.owners, async ctx => {
    await invitations.withdraw(ctx.params['id'] ?? '')
    ctx.status = 204
  })

  router.post(paths.invitationPreview, ...strangers, async ctx => {
    const { email, role } = invitations.require(readInvitationToken(ctx.state.body).token)
    const caller = await gate.callers.ofCookie(ctx)
    const present = caller && { signed_in_as: caller.operator.email }
    ctx.body = { email, role, ...present } satisfies InvitationPreviewBody
  })

  router.post(paths.invitationAnswer, ...strangers, async ctx => {
    const { token, name, password } = readInvitationAnswer(ctx.state.body)
    invitations.require(token)
    const hash = await hashPassword(password)
    await signingIn.signIn(ctx, data => invitations.accept(data, token, { name, password: hash }))
  })
}
