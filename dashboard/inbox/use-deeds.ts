import type { LeadSummary } from '../../shared/lead-api.ts'
import { movedText } from '../format/deed.ts'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
import { say, texts } from '../texts/texts.ts'
import type { Deed, Selected } from './bulk.ts'
import type { InboxApi } from './inbox-api.ts'
import { unanswered, type Inbox } from './inbox.ts'
import type { ListedLead } from './listed-lead.ts'
import { filterOf, type ListQuery } from './list-query.ts'
import { useBulk, type Bulk } from './use-bulk.ts'
import { leadOf, type Leads } from './use-leads.ts'
import { useSelection, type Selection } from './use-selection.ts'

interface Surroundings extends Reporting {
  inbox: Inbox
  query: ListQuery
  leads: Pick<Leads, 'known' | 'settled'>
  changed: (leads: LeadSummary[]) => void
}

type Found = Pick<ListedLead, keyof Selected | 'fields'>

/** The selected leads, and what is done to them or to a single one. */
export function useDeeds(
  api: InboxApi,
  { inbox, query, leads: { known, settled }, ...reporting }: Surroundings,
) {
  const { leads } = inbox
  const selection = useSelection(leads, query)
  const bulk = useBulk(api, reporting)
  const archiveOne = archivingWith(bulk, settled)
  /** As it was last seen: it may have been opened and changed since it was selected. */
  const latest = <Seen extends Selected>(seen: Seen) => {
    const lead = leadOf(known.get(seen.id))
    return lead && lead.revision > seen.revision ? lead : seen
  }
  /** An open lead may have left the list, having been moved to a state of another view. */
  const find = (id = '') => {
    const row = leads.find(each => each.id === id)
    return row ? latest(row) : leadOf(known.get(id))
  }

  const actOn = async (chosen: readonly Selected[], deed: Deed, told: string): Promise<void> => {
    const again = () => void actOn(chosen, deed, told)
    const left = await bulk.run(chosen.map(latest), deed, told, again)
    selection.drop(new Set(chosen.map(({ id }) => id).filter(id => !left.has(id))))
  }
  const act = (deed: Deed, told: string) => void actOn([...selection.leads.values()], deed, told)
  const selectAll = async (): Promise<void> => {
    try {
      const found = await api.handles(filterOf(query))
      selection.take(found.leads, found.more)
    } catch (error) {
      toastRefusal(reporting, error, texts.bulk.selectAll, { retry: () => void selectAll() })
    }
  }
  const archive = (id: string | undefined) => {
    if (selection.leads.size > 0) {
      // While one deed is under way the bar offers no other.
      if (bulk.progress) return
      return act({ state: 'archived' }, say(texts.bulk.moved, { state: texts.states.archived }))
    }
    const lead = find(id)
    if (lead && lead.state !== 'archived') void archiveOne(lead)
  }
  return {
    selection,
    bulk,
    act,
    find,
    archive,
    selectAll: hasMore(inbox, selection) ? () => void selectAll() : undefined,
  }
}

/** A lead that is on its way to another state is archived from there. */
function archivingWith(bulk: Bulk, settled: Leads['settled']) {
  const deed = { state: 'archived' } as const
  return async function archiveOne(lead: Found): Promise<void> {
    const again = () => void archiveOne(lead)
    const moved = (await settled(lead, deed)) ?? lead
    await bulk.run([moved], deed, movedText(lead, deed.state), again)
  }
}

/** Whether more could be selected than is. */
const hasMore = (inbox: Inbox, { leads, isAll }: Selection) =>
  !unanswered(inbox) && (leads.size < inbox.leads.length || (inbox.next !== null && !isAll))

export type Deeds = ReturnType<typeof useDeeds>
