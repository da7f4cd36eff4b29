import type { LeadSummary } from '../../shared/lead-api.ts'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
import { say, texts } from '../texts/texts.ts'
import type { Deed } from './bulk.ts'
import type { InboxApi } from './inbox-api.ts'
import type { Inbox } from './inbox.ts'
import { filterOf, type ListQuery } from './list-query.ts'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

interface Surroundings extends Reporting {
  inbox: Inbox
  query: ListQuery
  changed: (leads: LeadSummary[]) => void
}

/** The selected leads, and what is done to them or to a single one. */
export function useDeeds(api: InboxApi, { inbox, query, ...reporting }: Surroundings) {
  const { leads, next } = inbox
  const selection = useSelection(leads, query)
  const bulk = useBulk(api, reporting)

  const act = (deed: Deed, told: string) => {
    const selected = [...selection.leads.values()]
    void bulk.run(selected, deed, told).then(selection.keep)
  }
  const selectAll = async () => {
    try {
      const found = await api.handles(filterOf(query))
      selection.take(found.leads, found.more)
    } catch (error) {
      toastRefusal(reporting, error)
    }
  }
  const archive = (id: string | undefined) => {
    const told = say(texts.bulk.moved, { state: texts.states.archived })
    if (selection.leads.size > 0) return act({ state: 'archived' }, told)
    const lead = leads.find(each => each.id === id)
    if (lead) void bulk.run([lead], { state: 'archived' }, told)
  }
  const hasMore = selection.leads.size < leads.length || (next !== null && !selection.isAll)
  return {
    selection,
    bulk,
    act,
    archive,
    selectAll: hasMore ? () => void selectAll() : undefined,
  }
}

export type Deeds = ReturnType<typeof useDeeds>
