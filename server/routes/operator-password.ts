import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import { readPasswordChange } from '../access/access-input.ts'
import { endSessions } from '../access/end-sessions.ts'
import type { Gate } from '../gate.ts'
import { body } from '../middleware/body.ts'
import { hashPassword, verifyPassword } from '../access/password.ts'
import { conflict, invalidFor } from '../refusal.ts'
import type { SignInThrottle } from '../middleware/sign-in-throttle.ts'
import type { Desk } from '../store/store.ts'

interface Deps {
  desk: Desk
  throttle: SignInThrottle
}

/** A new password ends the operator's other sessions: one of them may be why it is changed. */
export function operatorPasswordRoute(router: Router, gate: Gate, { desk, throttle }: Deps) {
  router.put(paths.operatorPassword, ...gate.signedIn, body('json'), async ctx => {
    const { operator, session } = ctx.state.signedIn
    const { password, new_password } = readPasswordChange(ctx.state.body)
    await throttle.byAccount(ctx, operator.email)
    if (!(await verifyPassword(password, operator.password)))
      throw invalidFor({ password: [{ code: 'wrong_password' }] })
    const hash = await hashPassword(new_password)
    await throttle.forgive(ctx, operator.email)
    await desk.change(data => {
      const found = data.operators.find(each => each.id === operator.id)
      if (found?.password !== operator.password) throw conflict('password_changed')
      found.password = hash
      endSessions(data, operator.id, session)
    })
    ctx.status = 204
  })
}
