import { leadStates, type Lead, type LeadState, type Suggestion } from '../../shared/lead.ts'
import { fieldLabel } from '../format/field.ts'
import { say, texts } from '../texts/texts.ts'
import type { LeadChange } from '../desk/use-leads.ts'

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
  const name = String(lead.fields.name || texts.inbox.nobody)
  return {
    lead,
    edit: { state },
    back: { state: lead.state },
    told: say(texts.toast.moved, { name, state: texts.states[state] }),
  }
}

/** Takes the guest's later value; the server then drops the suggestion. */
export function suggestionChange(lead: Lead, { part, field, value }: Suggestion): LeadChange {
  return {
    lead,
    edit: { [part]: { [field]: value } },
    back: { [part]: { [field]: lead[part][field as keyof Lead['fields']] ?? null } },
    told: say(texts.toast.used, { field: fieldLabel(part, field) }),
  }
}
