import type { Lead } from './lead.ts'
import type { OperatorProfile } from './operator.ts'
import type { FieldReasons, Reason } from './reason.ts'

/** Path of the API below the server's origin. */
export const basePath = '/api/v1'

/** Paths below `basePath` that a guest's widget needs: apart, for it carries no others. */
export const guestPaths = {
  tripPlanRequests: '/trip-plan-requests',
  sessions: '/sessions',
  draft: (uid: string) => `/drafts/${encodeURIComponent(uid)}`,
  form: (site: string) => `/forms/${encodeURIComponent(site)}`,
  tallies: '/tallies',
} as const

/** Paths below `basePath`. */
export const paths = {
  ...guestPaths,
  ping: '/ping',
  operatorSession: '/operator-session',
  leads: '/leads',
  leadSearch: '/leads/search',
  leadCounts: '/leads/counts',
  leadIds: '/leads/ids',
  leadChanges: '/leads/changes',
  leadEvents: '/leads/events',
  leadExport: '/leads/export',
  leadImport: '/leads/import',
  lead: (id: string) => `/leads/${encodeURIComponent(id)}`,
  leadNotes: (id: string) => `/leads/${encodeURIComponent(id)}/notes`,
  leadNote: (id: string, note: string) => `/leads/${encodeURIComponent(id)}/notes/${note}`,
  leadGuest: (id: string) => `/leads/${encodeURIComponent(id)}/guest`,
  leadReplies: (id: string) => `/leads/${encodeURIComponent(id)}/replies`,
  leadRecord: (id: string) => `/leads/${encodeURIComponent(id)}/record`,
  savedViews: '/saved-views',
  savedView: (id: string) => `/saved-views/${id}`,
  sites: '/sites',
  sitePreview: '/site-preview',
  site: (key: string) => `/sites/${encodeURIComponent(key)}`,
  operators: '/operators',
  operator: (id: string) => `/operators/${id}`,
  operatorPassword: '/operator-password',
  operatorSessions: '/operator-sessions',
  operatorSessionOf: (id: string) => `/operator-sessions/${id}`,
  invitations: '/invitations',
  invitation: (id: string) => `/invitations/${id}`,
  invitationPreview: '/invitations/preview',
  invitationAnswer: '/invitations/accept',
  accessTokens: '/access-tokens',
  accessToken: (id: string) => `/access-tokens/${id}`,
  accessTokenRotation: (id: string) => `/access-tokens/${id}/rotate`,
  numbers: '/numbers',
  openapi: '/openapi.json',
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
  /** For programs that have words of their own: the message, and `errors` field by field. */
  reason?: Reason
  reasons?: FieldReasons
  /** Of a change that came too late: the lead as it is now. */
  lead?: Lead
}

/** Header of an accepted request: the lead's reference, for the guest's confirmation. A draft's is in its body. */
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

export interface OperatorBody {
  operator: OperatorProfile
  /** What to paste into the pages of the default site. */
  snippet: string
  /** The snippet with the hash of this release's loader; missing where nothing has been built. */
  pinned_snippet?: string
}
