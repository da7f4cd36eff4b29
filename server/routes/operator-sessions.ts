import type Router from '@koa/router'
import type { OperatorSessionsBody } from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import { endSessions } from '../access/end-sessions.ts'
import type { Gate } from '../gate.ts'
import { pattern } from '../pattern.ts'
import { notFound } from '../refusal.ts'
import type { Desk, OperatorSession } from '../store/store.ts'

interface Deps {
  desk: Desk
  now: () => Date
}

/** The browsers an operator is signed in with; one that is ended is out at its next request. */
export function operatorSessionRoutes(router: Router, gate: Gate, { desk, now }: Deps) {
  router.get(paths.operatorSessions, ...gate.signedIn, ctx => {
    const { id: operator, session } = ctx.state.signedIn
    const at = now().toISOString()
    const own = (each: OperatorSession) => each.operator === operator && each.expires_at > at
    const sessions = desk.read().operator_sessions.filter(own).toReversed()
    ctx.body = {
      sessions: sessions.map(({ id, browser, created_at, expires_at }) => {
        return { id, browser, created_at, expires_at, current: id === session }
      }),
    } satisfies OperatorSessionsBody
  })

  router.delete(pattern(paths.operatorSessionOf(':id')), ...gate.signedIn, async ctx => {
    const [operator, id] = [ctx.state.signedIn.id, ctx.params['id']]
    const isIt = (each: OperatorSession) => each.id === id && each.operator === operator
    await desk.change(data => {
      if (!data.operator_sessions.some(isIt)) throw notFound()
      data.operator_sessions = data.operator_sessions.filter(each => !isIt(each))
    })
    ctx.status = 204
  })

  router.delete(paths.operatorSessions, ...gate.signedIn, async ctx => {
    const { id: operator, session } = ctx.state.signedIn
    await desk.change(data => endSessions(data, operator, session))
    ctx.status = 204
  })
}
