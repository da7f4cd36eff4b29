import type { AccessTokenProfile, Scope } from './access-token.ts'
import type { OperatorProfile, Role } from './operator.ts'

export interface OperatorsBody {
  operators: OperatorProfile[]
}

/** Body of `PATCH /operators/{id}`: owners may change anybody, others their own name. */
export interface OperatorEdit {
  name?: string
  role?: Role
}

export interface OperatorEditBody {
  operator: OperatorProfile
}

/** A link by which someone becomes an operator; the link itself is shown once. */
export interface InvitationProfile {
  id: string
  email: string
  role: Role
  /** Instants, ISO 8601 in UTC. */
  created_at: string
  expires_at: string
}

export interface InvitationsBody {
  invitations: InvitationProfile[]
}

export interface NewInvitation {
  email: string
  role: Role
}

export interface InvitationBody {
  invitation: InvitationProfile
  /** Its token is in the fragment, which browsers keep to themselves. */
  link: string
}

/** Body of `POST /invitations/preview`. */
export interface InvitationToken {
  token: string
}

export interface InvitationPreviewBody extends Pick<InvitationProfile, 'email' | 'role'> {
  /** Address of the operator whose session in this browser ends with joining. */
  signed_in_as?: string
}

/** Body of `POST /invitations/accept`, answered as a sign-in is. */
export interface InvitationAnswer extends InvitationToken {
  name: string
  password: string
}

/** Body of `PUT /operator-password`. */
export interface PasswordChange {
  password: string
  new_password: string
}

/** A browser in which the operator is signed in. */
export interface OperatorSessionProfile {
  id: string
  /** Its User-Agent. */
  browser: string
  created_at: string
  expires_at: string
  /** The one that asks. */
  current: boolean
}

export interface OperatorSessionsBody {
  sessions: OperatorSessionProfile[]
}

export interface AccessTokensBody {
  access_tokens: AccessTokenProfile[]
}

export interface NewAccessToken {
  site: string
  name: string
  scopes: Scope[]
}

export interface AccessTokenBody {
  access_token: AccessTokenProfile
  /** Shown this once. */
  token: string
}
