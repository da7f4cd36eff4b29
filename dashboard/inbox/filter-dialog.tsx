import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { Dialog } from '../parts/dialog.tsx'
import { texts } from '../texts/texts.ts'
import { filterFrom, isUncontacted, nobody, receivedDays } from './filter-form.ts'
import type { Known } from './filter-parts.ts'

interface Props {
  filter: LeadFilter
  known: Known
  apply: (filter: LeadFilter) => void
  close: () => void
}

/** All there is to narrow a list by. Nothing set in a group means that it does not matter. */
export function FilterDialog({ filter, known, apply, close }: Props) {
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    apply(filterFrom(new FormData(event.currentTarget)))
    close()
  }
  const received = receivedDays(filter)
  return (
    <Dialog title={texts.filter.title} close={close}>
      <form class="filter-form" onSubmit={submit}>
        <Checks filter={filter} />
        <States chosen={isUncontacted(filter) ? [] : (filter.states ?? [])} />
        <Choice
          name="owner"
          label={texts.filter.owner}
          chosen={filter.owner === null ? nobody : (filter.owner ?? '')}
          options={[['', texts.filter.anyone], [nobody, texts.filter.nobody], ...known.names]}
        />
        {known.brands.size > 1 && (
          <Choice
            name="site"
            label={texts.filter.site}
            chosen={filter.site ?? ''}
            options={[['', texts.filter.anySite], ...known.brands]}
          />
        )}
        <Days label={texts.filter.received} name="received" from={received.from} to={received.to} />
        <Days
          label={texts.filter.starts}
          name="start"
          from={filter.start_from ?? ''}
          to={filter.start_to ?? ''}
        />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={() => (apply({}), close())}>
            {texts.filter.clear}
          </button>
          <button type="submit" class="button button-main">
            {texts.filter.show}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Checks = ({ filter }: { filter: LeadFilter }) => (
  <div class="filter-checks">
    <Check name="unread" label={texts.filter.unread} checked={filter.unread === true} />
    <Check name="uncontacted" label={texts.filter.uncontacted} checked={isUncontacted(filter)} />
  </div>
)

function Check({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label class="filter-check">
      <input type="checkbox" name={name} defaultChecked={checked} />
      {label}
    </label>
  )
}

function States({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset class="filter-states">
      <legend>{texts.filter.states}</legend>
      {leadStates.map(state => (
        <label class="filter-state" key={state}>
          <input
            type="checkbox"
            name="states"
            value={state}
            defaultChecked={chosen.includes(state)}
          />
          {texts.states[state]}
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string
  options: (readonly [string, string])[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <label class="filter-field">
      {label}
      <select class="input" name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DaysProps {
  label: string
  name: string
  from: string
  to: string
}

function Days({ label, name, from, to }: DaysProps) {
  return (
    <fieldset class="filter-days">
      <legend>{label}</legend>
      <label class="filter-field">
        {texts.filter.fromDay}
        <input class="input" type="date" name={`${name}_from`} defaultValue={from} />
      </label>
      <label class="filter-field">
        {texts.filter.toDay}
        <input class="input" type="date" name={`${name}_to`} defaultValue={to} />
      </label>
    </fieldset>
  )
}
