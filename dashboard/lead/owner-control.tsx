import { openByArrows } from '../parts/open-by-arrows.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { Sheet } from './sheet.ts'
import { ownerChange } from './changes.ts'

/** Who looks after the lead; whoever is signed in comes first. */
export function OwnerControl({ sheet }: { sheet: Sheet }) {
  const { lead, operator, names, change } = sheet
  const others = [...names].filter(([id]) => id !== operator.id)
  const isKnown = lead.owner === null || lead.owner === operator.id || names.has(lead.owner)
  const take = () => void change(ownerChange(sheet, operator.id))
  return (
    <div class="owner">
      <label>
        <span>{texts.lead.owner}</span>
        <span class="select is-plain">
          <select
            value={lead.owner ?? ''}
            onKeyDown={openByArrows}
            onChange={({ currentTarget: { value } }) =>
              void change(ownerChange(sheet, value === '' ? null : value))
            }
          >
            <option value="">{texts.owners.nobody}</option>
            <option value={operator.id}>
              {say(texts.lead.me, { name: names.get(operator.id) ?? operator.email })}
            </option>
            {others.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {!isKnown && <option value={lead.owner ?? ''}>{texts.owners.former}</option>}
          </select>
        </span>
      </label>
      {lead.owner === null && names.size > 1 && (
        <button type="button" class="link" onClick={take}>
          {texts.lead.take}
        </button>
      )}
    </div>
  )
}
