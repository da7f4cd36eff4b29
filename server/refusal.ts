import { errorCodes, type ErrorBody, type ErrorCode, type FieldErrors } from '../shared/api.ts'
import type { Lead } from '../shared/lead.ts'
import type { FieldReasons, Reason, ReasonCode } from '../shared/reason.ts'
import { sentenceOf, sentencesOf } from './reason.ts'

/** What an answer tells beside message and code. */
type Details = Pick<ErrorBody, 'errors' | 'reason' | 'reasons' | 'lead'>

/**
 * A "no" that the caller may be told, by its code; the errors middleware makes the answer of it.
 * Any other error is a fault of ours: logged, and answered with a bare 500.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly headers: Record<string, string>
  readonly details: Details

  constructor(
    code: ErrorCode,
    message: string,
    { headers = {}, ...details }: Details & { headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = errorCodes[code]
    this.headers = headers
    this.details = details
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

export const invalid = (errors: FieldErrors, why: Pick<Details, 'reason' | 'reasons'> = {}) =>
  new Refusal('invalid', 'The request is not valid', { errors, ...why })

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
