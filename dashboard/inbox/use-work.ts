import { useCallback } from 'preact/hooks'
import { summaryOf, type LeadCountsBody, type LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Api, Operator } from '../api.ts'
import type { Reporting } from '../parts/reporting.ts'
import type { Go, LeadsPlace } from '../place.ts'
import type { List } from './focus.ts'
import type { InboxApi } from './inbox-api.ts'
import { useDeeds } from './use-deeds.ts'
import { useInbox } from './use-inbox.ts'
import { useKnown } from './use-known.ts'
import { leadOf, useLeads } from './use-leads.ts'
import { useListQuery } from './use-list-query.ts'
import type { LiveLeads } from './use-live.ts'
import { useReadMark } from './use-read-mark.ts'
import type { SavedViews } from './use-saved-views.ts'
import { useTotal } from './use-total.ts'

/** What the leads get from the shell around them. */
export interface LeadsProps extends Reporting {
  api: Api
  asking: InboxApi
  operator: Operator
  place: LeadsPlace
  go: Go
  live: LiveLeads
  savedViews: SavedViews
  counts: LeadCountsBody | undefined
}

/** The inbox of what is asked, the leads read so far, and what can be done to them. */
export function useWork(props: LeadsProps, list: List) {
  const { api, asking, operator, place, savedViews, counts, live, toast, onRefusal } = props
  const narrowing = useListQuery(place, savedViews.views, operator)
  const { query, isKnown } = narrowing
  const { inbox, ...controls } = useInbox(api, query, {
    live,
    list,
    place: narrowing.place,
    isKnown,
    onRefusal,
  })
  const total = useTotal(asking, { query, counts, inbox, live, onRefusal })
  const seen = useCallback((lead: Lead) => controls.changed([summaryOf(lead)]), [controls.changed])
  const leads = useLeads(api, { operator, toast, onRefusal, seen })
  const changed = (changes: LeadSummary[]) => {
    controls.changed(changes)
    if (changes.some(({ id }) => id === place.lead)) void leads.open(place.lead ?? '')
  }
  const opened = leadOf(leads.known.get(place.lead ?? ''))
  const known = useKnown({ api, asking, operator, leads: inbox.leads, opened })
  const deeds = useDeeds(asking, {
    inbox,
    query,
    leads,
    toast,
    onRefusal,
    changed,
  })
  const mark = useReadMark(api, leads, place.lead, { toast, onRefusal })
  return { known, narrowing, inbox, controls, total, leads, deeds, mark }
}

export type Work = ReturnType<typeof useWork>
