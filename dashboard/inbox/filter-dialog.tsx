import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DaySpan } from '../parts/day-span.tsx'
import { filterFrom, isUncontacted, nobody, receivedDays } from '../parts/filter-form.ts'
import { SiteChoice } from '../parts/site-choice.tsx'
import { texts } from '../texts/texts.ts'
import type { Known } from './use-known.ts'

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
  const sites = choicesOf(known.siteNames, filter.site)
  return (
    <Dialog title={texts.filter.title} close={close}>
      <form class="filter-form" onSubmit={submit}>
        <Checks filter={filter} />
        <States chosen={isUncontacted(filter) ? [] : (filter.states ?? [])} />
        <Owners chosen={filter.owner} known={known} />
        {(sites.length > 1 || filter.site) && (
          <label class="field">
            {texts.filter.site}
            <SiteChoice name="site" names={sites} chosen={filter.site} />
          </label>
        )}
        <DaySpan legend={texts.filter.received} name="received" {...receivedDays(filter)} />
        <DaySpan
          legend={texts.filter.starts}
          name="start"
          from={filter.start_from ?? ''}
          to={filter.start_to ?? ''}
        />
        <div class="dialog-actions">
          <button type="button" class="link" onClick={() => (apply({}), close())}>
            {texts.filter.clear}
          </button>
          <button type="button" class="button" onClick={close}>
            {texts.dialog.cancel}
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

/** What is chosen can be chosen still when it is no longer among them. */
const choicesOf = (
  names: ReadonlyMap<string, string>,
  chosen: string | null | undefined,
  gone = chosen ?? '',
) => [...names, ...(chosen && !names.has(chosen) ? [[chosen, gone] as const] : [])]

function Owners({ chosen, known }: { chosen: LeadFilter['owner']; known: Known }) {
  const value = chosen === null ? nobody : (chosen ?? '')
  const options = [
    ['', texts.filter.anyone],
    [nobody, texts.owners.nobody],
    ...choicesOf(known.names, chosen, texts.owners.former),
  ] as const
  return (
    <label class="field">
      {texts.filter.owner}
      <select class="input" name="owner">
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
