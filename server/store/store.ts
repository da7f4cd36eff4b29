import type { AccessTokenProfile } from '../../shared/access-token.ts'
import type {
  LeadCountsBody,
  LeadEvent,
  LeadHandle,
  LeadPageBody,
  LeadSearch,
  SavedView,
} from '../../shared/lead-api.ts'
import type { Question } from '../../shared/form.ts'
import type { Lead, LeadState } from '../../shared/lead.ts'
import type { OperatorProfile, Role } from '../../shared/operator.ts'
import type { Site } from '../../shared/site.ts'
import type { Edit } from '../edit.ts'
import type { Arrival, Received } from '../merge.ts'
import type { StoreFilter } from './filter.ts'
import type { Identity } from './lead-text.ts'

export type LeadQuery = LeadSearch & StoreFilter & { limit: number }

/** How many leads there are of a kind; nothing of any guest's. */
export interface LeadKind {
  site: string
  /** Path of the page that a lead came from; empty for an integrator's. */
  page: string
  state: LeadState
  /** Whether an operator has replied to the guest, as `firstReply` has it. */
  answered: boolean
}

export interface LeadSums {
  kinds: (LeadKind & { leads: number })[]
  /** Leads by the day of their arrival, YYYY-MM-DD in UTC. */
  days: Map<string, number>
  /** Of each that has been answered, the seconds until then. */
  responses: number[]
}

/**
 * The leads. What a promise here resolves is durable: on disk after an fsync, or committed. When
 * the store can keep nothing at the moment it throws `unavailable`, and nothing has changed.
 */
export interface Leads {
  /** Receives and merges in one step; concurrent arrivals of one identity happen one by one. */
  receive(arrival: Arrival): Promise<Received>
  read(id: string): Promise<Lead | undefined>
  /** Newest arrival first; as lists show them, since hundreds of whole ones may be more than memory holds. */
  page(query: LeadQuery): Promise<LeadPageBody>
  /** How many leads of each state match. */
  counts(filter: StoreFilter): Promise<LeadCountsBody>
  /** What the numbers say of those that match. */
  sums(filter: StoreFilter): Promise<LeadSums>
  /** The newest that match, at most `limit`. */
  handles(filter: StoreFilter, limit: number): Promise<LeadHandle[]>
  /**
   * The lead as changed, undefined when there is none. An edit of an earlier revision is taken as
   * long as nobody has changed the same fields since; else it throws `conflict`.
   */
  change(id: string, edit: Edit): Promise<Lead | undefined>
  /** False when there is no such lead. */
  erase(id: string): Promise<boolean>
  /** Every lead in order of arrival, as of some moment after the call. */
  all(): AsyncIterable<Lead>
  /** Of each identity the id of the lead that has it, if there is one. */
  holders(identities: readonly Identity[]): Promise<(string | undefined)[]>
  /**
   * Takes whole leads as they are, for import and migration. One that is here at the same or a later
   * revision stays as it is, so that an old file undoes nobody's work. Gives how many it took.
   */
  put(leads: readonly Lead[]): Promise<number>
  /**
   * Calls the listener after each durable change, on whichever process of the store it was made;
   * gives what ends this. Several changes of one lead may come as one.
   */
  watch(listener: (event: LeadEvent) => void): () => void
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
  /** Id of the owner who made it; missing where that was not noted yet. */
  by?: string
  email: string
  role: Role
  /** SHA-256 of the link's token, hex. */
  hash: string
  created_at: string
  expires_at: string
}

/** Questions that a site used to ask; conversations that began with them go on. */
export interface EarlierForm {
  questions: Question[]
  /** Instant, ISO 8601 in UTC. */
  replaced_at: string
}

export interface KeptSite extends Site {
  earlier_forms?: EarlierForm[]
}

/** Everything of an installation but its leads; small, read often, changed seldom. */
export interface DeskData {
  format: 1
  /** Signs session tokens; 32 random bytes, base64url. */
  signing_key: string
  sites: KeptSite[]
  access_tokens: AccessToken[]
  operators: Operator[]
  operator_sessions: OperatorSession[]
  invitations: Invitation[]
  /** There while a migration brings the leads, and for good when it was broken off. */
  half_copied?: true
}

export interface Desk {
  /** The desk as of now; on another process of the same store at most a second ago. */
  read(): DeskData
  /** Changes a copy in place, then keeps it; durable and whole, or nothing at all. */
  change<T>(edit: (desk: DeskData) => T): Promise<T>
  /** After it `read` knows what other processes had changed before. */
  refresh(): Promise<void>
}

/** How often something happened; nobody's in particular. */
export interface TallySum {
  site: string
  /** Path of a page; empty for what is counted for all pages together. */
  page: string
  step: string
  count: number
}

export interface Tally extends TallySum {
  /** YYYY-MM-DD, in UTC. */
  day: string
}

/** Counts that come and go in bulk. Those of the last seconds may be lost with the process. */
export interface Tallies {
  /** Adds each count to what there is. */
  add(tallies: readonly Tally[]): Promise<void>
  /** Those of a day. */
  read(day: string): Promise<Tally[]>
  /** Of all days from one to the other, both included, added up. */
  sums(from: string, to: string): Promise<TallySum[]>
  /** The days that have any, in order. */
  days(): Promise<string[]>
  /** Forgets what is of days before this one. */
  forgetBefore(day: string): Promise<void>
}

export interface Store {
  leads: Leads
  desk: Desk
  tallies: Tallies
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
