import { errorCodes, type ErrorCode, type FieldErrors } from '../shared/api.ts'
import type { Lead } from '../shared/lead.ts'
import type { FieldReasons, Reason, ReasonCode } from '../shared/reason.ts'
import { sentenceOf, sentencesOf } from './reason.ts'

interface Details {
  errors?: FieldErrors
  reason?: Reason
  reasons?: FieldReasons
  headers?: Record<string, string>
  lead?: Lead
}

/**
 * A "no" that the caller may be told, by its code; the errors middleware makes the answer of it.
 * Any other error is a fault of ours: logged, and answered with a bare 500.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** For programs: more exactly than the code, and what `errors` says in English. */
  readonly reason: Reason | undefined
  readonly reasons: FieldReasons | undefined
  readonly headers: Record<string, string>
  /** The lead as it is, for whoever must choose between their values and these. */
  readonly lead: Lead | undefined

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    const { errors, reason, reasons, headers = {}, lead } = details
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = errorCodes[code]
    this.errors = errors
    this.reason = reason
    this.reasons = reasons
    this.headers = headers
    this.lead = lead
  }
}

export const unauthorized = (
  message = 'A valid token is required, as Authorization: Bearer TOKEN',
) => new Refusal('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export const forbidden = (message: string) => new Refusal('forbidden', message)

export const notFound = () => new Refusal('not_found', 'Not found')

/** What was looked for; throws `not_found` when it is not there. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}

export const malformed = (message: string) => new Refusal('malformed', message)

export const malformedFor = (reason: Reason) =>
  new Refusal('malformed', sentenceOf(reason), { reason })

export const invalid = (errors: FieldErrors, reason?: Reason) =>
  new Refusal('invalid', 'The request is not valid', { errors, ...(reason && { reason }) })

/** `invalid` with reasons, for callers that have words of their own. */
export const invalidFor = (reasons: FieldReasons, reason?: Reason) =>
  new Refusal('invalid', reason ? sentenceOf(reason) : 'The request is not valid', {
    errors: sentencesOf(reasons),
    reasons,
    ...(reason && { reason }),
  })

export const conflict = (code: ReasonCode, lead?: Lead) =>
  new Refusal('conflict', sentenceOf({ code }), { reason: { code }, ...(lead && { lead }) })

/** The store cannot keep anything at the moment; the caller keeps it and comes back. */
export const unavailable = (message: string, retryAfterSeconds = 5) =>
  new Refusal('unavailable', message, { headers: { 'Retry-After': String(retryAfterSeconds) } })

export const rateLimited = (headers: Record<string, string>) =>
  new Refusal('rate_limited', 'Too many requests, please slow down', { headers })
