import type Router from '@koa/router'
import { createAccessTokens } from '../access/access-tokens.ts'
import { createInvitations } from '../access/invitations.ts'
import { createSigningIn } from '../access/signing-in.ts'
import type { Gate } from '../gate.ts'
import { createSignInThrottle } from '../middleware/sign-in-throttle.ts'
import type { Release } from '../release.ts'
import type { Sites } from '../site/sites.ts'
import type { Desk } from '../store/store.ts'
import { accessTokenRoutes } from './access-tokens.ts'
import { invitationRoutes } from './invitations.ts'
import { operatorPasswordRoute } from './operator-password.ts'
import { operatorSessionRoutes } from './operator-sessions.ts'
import { operatorRoutes } from './operators.ts'
import { signingInRoutes } from './signing-in.ts'

interface Deps {
  desk: Desk
  sites: Sites
  release: Release | undefined
  now: () => Date
}

/** Who may do what: operators, their sessions and passwords, invitations, access tokens. */
export function accessRoutes(router: Router, gate: Gate, deps: Deps) {
  const { desk, sites, now } = deps
  const signingIn = createSigningIn(deps)
  const throttle = createSignInThrottle()
  const invitations = createInvitations({ desk, now })

  signingInRoutes(router, { desk, callers: gate.callers, signingIn, throttle })
  operatorSessionRoutes(router, gate, { desk, now })
  operatorPasswordRoute(router, gate, { desk, throttle })
  operatorRoutes(router, gate, desk)
  invitationRoutes(router, gate, { invitations, sites, signingIn, throttle })
  accessTokenRoutes(router, gate, { accessTokens: createAccessTokens({ desk, now }), sites })
}
