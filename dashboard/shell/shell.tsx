import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import { inboxApi } from '../inbox/inbox-api.ts'
import { useAllCounts } from '../inbox/use-counts.ts'
import { useLive } from '../inbox/use-live.ts'
import { useSavedViews } from '../inbox/use-saved-views.ts'
import { focusHeading } from '../parts/kept-focus.ts'
import { toastRefusal } from '../parts/reporting.ts'
import { Toast, type ToastMessage } from '../parts/toast.tsx'
import { usePlace } from '../place.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { LeadsScreen } from './leads-screen.tsx'
import { OfflineNote } from './offline-note.tsx'
import { SectionPane } from './section-pane.tsx'
import { SideBar } from './side-bar.tsx'
import { useDroppedDrafts } from './use-dropped-drafts.ts'

interface Props {
  api: Api
  operator: Operator
  signedOut: (ended: boolean) => void
  /** Whoever is refused may have another role by now. */
  lookAgain: () => void
}

/** The signed-in screen: the side bar, and the leads or one of the sections beside it. */
export function Shell({ api, operator, signedOut, lookAgain }: Props) {
  const { place, go } = usePlace()
  const [message, toast] = useState<ToastMessage>()
  const closeToast = useCallback(() => toast(undefined), [])
  const onRefusal = useRefusal({ signedOut, lookAgain })
  const asking = useMemo(() => inboxApi(api.ask), [api])
  const live = useLive()
  useDroppedDrafts(operator, live)
  const counts = useAllCounts(asking, { live, onRefusal })
  const reporting = { toast, onRefusal }
  const around = { api, operator, go, ...reporting }
  const savedViews = useSavedViews(asking, reporting)
  const signOut = (): Promise<void> =>
    api.signOut().then(
      () => signedOut(false),
      (error: unknown) =>
        toastRefusal(reporting, error, texts.shell.signOut, { retry: () => void signOut() }),
    )
  const isReading = place.section === 'leads' && place.lead !== undefined
  return (
    <div class={isReading ? 'shell is-reading' : 'shell'}>
      <button type="button" class="button skip" onClick={() => focusHeading()}>
        {texts.shell.skip}
      </button>
      <SideBar
        {...{ place, go, operator, counts }}
        views={savedViews.views ?? []}
        signOut={() => void signOut()}
      />
      {place.section === 'leads' ? (
        <LeadsScreen {...around} {...{ asking, place, live, savedViews, counts }} />
      ) : (
        <main class="panes">
          <SectionPane
            key={operator.role}
            {...around}
            name={place.section}
            part={place.part}
            tab={place.tab}
            unread={counts?.unread}
          />
        </main>
      )}
      <Toast message={message} close={closeToast} />
      <OfflineNote />
    </div>
  )
}

/** The same function for another role, or everything would be asked for anew. */
function useRefusal(ways: Pick<Props, 'signedOut' | 'lookAgain'>) {
  const current = useRef(ways)
  current.current = ways
  return useCallback(({ is }: Problem) => {
    if (is === 'signed_out') current.current.signedOut(true)
    if (is === 'forbidden') current.current.lookAgain()
  }, [])
}
