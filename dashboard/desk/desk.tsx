import { useCallback, useState } from 'preact/hooks'
import type { Lead } from '../../shared/lead.ts'
import type { Api, Operator } from '../api.ts'
import { FirstRun } from '../inbox/first-run.tsx'
import { InboxPane } from '../inbox/inbox-pane.tsx'
import { summaryOf } from '../inbox/inbox.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { LeadPane } from '../lead/lead-pane.tsx'
import { usePlace } from '../place.ts'
import { problemText, type Problem } from '../problem.ts'
import { OfflineNote } from './offline-note.tsx'
import { SideBar } from './side-bar.tsx'
import { Toast, type Told } from './toast.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useLeads } from './use-leads.ts'
import { useNow } from './use-now.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useTitle } from './use-title.ts'

interface Props {
  api: Api
  operator: Operator
  signedOut: (ended: boolean) => void
}

/** The signed-in screen: views, list and lead side by side, or one at a time on a phone. */
export function Desk({ api, operator, signedOut }: Props) {
  const { place, go } = usePlace()
  const [search, setSearch] = useState('')
  const [told, setTold] = useState<Told>()
  const now = useNow()
  const refused = useCallback(
    (problem: Problem) => problem.is === 'signed_out' && signedOut(true),
    [],
  )
  const inbox = useInbox(api, { view: place.view, search }, refused)
  const seen = useCallback((lead: Lead) => inbox.changed(summaryOf(lead)), [inbox.changed])
  const leads = useLeads(api, { tell: setTold, refused, seen })
  const closeToast = useCallback(() => setTold(undefined), [])

  const close = () => go({ ...place, lead: undefined }, 'push')
  const signOut = () =>
    api.signOut().then(
      () => signedOut(false),
      () => setTold({ text: problemText({ is: 'offline' }), tone: 'problem' }),
    )
  useDeskKeys({ place, go, close, leads: inbox.inbox.leads })
  useReturnFocus(place.lead)
  useTitle(place, leads)

  const { loading } = inbox.inbox
  const isFirstRun = loading.is === 'done' && loading.empty === 'first_run' && !place.lead
  const showing = isFirstRun ? 'first-run' : place.lead === undefined ? 'list' : 'lead'
  return (
    <div class={`desk showing-${showing}`}>
      <SideBar place={place} go={go} operator={operator} signOut={() => void signOut()} />
      <main class="panes">
        {isFirstRun ? (
          <FirstRun snippet={operator.snippet} />
        ) : (
          <>
            <InboxPane {...{ inbox, place, go, search, setSearch, now }} />
            <LeadPane {...{ leads, place, operator, close, now }} inbox={inbox.inbox} />
          </>
        )}
      </main>
      <Toast told={told} close={closeToast} />
      <OfflineNote />
    </div>
  )
}
