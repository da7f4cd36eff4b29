import { useEffect, useMemo, useState } from 'preact/hooks'
import type { LeadFilter, SavedView } from '../../shared/lead-api.ts'
import type { Operator } from '../api.ts'
import type { LeadsPlace } from '../place.ts'
import { keepQuery, keptQuery, type Narrowing } from './kept-query.ts'
import type { ListQuery } from './list-query.ts'

const nothing: Narrowing = { place: '', filter: {}, search: '' }

/**
 * What the list answers: a view begins with its own filter, none or a saved one, and is narrowed
 * from there. Words to search for stay as one goes from view to view.
 */
export function useListQuery(
  { view, saved }: LeadsPlace,
  views: readonly SavedView[] | undefined,
  operator: Operator,
) {
  const opened = saved === undefined ? undefined : views?.find(({ id }) => id === saved)
  const begin = useMemo(() => {
    const { search, ...filter } = opened?.filter ?? {}
    return { filter, search }
  }, [opened?.id])
  const place = `${view} ${saved ?? ''}`
  const [asked, setAsked] = useState(() => keptQuery(operator) ?? nothing)
  useEffect(() => keepQuery(operator, asked), [operator, asked])
  // A view is narrowed until another is opened: on return it is whole again.
  useEffect(
    () =>
      setAsked(now =>
        now.place === place || now.place === '' ? now : { ...now, place: '', filter: {} },
      ),
    [place],
  )
  const { filter, search } =
    asked.place === place
      ? asked
      : { filter: begin.filter, search: opened ? (begin.search ?? '') : asked.search }

  const query = useMemo<ListQuery>(() => ({ view, filter, search }), [view, filter, search])
  return {
    query,
    place,
    /** Not before the saved view is known: all leads in the place of those of a view would pass for them. */
    isKnown: saved === undefined || opened !== undefined,
    saved: opened,
    setSearch: (words: string) => setAsked({ place, filter, search: words }),
    setFilter: (narrowed: LeadFilter) => setAsked({ place, filter: narrowed, search }),
    clear: () => setAsked({ place, filter: {}, search: '' }),
  }
}
