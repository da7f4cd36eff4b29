import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { summaryOf, type LeadCountsBody, type LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Api, Operator } from '../api.ts'
import { LeadPane } from '../lead/lead-pane.tsx'
import type { Reporting } from '../parts/reporting.ts'
import { useNow } from '../parts/use-now.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { FirstRun } from './first-run.tsx'
import type { ListHandle } from './focus.ts'
import { HelpDialog } from './help-dialog.tsx'
import { inboxApi } from './inbox-api.ts'
import { InboxPane } from './inbox-pane.tsx'
import { useBeside } from './use-beside.ts'
import { useDeeds } from './use-deeds.ts'
import { useExportDialog } from './use-export-dialog.tsx'
import { useGoneView } from './use-gone-view.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInbox } from './use-inbox.ts'
import { useKnown } from './use-known.ts'
import { useLeads } from './use-leads.ts'
import { useListQuery } from './use-list-query.ts'
import type { LiveLeads } from './use-live.ts'
import { useReadMark } from './use-read-mark.ts'
import { useReturnFocus } from './use-return-focus.ts'
import type { SavedViews } from './use-saved-views.ts'
import { useTitle } from './use-title.ts'
import { useTotal } from './use-total.ts'
import { useViewDialogs } from './view-dialogs.tsx'

interface Props extends Reporting {
  api: Api
  operator: Operator
  place: LeadsPlace
  go: Go
  live: LiveLeads
  savedViews: SavedViews
  counts: LeadCountsBody | undefined
}

/** List and lead side by side, or one at a time on a phone. */
export function LeadsScreen(props: Props) {
  const { api, operator, place, go, toast, onRefusal, live, savedViews, counts } = props
  const { list, handle } = useListHandle()
  const [isHelping, setHelping] = useState(false)
  const now = useNow()
  const { known, narrowing, inbox, total, leads, deeds, mark } = useWork(props, handle)
  const { query, saved } = narrowing
  const dialogs = useViewDialogs({ query, saved, savedViews, place, go, onRefusal })
  const { exportList, exporting } = useExportDialog({ ...props, query, saved, known, total })

  const close = () => go({ ...place, lead: undefined }, 'push')
  const keys = { place, go, close, deeds, mark, help: () => setHelping(true) }
  const beside = useBeside(inbox.inbox.leads, place.lead)
  useInboxKeys({ ...keys, list: handle, leads: inbox.inbox.leads, beside })
  useReturnFocus(place.lead, handle)
  useGoneView(savedViews.views, props)
  useTitle(place, leads, counts?.unread)

  const { loading } = inbox.inbox
  const isFirstRun = loading.is === 'done' && loading.empty === 'first_run' && !place.lead
  const showing = isFirstRun ? 'first-run' : place.lead === undefined ? 'list' : 'lead'
  return (
    <main class={`panes showing-${showing}`}>
      {isFirstRun ? (
        <FirstRun operator={operator} accents={known.accents} go={go} />
      ) : (
        <>
          <InboxPane
            {...{ inbox, place, go, known, live, list, now, total, exportList, savedViews }}
            {...narrowing}
            {...deeds}
            view={dialogs}
          />
          <LeadPane
            {...{ api, leads, live, place, go, operator, close, toast, onRefusal, now, beside }}
            {...known}
            inbox={inbox.inbox}
          />
        </>
      )}
      {dialogs.open}
      {exporting}
      {isHelping && <HelpDialog close={() => setHelping(false)} />}
    </main>
  )
}

/** The inbox of what is asked, the leads read so far, and what can be done to them. */
function useWork({ api, operator, place, savedViews, counts, ...around }: Props, list: ListHandle) {
  const { toast, onRefusal, live } = around
  const asking = useMemo(() => inboxApi(api.ask), [api])
  const known = useKnown(asking, operator)
  const narrowing = useListQuery(place, savedViews.views)
  const { query } = narrowing
  const inbox = useInbox(api, query, { live, isAway: list.isAway, onRefusal })
  const total = useTotal(asking, { query, counts, inbox: inbox.inbox, live, onRefusal })
  const seen = useCallback((lead: Lead) => inbox.changed([summaryOf(lead)]), [inbox.changed])
  const leads = useLeads(api, { operator, toast, onRefusal, seen })
  const changed = (changes: LeadSummary[]) => {
    inbox.changed(changes)
    if (changes.some(({ id }) => id === place.lead)) void leads.open(place.lead ?? '')
  }
  const deeds = useDeeds(asking, { inbox: inbox.inbox, query, toast, onRefusal, changed })
  const mark = useReadMark(api, leads, place.lead, onRefusal)
  return { known, narrowing, inbox, total, leads, deeds, mark }
}

/** The list, for those around it: it is there only while there are leads. */
function useListHandle() {
  const list = useRef<ListHandle>(null)
  const handle = useMemo<ListHandle>(
    () => ({
      focus: id => list.current?.focus(id),
      isAway: () => list.current?.isAway() ?? false,
      toTop: lead => list.current?.toTop(lead),
    }),
    [],
  )
  return { list, handle }
}
