import { errorCodes, type ErrorCode, type FieldErrors } from '../shared/api.ts'
import type { Lead } from '../shared/lead.ts'

interface Details {
  errors?: FieldErrors
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
  readonly headers: Record<string, string>
  /** The lead as it is, for whoever must choose between their values and these. */
  readonly lead: Lead | undefined

  constructor(code: ErrorCode, message: string, { errors, headers = {}, lead }: Details = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = errorCodes[code]
    this.errors = errors
    this.headers = headers
    this.lead = lead
  }
}

export const unauthorized = (message = 'A valid access token is required') =>
  new Refusal('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export const forbidden = (message: string) => new Refusal('forbidden', message)

export const notFound = () => new Refusal('not_found', 'Not found')

export const malformed = (message: string) => new Refusal('malformed', message)

export const invalid = (errors: FieldErrors) =>
  new Refusal('invalid', 'The request is not valid', { errors })

export const conflict = (message: string, lead?: Lead) =>
  new Refusal('conflict', message, lead && { lead })

/** The store cannot keep anything at the moment; the caller keeps it and comes back. */
export const unavailable = (message: string, retryAfterSeconds = 5) =>
  new Refusal('unavailable', message, { headers: { 'Retry-After': String(retryAfterSeconds) } })

export const rateLimited = (headers: Record<string, string>) =>
  new Refusal('rate_limited', 'Too many requests, please slow down', { headers })
