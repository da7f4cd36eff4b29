import { leadStates, type Lead, type LeadState, type Suggestion } from '../../shared/lead.ts'
import { fieldLabel } from '../format/field.ts'
import { deedFor, movedText } from '../format/deed.ts'
import type { LeadChange } from '../inbox/use-leads.ts'
import { say, texts } from '../texts/texts.ts'
import { editOf, valueAt } from './edit-value.ts'
import type { Sheet } from './sheet.ts'

/** The step an operator most often takes next. */
export function nextState(state: LeadState): 'contacted' | 'quoted' | 'won' | undefined {
  if (state === 'new') return 'contacted'
  if (state === 'contacted') return 'quoted'
  return state === 'quoted' ? 'won' : undefined
}

/** What an operator may choose: only a guest's draft makes a lead unfinished. */
export const statesToChoose = (current: LeadState): LeadState[] =>
  leadStates.filter(state => state !== 'partial' || current === 'partial')

export function stateChange(lead: Lead, state: LeadState): LeadChange {
  return {
    lead,
    edit: { state },
    back: { state: lead.state },
    told: movedText(lead, state),
  }
}

export function ownerChange(
  { lead, operator, names }: Pick<Sheet, 'lead' | 'operator' | 'names'>,
  owner: string | null,
): LeadChange {
  const name = owner === null ? undefined : (names.get(owner) ?? operator.email)
  return {
    lead,
    edit: { owner },
    back: { owner: lead.owner },
    told: deedFor(lead, name ? say(texts.toast.owned, { name }) : texts.toast.disowned),
  }
}

/** Takes the guest's later value, which settles the suggestion. */
export function suggestionChange(lead: Lead, { part, field, value }: Suggestion): LeadChange {
  const place = { part, field }
  return {
    lead,
    edit: editOf(place, value),
    back: { ...editOf(place, valueAt(lead, place) ?? null), restore: [place] },
    told: deedFor(lead, say(texts.toast.used, { field: fieldLabel(part, field) })),
  }
}

/** Passes it over: the operator's value stays. */
export const dismissal = (lead: Lead, { part, field }: Suggestion): LeadChange => ({
  lead,
  edit: { dismiss: [{ part, field }] },
  back: { restore: [{ part, field }] },
  told: deedFor(lead, say(texts.toast.kept, { field: fieldLabel(part, field) })),
})
