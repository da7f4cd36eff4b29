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
import { Toast, type Told } from './toast.tsx'
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
  const [told, setTold] = useState<Told>()
  const closeToast = useCallback(() => setTold(undefined), [])
  const refused = useCallback(
    (problem: Problem) => problem.is === 'signed_out' && signedOut(true),
    [],
  )
  const asking = useMemo(() => inboxApi(api.ask), [api])
  const live = useLive()
  const counts = useCounts(asking, live, refused)
  const savedViews = useSavedViews(asking, { tell: setTold, refused })
  const signOut = () =>
    api.signOut().then(
      () => signedOut(false),
      () => setTold({ text: problemText({ is: 'offline' }), tone: 'problem' }),
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
          {...{ api, operator, place, go, refused, live, savedViews }}
          counts={counts}
          tell={setTold}
        />
      ) : (
        <main class="panes">
          <SectionPane
            {...{ api, operator, go, refused }}
            name={place.section}
            part={place.part}
            tell={setTold}
          />
        </main>
      )}
      <Toast told={told} close={closeToast} />
      <OfflineNote />
    </div>
  )
}
