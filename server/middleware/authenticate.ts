import type { Context, Next } from 'koa'
import type { Caller, Callers, OperatorCaller, TokenCaller } from '../callers.ts'
import type { Scope } from '../../shared/access-token.ts'
import { forbidden, unauthorized } from '../refusal.ts'

declare module 'koa' {
  interface DefaultState {
    caller: Caller
    /** The caller, on routes that only tokens open. */
    token: TokenCaller
    /** The caller, on routes that only signed-in operators open. */
    signedIn: OperatorCaller
    /** Throws if an operator who was let in no longer would be. */
    lookAgain?: () => Promise<void>
  }
}

/** Lets in whoever shows a valid token with these scopes; 401 comes before anything is read. */
export function bearer(callers: Callers, ...scopes: Scope[]) {
  return function bearer(ctx: Context, next: Next) {
    const caller = callers.ofToken(bearerToken(ctx))
    if (!caller) throw unauthorized()
    const missing = scopes.find(scope => !caller.scopes.includes(scope))
    if (missing) throw forbidden(`This token does not have the scope ${missing}`)
    callers.refuseForeignOrigin(ctx, caller)
    ctx.state.caller = ctx.state.token = caller
    return next()
  }
}

/** For guests only: drafts belong to a session. */
export async function guestsOnly(ctx: Context, next: Next) {
  if (ctx.state.token.is !== 'session') throw forbidden('This is for session tokens only')
  await next()
}

/** Operators by their cookie, or a token with the scopes. */
export function operator(callers: Callers, ...scopes: Scope[]) {
  const withToken = bearer(callers, ...scopes)
  const withCookie = letIn(async ctx => enter(ctx, await callers.ofCookie(ctx)))
  return function operator(ctx: Context, next: Next) {
    return showsToken(ctx) ? withToken(ctx, next) : withCookie(ctx, next)
  }
}

/** Operators by their cookie only: no token opens what is about people, sites and tokens. */
export const signedIn = (callers: Callers) => letIn(ctx => enterSignedIn(ctx, callers))

/** Owners by their cookie only. */
export const owner = (callers: Callers) =>
  letIn(async ctx => {
    await enterSignedIn(ctx, callers)
    if (ctx.state.signedIn.operator.role !== 'owner') throw forbidden('This is for owners')
  })

/** Whoever sends a body slowly may have been signed out by the time it is there: then we look again. */
function letIn(look: (ctx: Context) => Promise<void>) {
  return async function letIn(ctx: Context, next: Next) {
    await look(ctx)
    ctx.state.lookAgain = () => look(ctx)
    await next()
  }
}

async function enterSignedIn(ctx: Context, callers: Callers) {
  if (callers.ofToken(bearerToken(ctx))) throw forbidden('This is for signed-in operators')
  enter(ctx, await callers.ofCookieNow(ctx))
}

function enter(ctx: Context, caller: OperatorCaller | undefined) {
  if (!caller) throw unauthorized('Please sign in')
  ctx.state.caller = ctx.state.signedIn = caller
}

/** What a proxy's own sign-in (Basic) asks for is none; browsers send it along with all they ask. */
const showsToken = (ctx: Context) => !/^(basic .*)?$/i.test(ctx.get('Authorization'))

/** Empty where there is none that could be one. */
export function bearerToken(ctx: Context): string {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''
}
