import type { ErrorCode } from './api.ts'
import type { Lead, LeadState, Suggestion } from './lead.ts'
import { waitingSince } from './waiting-since.ts'

/** The lead as lists show it; history, notes and custom fields come with the lead itself. */
export type LeadSummary = Omit<Lead, 'history' | 'custom_fields' | 'suggestions' | 'notes'> & {
  /** Since when its guest waits for a first reply; null where nobody does. */
  waiting_since: string | null
}

export function summaryOf(lead: Lead): LeadSummary {
  const { history: _h, custom_fields: _c, suggestions: _s, notes: _n, ...summary } = lead
  return { ...summary, waiting_since: waitingSince(lead) }
}

export interface LeadPageBody {
  leads: LeadSummary[]
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: string | null
}

/** Which leads; what is not given does not matter. */
export interface LeadFilter {
  /** Words that must all occur in fields, custom fields, notes, reference or the phone number's digits. */
  search?: string
  states?: LeadState[]
  /** Site key. */
  site?: string
  /** Id of an operator; null for leads that nobody looks after. */
  owner?: string | null
  unread?: boolean
  /** Instants, ISO 8601 in UTC: received at or after the one, before the other. */
  received_from?: string
  received_before?: string
  /** Days as YYYY-MM-DD, both included: the trip starts in between. */
  start_from?: string
  start_to?: string
}

/** Characters of a view's name. */
export const maxViewNameLength = 60

/** A filter an operator keeps under a name. */
export interface SavedView {
  id: string
  name: string
  filter: LeadFilter
}

/**
 * Body of `POST /leads/search`: a POST, since words to search for are personal data, and those are
 * never in an address.
 */
export interface LeadSearch extends LeadFilter {
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

/** Answer of `POST /leads/counts`, whose body is a `LeadFilter`. */
export interface LeadCountsBody {
  counts: Record<LeadState, number>
  /** Unread ones among `new`, `contacted`, `quoted` and `won`. */
  unread: number
}

/** Enough of a lead to change it together with others. */
export type LeadHandle = Pick<Lead, 'id' | 'revision' | 'state' | 'owner' | 'unread'>

/** Answer of `POST /leads/ids`, whose body is a `LeadFilter`: newest first, at most 10,000. */
export interface LeadIdsBody {
  leads: LeadHandle[]
  /** There are more than these. */
  more: boolean
}

export interface LeadBody {
  lead: Lead
}

/** Body of `PATCH /leads/{id}`: what to change, and the revision the operator looked at. */
export interface LeadEdit {
  revision?: number
  state?: LeadState
  owner?: string | null
  unread?: boolean
  fields?: Lead['fields']
  custom_fields?: Lead['custom_fields']
  /** Suggestions that are not taken. */
  dismiss?: Pick<Suggestion, 'part' | 'field'>[]
  /** Suggestions that were, and are to be looked at again. */
  restore?: Pick<Suggestion, 'part' | 'field'>[]
}

/** Characters of a note. */
export const maxNoteLength = 5000

/** Body of `POST /leads/{id}/notes`; the answer is a `LeadBody`. */
export interface NewNote {
  text: string
}

/** Answer of `DELETE /leads/{id}/notes/{note}`. */
export interface NoteRemovalBody extends LeadBody {
  /** The note, signed: for ten minutes whoever removed it may have it back as it was. */
  receipt: string
}

/** Body of `PUT /leads/{id}/notes/{note}`; the answer is a `LeadBody`. */
export type NoteReceipt = Pick<NoteRemovalBody, 'receipt'>

/** Body of `PUT /leads/{id}/guest`: the lead of the same guest. */
export interface GuestLink {
  with: string
}

/** Answer of `GET /leads/{id}/record`: all that is kept of one guest. */
export interface LeadRecordBody {
  /** Instant, ISO 8601 in UTC. */
  exported_at: string
  /** The lead, then those of the same guest. */
  leads: Lead[]
}

/** A spreadsheet opens the first where people write 1.50, and the second where they write 1,50. */
export const exportFormats = ['csv', 'csv_semicolon', 'jsonl'] as const
type ExportFormat = (typeof exportFormats)[number]

export const extensionOf = (format: ExportFormat) => (format === 'jsonl' ? 'jsonl' : 'csv')

/** Body of `POST /leads/export`: oldest receipt first. */
export interface LeadExport {
  format: ExportFormat
  filter?: LeadFilter
}

/** Answer of `POST /leads/import`, whose body is what an export as JSON lines gives. */
export interface LeadImportBody {
  imported: number
  /** Those that were here as they are in the file, or with later changes; they stay as they are. */
  already_here: number
}

/** Lines of a refused import that its answer names; it says how many more there are. */
export const maxNamedLines = 100

/** One of `POST /leads/changes`. */
export type BulkChange = { id: string } & Pick<LeadEdit, 'revision' | 'state' | 'owner' | 'unread'>

/** Body of `POST /leads/changes`: at most 500, each by itself. */
export interface LeadChanges {
  changes: BulkChange[]
}

export interface LeadChangesBody {
  changed: LeadSummary[]
  /** Ids of those among them that were as asked without the caller: there is nothing to take back. */
  already_so: string[]
  refused: { id: string; code: ErrorCode }[]
}

/**
 * What `GET /leads/events` (Server-Sent Events) tells: the event's name is `is`, its data the rest
 * as JSON. After `resync` anything may have changed.
 */
export type LeadEvent =
  | { is: 'lead'; id: string; revision: number; state: LeadState; site: string }
  | { is: 'erased'; id: string; site: string }
  | { is: 'resync' }

/** Answer of `GET /leads/{id}/guest`: other leads of the same guest, and those that may be. */
export interface LeadGuestBody {
  linked: LeadSummary[]
  /** Same phone number or e-mail address, not linked. */
  alike: LeadSummary[]
}

/** Answer of `GET /leads/{id}/replies`: addresses for one tap, null where the lead has none. */
export interface LeadRepliesBody {
  /** E.164, if the number is one. */
  phone_number: string | null
  call: string | null
  whatsapp: string | null
  mail: string | null
}

/** Body of `POST /saved-views`. */
export type NewView = Omit<SavedView, 'id'>
/** Body of `PATCH /saved-views/{id}`. */
export type ViewEdit = Partial<NewView>

/** Answer of `GET /saved-views`: those of whoever asks, in the order they were made. */
export interface SavedViewsBody {
  views: SavedView[]
}

export interface SavedViewBody {
  view: SavedView
}
