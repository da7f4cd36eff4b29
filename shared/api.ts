import type { Lead, LeadState } from './lead.ts'

/** Path of the API below the server's origin. */
export const basePath = '/api/v1'

/** Paths below `basePath`. */
export const paths = {
  ping: '/ping',
  tripPlanRequests: '/trip-plan-requests',
  sessions: '/sessions',
  draft: (uid: string) => `/drafts/${encodeURIComponent(uid)}`,
  form: (site: string) => `/forms/${encodeURIComponent(site)}`,
  operatorSession: '/operator-session',
  leads: '/leads',
  leadSearch: '/leads/search',
  lead: (id: string) => `/leads/${encodeURIComponent(id)}`,
  openapi: '/openapi.json',
} as const

/** The paths with a parameter, as the server's router writes them. */
export const pathPatterns = {
  draft: '/drafts/:uid',
  form: '/forms/:site',
  lead: '/leads/:id',
} as const

/** Every error body carries one of these; texts may change, codes do not. */
export const errorCodes = {
  not_found: 404,
  method_not_allowed: 405,
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  body_too_large: 413,
  unsupported_media_type: 415,
  malformed: 422,
  invalid: 422,
  conflict: 409,
  unavailable: 503,
  server_error: 500,
} as const
export type ErrorCode = keyof typeof errorCodes

/** What is wrong, by field. */
export type FieldErrors = Record<string, string[]>

export interface ErrorBody {
  message: string
  code: ErrorCode
  request_id: string
  errors?: FieldErrors
}

/** Header of an accepted request or draft: the lead's reference, for the guest's confirmation. */
export const referenceHeader = 'Bellhop-Reference'

export const messages = {
  created: 'Trip plan request created',
  updated: 'Trip plan request updated',
  draft: 'Draft saved',
} as const

export interface MessageBody {
  message: string
}

export interface DraftBody {
  message: string
  reference: string
}

export interface PingBody {
  message: 'pong'
  data: { site: string; scopes: string[]; time: string }
}

export interface SessionBody {
  access_token: string
  token_type: 'Bearer'
  /** Seconds. */
  expires_in: number
}

/** The lead as lists show it; history and custom fields come with the lead itself. */
export type LeadSummary = Omit<Lead, 'history' | 'custom_fields' | 'suggestions'>

export interface LeadPageBody {
  leads: LeadSummary[]
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: string | null
}

/**
 * Body of `POST /leads/search`: a POST, since words to search for are personal data, and those are
 * never in an address.
 */
export interface LeadSearch {
  search?: string
  states?: LeadState[]
  limit?: number
  cursor?: string
}

export interface LeadBody {
  lead: Lead
}

/** Body of `PATCH /leads/{id}`: what to change, and the revision the operator looked at. */
export interface LeadEdit {
  revision?: number
  state?: LeadState
  fields?: Lead['fields']
  custom_fields?: Lead['custom_fields']
}

export interface OperatorBody {
  operator: { id: string; email: string; name: string }
  /** What to paste into the pages of the default site. */
  snippet: string
}
