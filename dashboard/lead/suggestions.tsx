import type { Suggestion } from '../../shared/lead.ts'
import type { LeadChange } from '../inbox/use-leads.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { useSending } from '../parts/use-sending.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, sayCount, say } from '../texts/texts.ts'
import { valueAt } from './edit-value.ts'
import { FromTo } from './from-to.tsx'
import type { Sheet } from './sheet.ts'
import { dismissal, suggestionChange } from './changes.ts'

/** What the guest said after an operator had edited the same field. */
export function Suggestions({ sheet }: { sheet: Sheet }) {
  const open = sheet.lead.suggestions.filter(({ dismissed }) => !dismissed)
  if (open.length === 0) return null
  return (
    <section class="suggestions">
      <h2>{sayCount(texts.lead.suggestions, open.length)}</h2>
      <p>{texts.lead.suggestionHint}</p>
      <ul>
        {open.map(suggestion => (
          <SuggestionLine
            key={`${suggestion.part} ${suggestion.field}`}
            suggestion={suggestion}
            sheet={sheet}
          />
        ))}
      </ul>
    </section>
  )
}

function SuggestionLine({ suggestion, sheet }: { suggestion: Suggestion; sheet: Sheet }) {
  const { lead, change, onRefusal } = sheet
  // Once, however often it is pressed: the second would take what it does itself for what was there before.
  const { send } = useSending(onRefusal)
  const settle = (by: LeadChange) => void send(() => change(by))
  const { part, field, value } = suggestion
  const label = fieldLabel(part, field)
  const now = valueAt(lead, suggestion)
  return (
    <li>
      <span class="fact-label" dir="auto">
        {label}
      </span>
      <FromTo
        from={fieldText(part, field, now, locale) ?? texts.lead.missing}
        to={fieldText(part, field, value, locale) ?? texts.lead.missing}
      />
      <span class="suggestion-actions">
        <button
          type="button"
          class="button"
          aria-label={say(texts.lead.useField, { field: label })}
          onClick={() => settle(suggestionChange(lead, suggestion))}
        >
          {texts.lead.use}
        </button>
        <button
          type="button"
          class="button"
          aria-label={say(texts.lead.keepField, { field: label })}
          onClick={() => settle(dismissal(lead, suggestion))}
        >
          {texts.lead.keep}
        </button>
      </span>
    </li>
  )
}
