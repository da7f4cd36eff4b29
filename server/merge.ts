import type { Json } from '../shared/json.ts'
import { longChange } from './long-change.ts'
import { withoutPrototype } from './without-prototype.ts'
import {
  isOperator,
  type Author,
  type Change,
  type CustomFields,
  type Lead,
  type LeadFields,
  type Source,
  type Suggestion,
} from '../shared/lead.ts'

/** A request or draft on its way in, with all that the merge must not make up by itself. */
export interface Arrival {
  kind: 'request' | 'draft'
  site: string
  session: string | null
  client_request_uid: string | null
  fields: LeadFields
  custom_fields: CustomFields
  source: Source
  by: Author
  /** Instant of arrival, ISO 8601 in UTC. */
  at: string
  /** Taken for a lead that does not exist yet. */
  id: string
  reference: string
}

export interface Received {
  lead: Lead
  outcome: 'created' | 'updated' | 'unchanged'
}

/**
 * Guests and integrators repeat themselves on bad links: absent, null and "" never erase, another
 * value wins by order of arrival, a replay changes nothing.
 */
export function merge(earlier: Lead | undefined, arrival: Arrival): Received {
  if (!earlier) return { lead: firstLead(arrival), outcome: 'created' }
  const news: News = { changes: [], suggestions: earlier.suggestions }
  const fields = mergePart('fields', earlier, arrival, news)
  const custom_fields = mergePart('custom_fields', earlier, arrival, news)
  const isSuggested = news.suggestions !== earlier.suggestions
  const isNews = isSuggested || news.changes.some(({ to }) => !isBlank(to))
  const state = stateAfter(earlier, arrival, isNews)
  if (state !== earlier.state)
    news.changes.push({ part: 'state', field: 'state', from: earlier.state, to: state })
  if (news.changes.length === 0 && !isSuggested) return { lead: earlier, outcome: 'unchanged' }

  const revision = earlier.revision + 1
  const { at, by } = arrival
  const lead: Lead = {
    ...earlier,
    state,
    revision,
    fields,
    custom_fields,
    suggestions: news.suggestions,
    unread: true,
    history: [...earlier.history, ...news.changes.map(each => ({ revision, ...each, at, by }))],
    updated_at: at,
  }
  const completes = earlier.state === 'partial' && state === 'new'
  return { lead, outcome: completes ? 'created' : 'updated' }
}

/** What an arrival brings that the lead did not have. */
interface News {
  changes: Omit<Change, 'revision' | 'at' | 'by'>[]
  suggestions: Suggestion[]
}

type Part = 'fields' | 'custom_fields'

function mergePart<P extends Part>(part: P, earlier: Lead, arrival: Arrival, news: News): Lead[P] {
  const kept: Record<string, Json | undefined> = earlier[part]
  // Guests name custom fields: a field called __proto__ must stay a field.
  const merged = withoutPrototype({ ...kept })
  for (const [field, value = null] of Object.entries<Json | undefined>(arrival[part])) {
    const from = kept[field]
    if (isBlank(value) ? from !== undefined : same(from, value)) continue
    const edits = trailingEdits(earlier, part, field)
    if (edits.length === 0) {
      news.changes.push({ part, field, ...longChange(from ?? null, value) })
      merged[field] = value
    } else if (!isBlank(value)) suggest(part, field, value, edits, arrival, news)
  }
  return merged as Lead[P]
}

function firstLead(arrival: Arrival): Lead {
  return {
    id: arrival.id,
    reference: arrival.reference,
    site: arrival.site,
    session: arrival.session,
    client_request_uid: arrival.client_request_uid,
    state: arrival.kind === 'draft' ? 'partial' : 'new',
    revision: 1,
    fields: arrival.fields,
    custom_fields: arrival.custom_fields,
    suggestions: [],
    history: [],
    notes: [],
    owner: null,
    guest: null,
    unread: true,
    source: arrival.source,
    received_at: arrival.at,
    updated_at: arrival.at,
  }
}

/** The real request completes a draft; a guest who comes back reopens what was closed. */
function stateAfter(earlier: Lead, arrival: Arrival, isNews: boolean): Lead['state'] {
  if (earlier.state === 'partial') return arrival.kind === 'request' ? 'new' : 'partial'
  const closed = earlier.state === 'lost' || earlier.state === 'archived'
  return closed && isNews ? 'new' : earlier.state
}

/** An operator's word stands: the changes at the end of its history that operators made, oldest first. */
function trailingEdits({ history }: Lead, part: Part, field: string): Change[] {
  const changes = history.filter(change => change.part === part && change.field === field)
  const others = changes.findLastIndex(({ by }) => !isOperator(by))
  return changes.slice(others + 1)
}

/** Only a value that is not the guest's last word already: guests send all they said again. */
function suggest(
  part: Part,
  field: string,
  value: Json,
  edits: Change[],
  { at, by }: Arrival,
  news: News,
) {
  const place = news.suggestions.findIndex(known => known.part === part && known.field === field)
  if (same((news.suggestions[place] ?? { value: edits[0]?.from }).value, value)) return
  const others = news.suggestions.filter((_, index) => index !== place)
  news.suggestions = [...others, { part, field, value, at, by }]
}

const isBlank = (value: Json | undefined) => value === undefined || value === null || value === ''

/** As JSON text, since that is what is kept: -0 is 0 there. */
const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)
