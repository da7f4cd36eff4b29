import { useState } from 'preact/hooks'
import { maxViewNameLength, type SavedView } from '../../shared/lead-api.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import type { Go, LeadsPlace } from '../place.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { filterOf, isFiltered, isSameFilter, type ListQuery } from './list-query.ts'
import type { SavedViews } from './use-saved-views.ts'

interface Surroundings {
  query: ListQuery
  saved: SavedView | undefined
  savedViews: SavedViews
  place: LeadsPlace
  go: Go
  onRefusal: (problem: Problem) => void
}

/** Saving, renaming and removing views, and the dialog that is open for it. */
export function useViewDialogs(around: Surroundings) {
  const { query, saved, savedViews, place, go, onRefusal } = around
  const [open, setOpen] = useState<'save' | 'rename'>()
  const close = () => setOpen(undefined)

  const save = async (name: string) => {
    const view = await savedViews.add({ name, filter: filterOf(query) })
    go({ section: 'leads', view: 'all', saved: view.id, lead: place.lead }, 'push')
  }
  const remove = () => {
    if (!saved) return
    void savedViews.remove(saved)
    go({ section: 'leads', view: 'inbox', lead: undefined }, 'replace')
  }
  const isNew = isFiltered(query) && !(saved && isSameFilter(filterOf(query), saved.filter))
  return {
    save: isNew ? () => setOpen('save') : undefined,
    rename: () => setOpen('rename'),
    remove,
    open: open && (
      <NameDialog
        title={open === 'save' ? texts.saved.saveView : texts.saved.rename}
        label={texts.saved.name}
        name={open === 'rename' ? (saved?.name ?? '') : ''}
        maxLength={maxViewNameLength}
        action={texts.saved.save}
        save={name => (open === 'rename' && saved ? savedViews.rename(saved.id, name) : save(name))}
        {...{ close, onRefusal }}
      />
    ),
  }
}

export type ViewDialogs = ReturnType<typeof useViewDialogs>
