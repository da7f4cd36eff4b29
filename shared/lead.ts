import type { Json } from './json.ts'
import type { FieldName } from './trip-plan-request.ts'

export const leadStates = [
  'partial',
  'new',
  'contacted',
  'quoted',
  'won',
  'lost',
  'spam',
  'archived',
] as const
export type LeadState = (typeof leadStates)[number]

/** Who changed a lead: the guest's widget, an integrator's access token, or an operator by id. */
export type Author = 'guest' | 'api' | `operator:${string}`

const operatorPrefix = 'operator:'
export const isOperator = (by: Author) => by.startsWith(operatorPrefix)
/** The id of an operator who is the author. */
export const operatorIn = (by: Author) => by.slice(operatorPrefix.length)

/** A field of the request that a lead keeps; the uid is part of its identity instead. */
export type LeadFieldName = Exclude<FieldName, 'client_request_uid'>
export type LeadFields = { [F in LeadFieldName]?: string | number | null }

/** Custom fields in the order they first came; the object has a null prototype. */
export type CustomFields = Record<string, Json>

/** Where in a lead a change happened. */
type ChangedPart = 'fields' | 'custom_fields' | 'state' | 'owner' | 'guest'

/** One change in a lead's history. The first request is none: it is the lead. */
export interface Change {
  revision: number
  part: ChangedPart
  field: string
  from: Json
  to: Json
  /** Characters of a long value, as text or JSON, of which only the beginning is here. */
  from_length?: number
  to_length?: number
  /** Instant, ISO 8601 in UTC. */
  at: string
  by: Author
}

/** Whether this author was the last to change what a lead has in a place. */
export const isLastBy = (
  by: Author,
  { history }: Pick<Lead, 'history'>,
  { part, field }: Pick<Change, 'part' | 'field'>,
): boolean => history.findLast(each => each.part === part && each.field === field)?.by === by

/** A guest's later value for a field an operator has edited; the operator's value stands. */
export interface Suggestion {
  part: 'fields' | 'custom_fields'
  field: string
  value: Json
  at: string
  by: Author
  /** Taken or passed over; it is kept, so that the same value sent again is no news. */
  dismissed?: boolean
}

/** What an operator writes beside a lead; guests never see it. */
export interface Note {
  id: string
  text: string
  /** Instant, ISO 8601 in UTC. */
  at: string
  by: Author
}

/**
 * How the first request of a lead arrived: the channel, and what the widget tells of the page and
 * the browser (`page` without its query, `page_title`, `referrer`, `utm_*`, `locale`, `time_zone`).
 */
export interface Source {
  channel: 'widget' | 'form' | 'api'
  page?: string
  [detail: string]: string | undefined
}

/** The field in which the widget sends what it knows of the page; it goes into the lead's source. */
export const sourceField = 'bellhop_source'

/** The stored record, made of one or more requests. */
export interface Lead {
  id: string
  /** What guest and operator call the lead by: 8 letters and digits, easily read aloud. */
  reference: string
  site: string
  /** The guest session that made it; null when an access token did. */
  session: string | null
  client_request_uid: string | null
  state: LeadState
  revision: number
  fields: LeadFields
  custom_fields: CustomFields
  suggestions: Suggestion[]
  history: Change[]
  notes: Note[]
  /** Id of the operator who looks after it. */
  owner: string | null
  /** The same for all leads that operators said are of one guest. */
  guest: string | null
  /** The guest has said something that no operator has opened yet. */
  unread: boolean
  source: Source
  /** Instants, ISO 8601 in UTC. */
  received_at: string
  updated_at: string
}
