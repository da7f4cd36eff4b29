import type { Json } from '../shared/json.ts'
import type { Change, Lead } from '../shared/lead.ts'
import { conflict } from './refusal.ts'
import type { Edit } from './store/store.ts'

/** An operator's change of a lead; each field that differs goes into the history. */
export function applyEdit(earlier: Lead, edit: Edit): Lead {
  if (edit.revision !== undefined && edit.revision !== earlier.revision)
    throw conflict('The lead has changed since you opened it')

  const lead: Lead = {
    ...earlier,
    revision: earlier.revision + 1,
    fields: { ...earlier.fields, ...edit.fields },
    custom_fields: Object.assign(Object.create(null), earlier.custom_fields, edit.custom_fields),
    state: edit.state ?? earlier.state,
    updated_at: edit.at,
  }
  const changes = [
    ...changesOf('fields', earlier.fields, edit.fields ?? {}),
    ...changesOf('custom_fields', earlier.custom_fields, edit.custom_fields ?? {}),
    ...changesOf('state', { state: earlier.state }, { state: lead.state }),
  ].map(change => ({ revision: lead.revision, ...change, at: edit.at, by: edit.by }))
  if (changes.length === 0) return earlier

  lead.history = [...earlier.history, ...changes]
  lead.suggestions = earlier.suggestions.filter(
    ({ part, field }) => !changes.some(change => change.part === part && change.field === field),
  )
  return lead
}

type Difference = Pick<Change, 'part' | 'field' | 'from' | 'to'>

function changesOf(
  part: Change['part'],
  before: Record<string, Json | undefined>,
  after: Record<string, Json | undefined>,
): Difference[] {
  return Object.entries(after)
    .map(([field, to]) => ({ part, field, from: before[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
