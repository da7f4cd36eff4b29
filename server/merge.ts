import type { Json } from '../shared/json.ts'
import { longChange } from './long-change.ts'
import { withoutPrototype } from './normalise.ts'
import type {
  Author,
  Change,
  CustomFields,
  Lead,
  LeadFields,
  Source,
  Suggestion,
} from '../shared/lead.ts'

/** A request or draft on its way in, with all that the merge must not make up by itself. */
export interface Receipt {
  kind: 'request' | 'draft'
  site: string
  session: string | null
  client_request_uid: string | null
  fields: LeadFields
  custom_fields: CustomFields
  source: Source
  by: Author
  /** Instant of receipt, ISO 8601 in UTC. */
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
 * value wins by order of receipt, a replay changes nothing.
 */
export function merge(earlier: Lead | undefined, receipt: Receipt): Received {
  if (!earlier) return { lead: firstLead(receipt), outcome: 'created' }
  const news: News = { changes: [], suggestions: earlier.suggestions, suggested: false }
  const fields = mergePart('fields', earlier, receipt, news)
  const custom_fields = mergePart('custom_fields', earlier, receipt, news)
  const isChanged = news.changes.length > 0 || news.suggested
  const isNews = news.suggested || news.changes.some(({ to }) => !isBlank(to))
  const state = stateAfter(earlier, receipt, isNews)
  if (!isChanged && state === earlier.state) return { lead: earlier, outcome: 'unchanged' }

  const revision = earlier.revision + 1
  const { at, by } = receipt
  if (state !== earlier.state)
    news.changes.push({ part: 'state', field: 'state', from: earlier.state, to: state })
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

/** What a receipt brings that the lead did not have. */
interface News {
  changes: Omit<Change, 'revision' | 'at' | 'by'>[]
  suggestions: Suggestion[]
  suggested: boolean
}

type Part = 'fields' | 'custom_fields'

function mergePart<P extends Part>(part: P, earlier: Lead, receipt: Receipt, news: News): Lead[P] {
  const kept: Record<string, Json | undefined> = earlier[part]
  // Guests name custom fields: a field called __proto__ must stay a field.
  const merged = withoutPrototype({ ...kept })
  for (const [field, value = null] of Object.entries<Json | undefined>(receipt[part])) {
    const from = kept[field]
    if (isBlank(value) ? from !== undefined : same(from, value)) continue
    const edits = trailingEdits(earlier, part, field)
    if (edits.length > 0 && isBlank(value)) continue
    if (edits.length > 0) suggest(part, field, value, edits, receipt, news)
    else {
      news.changes.push({ part, field, ...longChange(from ?? null, value) })
      merged[field] = value
    }
  }
  return merged as Lead[P]
}

function firstLead(receipt: Receipt): Lead {
  return {
    id: receipt.id,
    reference: receipt.reference,
    site: receipt.site,
    session: receipt.session,
    client_request_uid: receipt.client_request_uid,
    state: receipt.kind === 'draft' ? 'partial' : 'new',
    revision: 1,
    fields: receipt.fields,
    custom_fields: receipt.custom_fields,
    suggestions: [],
    history: [],
    notes: [],
    owner: null,
    guest: null,
    unread: true,
    source: receipt.source,
    received_at: receipt.at,
    updated_at: receipt.at,
  }
}

/** The real request completes a draft; a guest who comes back reopens what was closed. */
function stateAfter(earlier: Lead, receipt: Receipt, isNews: boolean): Lead['state'] {
  if (earlier.state === 'partial') return receipt.kind === 'request' ? 'new' : 'partial'
  const closed = earlier.state === 'lost' || earlier.state === 'archived'
  return closed && isNews ? 'new' : earlier.state
}

/** An operator's word stands: the changes at the end of its history that operators made, oldest first. */
function trailingEdits({ history }: Lead, part: Part, field: string): Change[] {
  const changes = history.filter(change => change.part === part && change.field === field)
  const others = changes.findLastIndex(({ by }) => !by.startsWith('operator:'))
  return changes.slice(others + 1)
}

/** Only a value that is not the guest's last word already: guests send all they said again. */
function suggest(
  part: Part,
  field: string,
  value: Json,
  edits: Change[],
  { at, by }: Receipt,
  news: News,
) {
  const place = news.suggestions.findIndex(known => known.part === part && known.field === field)
  if (same((news.suggestions[place] ?? { value: edits[0]?.from }).value, value)) return
  const others = news.suggestions.filter((_, index) => index !== place)
  news.suggestions = [...others, { part, field, value, at, by }]
  news.suggested = true
}

const isBlank = (value: Json | undefined) => value === undefined || value === null || value === ''

/** As JSON text, since that is what is kept: -0 is 0 there. */
const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)
