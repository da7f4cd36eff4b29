import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths, type SessionBody } from '../../shared/api.ts'
import type { Gate } from '../gate.ts'
import { bearerToken } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import { unauthorized } from '../refusal.ts'
import { guestLimit } from '../middleware/guest-limit.ts'
import type { Sites } from '../site/sites.ts'
import type { Desk } from '../store/store.ts'
import {
  isRenewable,
  readSession,
  guestSessionSeconds,
  signSession,
  type Session,
} from '../tokens.ts'

interface Deps {
  desk: Desk
  sites: Sites
  now: () => Date
}

/** Guests' session tokens: public, for the pages of a site's origins, renewed by the old token. */
export function sessionRoutes(router: Router, gate: Gate, { desk, sites, now }: Deps) {
  router.post(paths.sessions, guestLimit(gate.limits, sites), body('json', 'form'), ctx => {
    const site = sites.admit(ctx.state.body['site'], ctx)
    const seconds = Math.floor(now().getTime() / 1000)
    const { session, since } = ctx.get('Authorization')
      ? renewed(ctx, site.key, seconds)
      : { session: randomUUID(), since: seconds }
    const next = { site: site.key, session, since, expires: seconds + guestSessionSeconds }
    ctx.status = 201
    ctx.body = {
      access_token: signSession(next, desk.read().signing_key),
      token_type: 'Bearer',
      expires_in: guestSessionSeconds,
    } satisfies SessionBody
  })

  function renewed(ctx: Context, site: string, seconds: number): Session {
    const session = readSession(bearerToken(ctx), desk.read().signing_key)
    if (!session || session.site !== site || !isRenewable(session, seconds))
      throw unauthorized('This session cannot be renewed; start a new one')
    return session
  }
}
