import type Router from '@koa/router'
import { paths, type PingBody } from '../../shared/api.ts'
import type { Gate } from '../gate.ts'

/** Integrators try their token here. */
export function pingRoute(router: Router, gate: Gate, now: () => Date) {
  router.get(paths.ping, ...gate.tokens, ctx => {
    const { site, scopes } = ctx.state.token
    const data = { site, scopes: [...scopes], time: now().toISOString() }
    ctx.body = { message: 'pong', data } satisfies PingBody
  })
}
