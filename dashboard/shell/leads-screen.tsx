import { useRef } from 'preact/hooks'
import { FirstRun } from '../inbox/first-run.tsx'
import type { ListHandle } from '../inbox/focus.ts'
import { InboxPane } from '../inbox/inbox-pane.tsx'
import { useBeside } from '../inbox/use-beside.ts'
import { useGoneView } from '../inbox/use-gone-view.ts'
import { useInboxKeys } from '../inbox/use-inbox-keys.ts'
import { useReturnFocus } from '../inbox/use-return-focus.ts'
import { useTitle } from '../inbox/use-title.ts'
import { useWork, type LeadsProps } from '../inbox/use-work.ts'
import { useViewDialogs } from '../inbox/view-dialogs.tsx'
import { LeadPane } from '../lead/lead-pane.tsx'
import { useLazyDialog } from '../parts/use-lazy-dialog.ts'
import { useNow } from '../parts/use-now.ts'
import { texts } from '../texts/texts.ts'

const loadExport = async () => (await import('../inbox/export-dialog.tsx')).ExportDialog
const loadHelp = async () => (await import('../inbox/help-dialog.tsx')).HelpDialog

/** List and lead side by side, or one at a time on a phone. */
export function LeadsScreen(props: LeadsProps) {
  const { api, operator, place, go, toast, onRefusal, live, savedViews, counts } = props
  const list = useRef<ListHandle>(null)
  const now = useNow()
  const work = useWork(props, list)
  const { known, narrowing, inbox, total, leads, deeds, mark } = work
  const { query, saved } = narrowing
  const dialogs = useViewDialogs({ query, saved, savedViews, place, go, onRefusal })
  const exporting = useLazyDialog(loadExport, texts.inbox.export, toast)
  const helping = useLazyDialog(loadHelp, texts.shell.keys, toast)

  const close = () => go({ ...place, lead: undefined }, 'back')
  const { leads: listed, loading } = inbox
  const beside = useBeside(listed, place.lead)
  useInboxKeys({ place, go, close, leads: listed, beside, list, deeds, mark, help: helping.open })
  useReturnFocus(place.lead, list)
  useGoneView(savedViews.views, props)
  useTitle(place, leads, counts?.unread)

  const isFirstRun = loading.is === 'done' && loading.isFirstRun && !place.lead
  const showing = isFirstRun ? 'first-run' : place.lead === undefined ? 'list' : 'lead'
  return (
    <main class={`panes showing-${showing}`}>
      {isFirstRun ? (
        <FirstRun operator={operator} accents={known.accents} go={go} />
      ) : (
        <>
          <InboxPane
            {...{ work, dialogs, place, go, live, savedViews, list, now }}
            exportList={exporting.open}
          />
          <LeadPane
            {...{ api, leads, live, place, go, operator, close, toast, onRefusal, now, beside }}
            names={known.names}
            siteNames={known.siteNames}
            listed={listed}
          />
        </>
      )}
      {dialogs.open}
      {exporting.Shown && (
        <exporting.Shown {...props} {...{ query, saved, known, total }} close={exporting.close} />
      )}
      {helping.Shown && <helping.Shown close={helping.close} />}
    </main>
  )
}
