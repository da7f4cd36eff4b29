import type { Json } from '../shared/json.ts'
import type { Author, Change, CustomFields, Lead, LeadFields, Source } from '../shared/lead.ts'

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
 * value wins by order of receipt, a replay changes nothing (design section 3, spec part 2 rule 3).
 */
export function merge(earlier: Lead | undefined, receipt: Receipt): Received {
  if (!earlier) return { lead: firstLead(receipt), outcome: 'created' }
  const changes: Change[] = []
  const suggestions = [...earlier.suggestions]
  const note = (part: Change['part'], field: string, from: Json, to: Json) =>
    changes.push({
      revision: earlier.revision + 1,
      part,
      field,
      from,
      to,
      at: receipt.at,
      by: receipt.by,
    })

  const mergePart = <T extends Record<string, Json | undefined>>(
    part: 'fields' | 'custom_fields',
    kept: T,
    coming: T,
  ): T => {
    const merged = copy(kept)
    for (const [field, value] of Object.entries(coming)) {
      const current = kept[field]
      if (isBlank(value) ? current !== undefined : same(current, value)) continue
      if (isEdited(earlier, part, field)) suggest(suggestions, part, field, value, receipt)
      else {
        note(part, field, current ?? null, value ?? null)
        merged[field as keyof T] = value as T[keyof T]
      }
    }
    return merged
  }

  const fields = mergePart('fields', earlier.fields, receipt.fields)
  const custom_fields = mergePart('custom_fields', earlier.custom_fields, receipt.custom_fields)
  const suggested = !same(suggestions as unknown as Json, earlier.suggestions as unknown as Json)
  const state = stateAfter(earlier, receipt, changes.length > 0 || suggested)
  if (state !== earlier.state) note('state', 'state', earlier.state, state)
  if (changes.length === 0 && !suggested) return { lead: earlier, outcome: 'unchanged' }

  const lead: Lead = {
    ...earlier,
    state,
    revision: earlier.revision + 1,
    fields,
    custom_fields,
    suggestions,
    history: [...earlier.history, ...changes],
    updated_at: receipt.at,
  }
  const completes = earlier.state === 'partial' && state === 'new'
  return { lead, outcome: completes ? 'created' : 'updated' }
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
    source: receipt.source,
    received_at: receipt.at,
    updated_at: receipt.at,
  }
}

/** The real request completes a draft; a guest who comes back reopens what was closed. */
function stateAfter(earlier: Lead, receipt: Receipt, changed: boolean): Lead['state'] {
  if (earlier.state === 'partial') return receipt.kind === 'request' ? 'new' : 'partial'
  const closed = earlier.state === 'lost' || earlier.state === 'archived'
  return closed && changed ? 'new' : earlier.state
}

/** An operator's word stands: the field's last change was an operator's. */
function isEdited(lead: Lead, part: Change['part'], field: string): boolean {
  const last = lead.history.findLast(change => change.part === part && change.field === field)
  return last?.by.startsWith('operator:') ?? false
}

function suggest(
  suggestions: Lead['suggestions'],
  part: 'fields' | 'custom_fields',
  field: string,
  value: Json | undefined,
  { at, by }: Receipt,
) {
  const place = suggestions.findIndex(known => known.part === part && known.field === field)
  if (place >= 0 && same(suggestions[place]?.value, value)) return
  const suggestion = { part, field, value: value ?? null, at, by }
  if (place >= 0) suggestions[place] = suggestion
  else suggestions.push(suggestion)
}

const isBlank = (value: Json | undefined) => value === undefined || value === null || value === ''

/** As JSON text, since that is what is kept: -0 is 0 there. */
const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Guests name custom fields: a field called __proto__ must stay a field. */
const copy = <T extends object>(fields: T): T => Object.assign(Object.create(null), fields) as T
