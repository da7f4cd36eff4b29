import { hash, randomBytes } from 'node:crypto'
import { seal, unseal } from './seal.ts'

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

export const signSession = (session: Session, key: string) => sessionPrefix + seal(session, key)

/** The session of an untampered token, however old; undefined for anything else. */
export const readSession = (token: string, key: string) =>
  isSessionToken(token) ? unseal<Session>(token.slice(sessionPrefix.length), key) : undefined

export const isSessionToken = (token: string) => token.startsWith(sessionPrefix)

/** `now` in seconds since 1970, as everywhere in this file. */
export const isCurrent = (session: Session, now: number) => session.expires > now

export const isRenewable = (session: Session, now: number) => session.since + renewalSeconds > now

/** A new access token, or the token of an operator's cookie or invitation; shown once, kept hashed. */
export const newToken = (prefix: 'bha_' | 'bho_' | 'bhi_') =>
  prefix + randomBytes(32).toString('base64url')

/** What signs the tokens of guests' sessions. */
export const newSigningKey = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => hash('sha256', token)
