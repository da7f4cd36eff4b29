import { leadStates, type LeadState } from '../../shared/lead.ts'
import { count } from '../format/amount.ts'
import { nobody } from '../parts/filter-form.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { openByArrows } from '../parts/open-by-arrows.ts'
import { locale, say, sayCount, texts } from '../texts/texts.ts'
import type { Deed } from './bulk.ts'
import type { Bulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  bulk: Bulk
  names: ReadonlyMap<string, string>
  /** Does it to the selected leads. */
  act: (deed: Deed, told: string) => void
  /** Selects all that match; missing when there are no more. */
  selectAll: (() => void) | undefined
}

/** What can be done to the selected leads, and how far it is. */
export function BulkBar({ selection, bulk, names, act, selectAll }: Props) {
  if (bulk.progress) return <BulkProgress bulk={bulk} progress={bulk.progress} />
  const isIdle = selection.leads.size === 0
  const move = (state: LeadState) =>
    act({ state }, say(texts.bulk.moved, { state: texts.states[state] }))
  const own = (owner: string | null) =>
    act(
      { owner },
      owner === null
        ? texts.bulk.disowned
        : say(texts.bulk.owned, { name: names.get(owner) ?? owner }),
    )
  return (
    <div class="bulk" role="group" aria-label={texts.bulk.title} data-passing>
      <BulkHead selection={selection} selectAll={selectAll} />
      <div class="bulk-deeds">
        <Menu
          label={texts.bulk.move}
          isIdle={isIdle}
          options={leadStates
            .filter(state => state !== 'partial')
            .map(state => [state, texts.states[state]] as const)}
          choose={state => move(state as LeadState)}
        />
        <Menu
          label={texts.bulk.own}
          isIdle={isIdle}
          options={[[nobody, texts.owners.nobody], ...names]}
          choose={owner => own(owner === nobody ? null : owner)}
        />
        <button type="button" class="button" disabled={isIdle} onClick={() => move('archived')}>
          {texts.bulk.archive}
        </button>
      </div>
    </div>
  )
}

function BulkHead({ selection, selectAll }: Pick<Props, 'selection' | 'selectAll'>) {
  const forms = selection.isCut ? texts.bulk.newest : texts.bulk.selected
  return (
    <div class="bulk-head">
      <IconButton icon="close" label={texts.bulk.clear} onClick={selection.clear} />
      <span role="status">{sayCount(forms, selection.leads.size)}</span>
      {selectAll && (
        <button type="button" class="link" onClick={selectAll}>
          {texts.bulk.selectAll}
        </button>
      )}
    </div>
  )
}

interface MenuProps {
  label: string
  /** Nothing is selected yet. */
  isIdle: boolean
  options: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

/** A select that acts when something is chosen and then says its name again. */
function Menu({ label, isIdle, options, choose }: MenuProps) {
  return (
    <select
      class="button bulk-menu"
      aria-label={label}
      disabled={isIdle}
      value=""
      onKeyDown={openByArrows}
      onChange={event => {
        const { value } = event.currentTarget
        event.currentTarget.value = ''
        if (value !== '') choose(value)
      }}
    >
      <option value="">{label}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

function BulkProgress({ bulk, progress }: { bulk: Bulk; progress: { done: number; all: number } }) {
  const text = say(sayCount(texts.bulk.progress, progress.all), {
    done: count(progress.done, locale),
  })
  return (
    <div class="bulk" role="group" aria-label={texts.bulk.title} data-passing>
      <div class="bulk-head">
        <span role="status">{text}</span>
        <button type="button" class="button" onClick={bulk.cancel}>
          {texts.dialog.cancel}
        </button>
      </div>
      <progress class="bulk-progress" aria-label={text} max={progress.all} value={progress.done} />
    </div>
  )
}
