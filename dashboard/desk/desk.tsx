import { useCallback, useMemo, useState } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import { inboxApi } from '../inbox/inbox-api.ts'
import { LeadsDesk } from '../inbox/leads-desk.tsx'
import { usePlace } from '../place.ts'
import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { focusHeading } from './kept-focus.ts'
import { OfflineNote } from './offline-note.tsx'
import { SectionPane } from './section-pane.tsx'
import { SideBar } from './side-bar.tsx'
import { Toast, type ToastMessage } from './toast.tsx'
import { useCounts } from './use-counts.ts'
import { useLive } from './use-live.ts'
import { useSavedViews } from './use-saved-views.ts'

interface Props {
  api: Api
  operator: Operator
  signedOut: (ended: boolean) => void
}

/** The signed-in screen: the side bar, and the leads or one of the sections beside it. */
export function Desk({ api, operator, signedOut }: Props) {
  const { place, go } = usePlace()
  const [message, setMessage] = useState<ToastMessage>()
  const closeToast = useCallback(() => setMessage(undefined), [])
  const onRefusal = useCallback(
    (problem: Problem) => problem.is === 'signed_out' && signedOut(true),
    [],
  )
  const asking = useMemo(() => inboxApi(api.ask), [api])
  const live = useLive()
  const counts = useCounts(asking, live, onRefusal)
  const savedViews = useSavedViews(asking, { toast: setMessage, onRefusal })
  const signOut = () =>
    api.signOut().then(
      () => signedOut(false),
      () => setMessage({ text: problemText({ is: 'offline' }), tone: 'problem' }),
    )
  const isReading = place.section === 'leads' && place.lead !== undefined
  return (
    <div class={isReading ? 'desk is-reading' : 'desk'}>
      <button type="button" class="button skip" onClick={() => focusHeading()}>
        {texts.desk.skip}
      </button>
      <SideBar
        {...{ place, go, operator, counts }}
        views={savedViews.views ?? []}
        signOut={() => void signOut()}
      />
      {place.section === 'leads' ? (
        <LeadsDesk
          {...{ api, operator, place, go, onRefusal, live, savedViews }}
          counts={counts}
          toast={setMessage}
        />
      ) : (
        <main class="panes">
          <SectionPane
            {...{ api, operator, go, onRefusal }}
            name={place.section}
            part={place.part}
            toast={setMessage}
          />
        </main>
      )}
      <Toast message={message} close={closeToast} />
      <OfflineNote />
    </div>
  )
}
