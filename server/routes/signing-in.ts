import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import { maxEmailLength, passwordLength } from '../../shared/operator.ts'
import { readCredentials } from '../access/access-input.ts'
import { nobodysPassword, verifyPassword } from '../access/password.ts'
import type { SigningIn } from '../access/signing-in.ts'
import type { Callers } from '../callers.ts'
import { body } from '../middleware/body.ts'
import { sameSite } from '../middleware/same-site.ts'
import type { SignInThrottle } from '../middleware/sign-in-throttle.ts'
import { unauthorized } from '../refusal.ts'
import type { Desk } from '../store/store.ts'

interface Deps {
  desk: Desk
  callers: Callers
  signingIn: SigningIn
  throttle: SignInThrottle
}

/** Signing in and out of the dashboard. */
export function signingInRoutes(router: Router, deps: Deps) {
  const { desk, callers, signingIn, throttle } = deps

  router.post(paths.operatorSession, sameSite, throttle.byAddress, body('json'), async ctx => {
    const { email, password } = credentials(ctx)
    await throttle.byAccount(ctx, email)
    const operator = desk.read().operators.find(each => each.email === email)
    ctx.state.about = operator?.id
    const isRight = await verifyPassword(password, operator?.password ?? nobodysPassword)
    if (!isRight || !operator) throw wrong()
    await throttle.forgive(ctx, email)
    // The operator may have gone, or changed the password, while this one was looked at.
    await signingIn.signIn(ctx, data => {
      const found = data.operators.find(each => each.id === operator.id)
      if (found?.password !== operator.password) throw wrong()
      return found
    })
  })

  router.get(paths.operatorSession, async ctx => {
    const caller = await callers.ofCookieNow(ctx)
    if (!caller) throw unauthorized('Please sign in')
    ctx.body = signingIn.bodyFor(ctx, caller.operator)
  })

  router.delete(paths.operatorSession, sameSite, ctx => signingIn.signOut(ctx))
}

const wrong = () => unauthorized('E-mail address and password do not match')

function credentials(ctx: Context) {
  const { email, password } = readCredentials(ctx.state.body)
  // Tries are counted by e-mail address, and no operator has one this long. A long password may take
  // seconds to normalise.
  if (email.length > maxEmailLength || [...password].length > passwordLength.most) throw wrong()
  return { email: email.toLowerCase(), password }
}
