import type { ErrorBody, FieldErrors } from '../shared/api.ts'
import type { Lead } from '../shared/lead.ts'
import type { FieldReasons, Reason } from '../shared/reason.ts'
import { reasonText } from './format/reason.ts'
import { say, sayCount, texts } from './texts/texts.ts'

/** Why the server did not do what it was asked, in the cases the dashboard can tell apart. */
export type Problem =
  | { is: 'offline' }
  /** No answer in time, or a proxy's in its place: nobody knows whether it was done. */
  | { is: 'unanswered' }
  /** A part of the dashboard itself did not come; a newer build may have taken it away. */
  | { is: 'unloaded' }
  | { is: 'signed_out' }
  /** The browser has not kept the cookie that signing in gave it. */
  | { is: 'not_kept' }
  | { is: 'throttled'; seconds: number }
  | { is: 'conflict'; lead?: Lead; reason?: Reason }
  | { is: 'not_found' }
  | { is: 'forbidden' }
  | { is: 'invalid'; errors: FieldErrors; reasons?: FieldReasons; reason?: Reason }
  | { is: 'too_large' }
  | { is: 'unavailable'; reason?: Reason }
  | { is: 'failed'; request: string | undefined }

export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`bellhop: ${problem.is}`)
    this.problem = problem
  }
}

/** The problem behind a thrown value; what is no ApiError is a mistake of ours and flies on. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ApiError) return thrown.problem
  throw thrown
}

/** What was to go is gone: somebody else has done it meanwhile, or an attempt whose answer was lost. */
export function passOverGone(thrown: unknown): void {
  if (problemOf(thrown).is !== 'not_found') throw thrown
}

/** The refusal that a response with this text is. */
export const refusalOf = (status: number, retryAfter: string | null, text: string) =>
  new ApiError(problemOfResponse(status, retryAfter, errorBody(text)))

/** A proxy in front may answer in HTML; then only the status speaks. */
function errorBody(text: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(text) as ErrorBody | null) ?? {}
  } catch {
    return {}
  }
}

/** While its server is started anew it may say 404 as well: nothing is gone for that. */
const refusalByProxy = (status: number): Problem =>
  status > 500 ? { is: 'unanswered' } : { is: 'failed', request: undefined }

function problemOfResponse(
  status: number,
  retryAfter: string | null,
  body: Partial<ErrorBody>,
): Problem {
  if (status === 401) return { is: 'signed_out' }
  if (status === 413) return { is: 'too_large' }
  if (status === 429)
    return { is: 'throttled', seconds: Math.max(1, Math.ceil(Number(retryAfter)) || 1) }
  const { code, errors = {}, reasons, reason, lead, request_id: request } = body
  if (!code) return refusalByProxy(status)
  if (status === 403) return { is: 'forbidden' }
  if (status === 404) return { is: 'not_found' }
  const why = { ...(reason && { reason }) }
  if (status === 409) return { is: 'conflict', ...why, ...(lead && { lead }) }
  if (status === 422) return { is: 'invalid', errors, ...why, ...(reasons && { reasons }) }
  if (code === 'unavailable') return { is: 'unavailable', ...why }
  return { is: 'failed', request }
}

export function problemText(problem: Problem): string {
  if (problem.is === 'throttled') return sayCount(texts.problems.throttled, problem.seconds)
  const reason = reasonOf(problem)
  if (reason) return reasonText(reason)
  if (problem.is !== 'failed') return texts.problems[problem.is]
  if (!problem.request) return texts.problems.failed
  return say(texts.problems.failedWith, { request: problem.request })
}

/** The server's own reason, or that of the one field that is wrong. */
function reasonOf(problem: Problem): Reason | undefined {
  if (problem.is === 'conflict' || problem.is === 'unavailable') return problem.reason
  if (problem.is !== 'invalid') return undefined
  if (problem.reason) return problem.reason
  const [only, ...others] = Object.values(problem.reasons ?? {}).flat()
  return others.length === 0 ? only : undefined
}
