import { useState } from 'preact/hooks'
import type { LeadFilter } from '../../shared/lead-api.ts'
import { Icon } from '../parts/icon.tsx'
import { say, texts } from '../texts/texts.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { filterParts } from './filter-parts.ts'
import type { Known } from './use-known.ts'

interface Props {
  filter: LeadFilter
  setFilter: (filter: LeadFilter) => void
  known: Known
  /** Keeps the filter as a view; missing when there is nothing new to keep. */
  save: (() => void) | undefined
  /** Missing while there is nothing to export. */
  exportList: (() => void) | undefined
  /** Begins to select leads, where no pointer shows the boxes; missing while there are none. */
  choose: (() => void) | undefined
}

/** The way to the filter, and what is set of it: each part can be taken away. */
export function FilterBar({ filter, setFilter, known, save, exportList, choose }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="filter-bar">
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {texts.filter.filter}
      </button>
      {choose && (
        <button type="button" class="chip chip-choose" onClick={choose}>
          <Icon name="check" />
          {texts.bulk.choose}
        </button>
      )}
      {filterParts(filter, known).map(({ text, without }) => (
        <button
          key={text}
          type="button"
          class="chip chip-set"
          title={say(texts.filter.remove, { part: text })}
          aria-label={say(texts.filter.remove, { part: text })}
          onClick={() => setFilter(without)}
        >
          <span>{text}</span>
          <Icon name="close" />
        </button>
      ))}
      {save && (
        <button type="button" class="link" onClick={save}>
          {texts.saved.saveView}
        </button>
      )}
      {exportList && (
        <button type="button" class="link" aria-haspopup="dialog" onClick={exportList}>
          {texts.inbox.export}
        </button>
      )}
      {isOpen && (
        <FilterDialog
          filter={filter}
          known={known}
          apply={setFilter}
          close={() => setOpen(false)}
        />
      )}
    </div>
  )
}
