import { isField } from '../../shared/form.ts'
import type { Json } from '../../shared/json.ts'
import { leadStates, type Change, type LeadState } from '../../shared/lead.ts'
import { texts } from '../texts/all-texts.ts'
import { say, sayCount } from '../texts/texts.ts'
import { jsonText } from './json-text.ts'
import { longDate } from './time.ts'
import { aboutOf } from './words.ts'

const isState = (value: Json): value is LeadState => leadStates.some(state => state === value)

/** What a field is called: ours by its text, a custom field exactly as the guest's page named it. */
export function fieldLabel(part: Change['part'], name: string): string {
  if (part === 'state') return texts.lead.state
  if (part === 'owner') return texts.lead.owner
  if (part === 'guest') return texts.guest.others
  if (part === 'fields' && isField(name)) return texts.fields[name]
  const about = aboutOf(name) ?? ''
  if (part === 'custom_fields' && isField(about))
    return say(texts.lead.wordsOf, { field: texts.fields[about] })
  return name || texts.lead.unnamed
}

/** A value of a field as the operator reads it; undefined when there is none. */
export function fieldText(
  part: Change['part'],
  name: string,
  value: Json | undefined,
  locale: string,
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (part === 'guest') return texts.guest.known
  if (part === 'state' && isState(value)) return texts.states[value]
  if (part === 'fields' && name === 'start_date' && typeof value === 'string')
    return longDate(value, locale)
  if (part === 'fields' && name === 'no_of_days' && typeof value === 'number')
    return sayCount(texts.counts.days, value)
  return jsonText(value)
}
