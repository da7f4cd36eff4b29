import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import type { Beside } from '../inbox/inbox.ts'
import type { ListedLead } from '../inbox/listed-lead.ts'
import type { Known } from '../inbox/use-known.ts'
import type { Leads, Opened } from '../inbox/use-leads.ts'
import type { LiveLeads } from '../inbox/use-live.ts'
import { dropDrafts } from '../kept-drafts.ts'
import { BackButton } from '../parts/back-button.tsx'
import { loadAnew } from '../parts/load-anew.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { Reporting } from '../parts/reporting.ts'
import { useLazy } from '../parts/use-lazy.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { sayCount, texts } from '../texts/texts.ts'
import { leadApi } from './lead-api.ts'
import { NoLead } from './no-lead.tsx'
import { useLiveLead } from './use-live-lead.ts'
import '../styles/sheet.css'
import '../styles/kin.css'
import '../styles/sheet-widths.css'
import '../styles/print.css'

interface Props extends Reporting, Known {
  api: Api
  leads: Leads
  /** As the list has seen them. */
  listed: readonly ListedLead[]
  beside: Beside
  place: LeadsPlace
  go: Go
  operator: Operator
  live: LiveLeads
  close: () => void
  now: number
}

/** Fetched behind the list: by the time a lead is chosen it is here. */
const loadSheet = async () => (await import('./lead-sheet.tsx')).LeadSheet

/** The open lead, read again whenever the list has seen a later revision of it. */
export function LeadPane({ api, leads, listed, beside, live, place, close, ...around }: Props) {
  const { known, open, change, learn, forget } = leads
  const asking = useMemo(() => leadApi(api.ask), [api])
  const id = place.lead
  const pane = useRef<HTMLElement>(null)
  const sheet = useLazy(loadSheet)
  const opened = id === undefined ? undefined : known.get(id)
  const latest = listed.find(lead => lead.id === id)?.revision ?? 0
  const stale = opened?.is === 'open' && latest > opened.lead.revision

  useLiveLead(leads, id, live)
  // The next lead is read from its beginning, wherever one was in the last.
  useLayoutEffect(() => pane.current?.scrollTo(0, 0), [id])
  useEffect(() => {
    if (id !== undefined) void open(id)
  }, [id, open, stale])
  useMissedErasure(around.operator, id, opened)

  const gone = (ids: readonly string[]) => {
    close()
    ids.forEach(forget)
    around.toast({ text: sayCount(texts.toast.erased, ids.length), tone: 'calm' })
  }
  return (
    <section ref={pane} class="lead" aria-label={texts.shell.lead}>
      {id === undefined ? (
        <NoLead />
      ) : opened?.is === 'open' && sheet.is === 'loaded' ? (
        <sheet.value
          key={id}
          sheet={{ ...around, lead: opened.lead, api: asking, place, change, learn, gone }}
          close={close}
          beside={beside}
        />
      ) : (
        <div class="sheet">
          <BackButton close={close} />
          <h1 class="unseen">{texts.shell.lead}</h1>
          {sheet.is === 'failed' ? (
            <ProblemNote problem={{ is: 'unloaded' }} retry={loadAnew} />
          ) : opened?.is === 'failed' ? (
            <ProblemNote problem={opened.problem} retry={() => void open(id)} />
          ) : (
            <Skeleton />
          )}
        </div>
      )}
    </section>
  )
}

/** Of a lead that was erased while the connection was gone, what was typed for it goes all the same. */
function useMissedErasure(operator: Operator, id: string | undefined, opened: Opened | undefined) {
  const isGone = opened?.is === 'failed' && opened.problem.is === 'not_found'
  useLayoutEffect(() => {
    if (isGone && id !== undefined) dropDrafts(operator, ['lead', id])
  }, [isGone, id])
}

function Skeleton() {
  return (
    <div class="sheet-bones skeleton" role="status" aria-label={texts.shell.loadingLead}>
      <i class="bone bone-title" />
      <i class="bone bone-line" />
      <i class="bone bone-card" />
      <i class="bone bone-card" />
    </div>
  )
}
