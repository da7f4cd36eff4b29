import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds a session token is good for, and how long its session may be renewed. */
export const guestSessionSeconds = 60 * 60
const renewalSeconds = 30 * 24 * 60 * 60

/** What a guest's session token says; `session` stays through renewals. */
export interface Session {
  site: string
  session: string
  /** Seconds since 1970: start of the session, end of this token. */
  since: number
  expires: number
}

const sessionPrefix = 'bhs_'

export const signSession = (session: Session, key: string) => seal(sessionPrefix, session, key)

/** The session of an untampered token, however old; undefined for anything else. */
export const readSession = (token: string, key: string) =>
  unseal<Session>(sessionPrefix, token, key)

export const isSessionToken = (token: string) => token.startsWith(sessionPrefix)

/** `now` in seconds since 1970, as everywhere in this file. */
export const isCurrent = (session: Session, now: number) => session.expires > now

export const isRenewable = (session: Session, now: number) => session.since + renewalSeconds > now

/** Signed with HMAC-SHA256. Both parts are compared as text: base64url has more than one spelling. */
export function seal(prefix: string, value: object, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${prefix}${body}.${sign(body, key)}`
}

/** What was sealed with this key; undefined for anything that has been touched since. */
export function unseal<T>(prefix: string, sealed: string, key: string): T | undefined {
  if (!sealed.startsWith(prefix)) return undefined
  const [body = '', signature = '', ...rest] = sealed.slice(prefix.length).split('.')
  const expected = Buffer.from(sign(body, key))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length) return undefined
  if (!timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as T
}

const sign = (body: string, key: string) =>
  createHmac('sha256', key).update(body).digest('base64url')

/** What is sealed for one purpose is never taken for what another one seals. */
export const purposeKey = (key: string, purpose: string) => sign(purpose, key)

/** A new access token, or the token of an operator's cookie or invitation; shown once, kept hashed. */
export const newToken = (prefix: 'bha_' | 'bho_' | 'bhi_') =>
  prefix + randomBytes(32).toString('base64url')

export const hashToken = (token: string) => hash('sha256', token)
