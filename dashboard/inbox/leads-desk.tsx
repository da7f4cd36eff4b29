import { useCallback, useState } from 'preact/hooks'
import type { Lead } from '../../shared/lead.ts'
import type { Api, Operator } from '../api.ts'
import type { Told } from '../desk/toast.tsx'
import { useDeskKeys } from '../desk/use-desk-keys.ts'
import { useLeads } from '../desk/use-leads.ts'
import { useNow } from '../desk/use-now.ts'
import { useReturnFocus } from '../desk/use-return-focus.ts'
import { useTitle } from '../desk/use-title.ts'
import { LeadPane } from '../lead/lead-pane.tsx'
import type { Go, LeadsPlace } from '../place.ts'
import type { Problem } from '../problem.ts'
import { FirstRun } from './first-run.tsx'
import { InboxPane } from './inbox-pane.tsx'
import { summaryOf } from './inbox.ts'
import { useInbox } from './use-inbox.ts'

interface Props {
  api: Api
  operator: Operator
  place: LeadsPlace
  go: Go
  tell: (told: Told) => void
  refused: (problem: Problem) => void
}

/** List and lead side by side, or one at a time on a phone. */
export function LeadsDesk({ api, operator, place, go, tell, refused }: Props) {
  const [search, setSearch] = useState('')
  const now = useNow()
  const inbox = useInbox(api, { view: place.view, search }, refused)
  const seen = useCallback((lead: Lead) => inbox.changed(summaryOf(lead)), [inbox.changed])
  const leads = useLeads(api, { tell, refused, seen })

  const close = () => go({ ...place, lead: undefined }, 'push')
  useDeskKeys({ place, go, close, leads: inbox.inbox.leads })
  useReturnFocus(place.lead)
  useTitle(place, leads)

  const { loading } = inbox.inbox
  const isFirstRun = loading.is === 'done' && loading.empty === 'first_run' && !place.lead
  const showing = isFirstRun ? 'first-run' : place.lead === undefined ? 'list' : 'lead'
  return (
    <main class={`panes showing-${showing}`}>
      {isFirstRun ? (
        <FirstRun snippet={operator.snippet} />
      ) : (
        <>
          <InboxPane {...{ inbox, place, go, search, setSearch, now }} />
          <LeadPane {...{ leads, place, operator, close, now }} inbox={inbox.inbox} />
        </>
      )}
    </main>
  )
}
