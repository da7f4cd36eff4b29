import type { Json } from '../shared/json.ts'
import type { LeadEdit } from '../shared/lead-api.ts'
import type { Author, Change, Lead, Note } from '../shared/lead.ts'
import { conflict } from './refusal.ts'
import { withoutPrototype } from './without-prototype.ts'

/** An operator's (or an integrator's) change of one lead. */
export interface Edit extends LeadEdit {
  by: Author
  /** Instant, ISO 8601 in UTC. */
  at: string
  /** A note to add, or to have back as it was. */
  note?: Note
  /** Id of a note to take away. */
  remove_note?: string
  /** The guest that the lead is said to be of; null for nobody's. */
  guest?: string | null
}

/**
 * An operator's change of a lead; each field that differs goes into the history. An edit of an
 * older revision is taken as long as nobody has changed the same fields since.
 */
export function applyEdit(earlier: Lead, edit: Edit): Lead {
  const differences = differencesOf(earlier, edit)
  if (edit.revision !== undefined) refuseOutrun(earlier, edit.revision, differences)

  const revision = earlier.revision + 1
  const { at, by } = edit
  const lead: Lead = {
    ...earlier,
    revision,
    fields: mergedWithoutNulls(earlier.fields, edit.fields),
    custom_fields: mergedWithoutNulls(earlier.custom_fields, edit.custom_fields),
    state: edit.state ?? earlier.state,
    owner: edit.owner === undefined ? earlier.owner : edit.owner,
    guest: edit.guest === undefined ? earlier.guest : edit.guest,
    unread: edit.unread ?? (earlier.unread && (by === 'api' || differences.length === 0)),
    notes: notesAfter(earlier.notes, edit),
    suggestions: suggestionsAfter(earlier.suggestions, differences, edit),
    history: [...earlier.history, ...differences.map(each => ({ revision, ...each, at, by }))],
  }
  if (differences.length > 0 || differs(earlier, lead)) return { ...lead, updated_at: at }
  // It was only opened, which is no change to be dated.
  return lead.unread === earlier.unread ? earlier : lead
}

type Difference = Pick<Change, 'part' | 'field' | 'from' | 'to'>
type Place = Pick<Change, 'part' | 'field'>

const differencesOf = (earlier: Lead, edit: Edit): Difference[] => [
  ...changesOf('fields', earlier.fields, edit.fields ?? {}),
  ...changesOf('custom_fields', earlier.custom_fields, edit.custom_fields ?? {}),
  ...changesOf('state', { state: earlier.state }, { state: edit.state }),
  ...changesOf('owner', { owner: earlier.owner }, { owner: edit.owner }),
  ...changesOf('guest', { guest: earlier.guest }, { guest: edit.guest }),
]

function refuseOutrun(earlier: Lead, revision: number, differences: Difference[]) {
  if (revision > earlier.revision) throw conflict('no_such_revision', earlier)
  const since = earlier.history.filter(change => change.revision > revision)
  if (differences.some(difference => isAmong(since, difference)))
    throw conflict('fields_changed', earlier)
}

const isAmong = (places: readonly Place[], { part, field }: Place) =>
  places.some(place => place.part === part && place.field === field)

/** Guests name custom fields, so there is no prototype; an operator's null takes a field away. */
function mergedWithoutNulls<T extends Record<string, Json | undefined>>(kept: T, edited?: T): T {
  const fields = withoutPrototype({ ...kept, ...edited })
  for (const [name, value] of Object.entries(edited ?? {})) if (value === null) delete fields[name]
  return fields
}

function suggestionsAfter(
  suggestions: Lead['suggestions'],
  differences: Difference[],
  { dismiss = [], restore = [] }: Edit,
): Lead['suggestions'] {
  const settled = [...differences, ...dismiss]
  return suggestions.map(({ dismissed = false, ...suggestion }) => {
    const isSettled = (dismissed || isAmong(settled, suggestion)) && !isAmong(restore, suggestion)
    return isSettled ? { ...suggestion, dismissed: true } : suggestion
  })
}

/** In the order of writing, also where a note that was removed comes back. */
function notesAfter(notes: Lead['notes'], { note, remove_note }: Edit): Lead['notes'] {
  const others = notes.filter(({ id }) => id !== remove_note && id !== note?.id)
  if (!note) return others
  const later = others.findIndex(({ at }) => at > note.at)
  return others.toSpliced(later < 0 ? others.length : later, 0, note)
}

/** Whether anything is new that leaves nothing in the history; no more is compared, a lead may be large. */
const differs = (before: Lead, after: Lead): boolean =>
  JSON.stringify(unrecorded(before)) !== JSON.stringify(unrecorded(after))

/** Names of custom fields too: the history has nothing of one that was null and is taken away. */
const unrecorded = ({ notes, suggestions, custom_fields }: Lead) => [
  notes,
  suggestions,
  Object.keys(custom_fields),
]

/** Undefined is no change, null is one. */
function changesOf(
  part: Change['part'],
  before: Record<string, Json | undefined>,
  after: Record<string, Json | undefined>,
): Difference[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? null
    const isSame = to === undefined || JSON.stringify(from) === JSON.stringify(to)
    return isSame ? [] : { part, field, from, to }
  })
}
