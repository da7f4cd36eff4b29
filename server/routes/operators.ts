import type Router from '@koa/router'
import type { OperatorEditBody, OperatorsBody } from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import { readOperatorEdit } from '../access/access-input.ts'
import { endSessions } from '../access/end-sessions.ts'
import { endInvitations } from '../access/invitations.ts'
import { operatorProfile } from '../access/operator-profile.ts'
import type { Gate } from '../gate.ts'
import { body } from '../middleware/body.ts'
import { pattern } from '../pattern.ts'
import { conflict, forbidden, orNotFound } from '../refusal.ts'
import type { Desk, DeskData, Operator } from '../store/store.ts'

/** Who works here. Every operator may see the others: leads have owners. */
export function operatorRoutes(router: Router, gate: Gate, desk: Desk) {
  router.get(paths.operators, ...gate.signedIn, ctx => {
    ctx.body = { operators: desk.read().operators.map(operatorProfile) } satisfies OperatorsBody
  })

  router.patch(pattern(paths.operator(':id')), ...gate.signedIn, body('json'), async ctx => {
    const { operator } = ctx.state.signedIn
    const { name, role } = readOperatorEdit(ctx.state.body)
    const id = ctx.params['id']
    if (operator.role !== 'owner' && (id !== operator.id || role !== undefined))
      throw forbidden('This is for owners')
    const changed = await desk.change(data => {
      const found = operatorOf(data, id)
      if (name !== undefined) found.name = name
      if (role !== undefined) found.role = role
      if (found.role !== 'owner') endInvitations(data, found.id)
      refuseOwnerless(data)
      return operatorProfile(found)
    })
    ctx.body = { operator: changed } satisfies OperatorEditBody
  })

  router.delete(pattern(paths.operator(':id')), ...gate.owners, async ctx => {
    await desk.change(data => {
      const { id } = operatorOf(data, ctx.params['id'])
      data.operators = data.operators.filter(each => each.id !== id)
      endSessions(data, id)
      endInvitations(data, id)
      refuseOwnerless(data)
    })
    ctx.status = 204
  })
}

const operatorOf = ({ operators }: DeskData, id: string | undefined): Operator =>
  orNotFound(operators.find(each => each.id === id))

/** Somebody must be able to let others in. */
function refuseOwnerless({ operators }: DeskData) {
  if (!operators.some(({ role }) => role === 'owner')) throw conflict('last_owner')
}
