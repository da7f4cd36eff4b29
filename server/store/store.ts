import type { AccessTokenProfile } from '../../shared/access-token.ts'
import type { LeadEdit, LeadFilter } from '../../shared/lead-api.ts'
import type { Author, Lead, Note } from '../../shared/lead.ts'
import type { OperatorProfile, Role, SavedView } from '../../shared/operator.ts'
import type { Site } from '../../shared/site.ts'
import type { Receipt, Received } from '../merge.ts'

/** An operator's (or an integrator's) change of one lead. */
export interface Edit extends LeadEdit {
  by: Author
  at: string
  /** A note to add. */
  note?: Note
  /** Id of a note to take away. */
  remove_note?: string
  /** The guest that the lead is said to be of; null for nobody's. */
  guest?: string | null
}

export interface LeadQuery extends LeadFilter {
  limit: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface LeadPage {
  /** Newest receipt first. */
  leads: Lead[]
  next_cursor: string | null
}

/**
 * The leads. What a promise here resolves is durable: on disk after an fsync, or committed. When
 * the store can keep nothing at the moment it throws `unavailable`, and nothing has changed.
 */
export interface Leads {
  /** Receives and merges in one step; concurrent receipts of one identity happen one by one. */
  receive(receipt: Receipt): Promise<Received>
  read(id: string): Promise<Lead | undefined>
  page(query: LeadQuery): Promise<LeadPage>
  /** The lead as changed, undefined when there is none; throws `conflict` on a stale revision. */
  change(id: string, edit: Edit): Promise<Lead | undefined>
  /** False when there is no such lead. */
  erase(id: string): Promise<boolean>
  /** Every lead in order of receipt, as of some moment after the call. */
  all(): AsyncIterable<Lead>
  /** Takes whole leads as they are, replacing those of the same id: restore and migration. */
  put(leads: readonly Lead[]): Promise<void>
}

export interface AccessToken extends AccessTokenProfile {
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  hash: string
}

export interface Operator extends OperatorProfile {
  /** scrypt, as `password.ts` encodes it. */
  password: string
  created_at: string
  saved_views: SavedView[]
}

export interface OperatorSession {
  id: string
  /** SHA-256 of the cookie's token, hex. */
  hash: string
  operator: string
  /** What the browser calls itself, for its owner to know it by. */
  browser: string
  created_at: string
  expires_at: string
}

/** A link by which someone becomes an operator, once. */
export interface Invitation {
  id: string
  email: string
  role: Role
  /** SHA-256 of the link's token, hex. */
  hash: string
  created_at: string
  expires_at: string
}

/** Everything of an installation but its leads; small, read often, changed seldom. */
export interface DeskData {
  format: 1
  /** Signs session tokens; 32 random bytes, base64url. */
  signing_key: string
  sites: Site[]
  access_tokens: AccessToken[]
  operators: Operator[]
  operator_sessions: OperatorSession[]
  invitations: Invitation[]
}

export interface Desk {
  /** The desk as of now; on another process of the same store at most a second ago. */
  read(): DeskData
  /** Changes a copy in place, then keeps it; durable and whole, or nothing at all. */
  change<T>(edit: (desk: DeskData) => T): Promise<T>
}

export interface Store {
  leads: Leads
  desk: Desk
  /** Throws `unavailable` while the store cannot keep anything. */
  ready(): Promise<void>
  /** Finishes what is under way and lets go of files, locks and connections. */
  close(): Promise<void>
}

/**
 * Opens a store. `first` makes the desk of an installation that does not exist yet; it is asked
 * at most once in the life of the installation, even when several processes start together.
 */
export type OpenStore<Options> = (options: Options, first: () => DeskData) => Promise<Store>
