import type { Lead } from '../../shared/lead.ts'
import type { LeadChange } from '../desk/use-leads.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { locale, sayCount, say, texts } from '../texts/texts.ts'
import { suggestionChange } from './state-change.ts'

interface Props {
  lead: Lead
  change: (change: LeadChange) => Promise<void>
}

/** What the guest said after an operator had edited the same field. */
export function Suggestions({ lead, change }: Props) {
  const { suggestions } = lead
  if (suggestions.length === 0) return null
  return (
    <section class="suggestions">
      <h2>{sayCount(texts.lead.suggestions, suggestions.length)}</h2>
      <p>{texts.lead.suggestionHint}</p>
      <ul>
        {suggestions.map(suggestion => {
          const { part, field, value } = suggestion
          const label = fieldLabel(part, field)
          const now = Object.hasOwn(lead[part], field) ? lead[part][field as 'name'] : null
          return (
            <li key={`${part} ${field}`}>
              <span class="fact-label">{label}</span>
              <span class="suggestion-values" dir="auto">
                <del>{fieldText(part, field, now, locale) ?? texts.lead.missing}</del>
                <ins>{fieldText(part, field, value, locale) ?? texts.lead.missing}</ins>
              </span>
              <button
                type="button"
                class="button"
                aria-label={say(texts.lead.useField, { field: label })}
                onClick={() => void change(suggestionChange(lead, suggestion))}
              >
                {texts.lead.use}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
