import { useEffect, useMemo } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import { ProblemNote } from '../desk/problem-note.tsx'
import type { Told } from '../desk/toast.tsx'
import type { Leads } from '../desk/use-leads.ts'
import type { LiveDesk } from '../desk/use-live.ts'
import type { Names } from '../format/history.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Go, LeadsPlace } from '../place.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { leadApi } from './lead-api.ts'
import { BackButton, LeadSheet } from './lead-sheet.tsx'
import { NoLead } from './no-lead.tsx'
import { useLiveLead } from './use-live-lead.ts'

interface Props {
  api: Api
  leads: Leads
  inbox: Inbox
  place: LeadsPlace
  go: Go
  operator: Operator
  /** Operators by id, and brands by site key. */
  names: Names
  brands: Names
  live: LiveDesk
  close: () => void
  tell: (told: Told) => void
  refused: (problem: Problem) => void
  now: number
}

/** The open lead, read again whenever the list has seen a later revision of it. */
export function LeadPane({ api, leads, inbox, live, place, close, ...desk }: Props) {
  const { known, open, change, learn, forget } = leads
  const asking = useMemo(() => leadApi(api.ask), [api])
  const id = place.lead
  const opened = id === undefined ? undefined : known.get(id)
  const listed = inbox.leads.find(lead => lead.id === id)?.revision ?? 0
  const stale = opened?.is === 'open' && listed > opened.lead.revision

  useLiveLead(leads, id, live)
  useEffect(() => {
    if (id !== undefined) void open(id)
  }, [id, open, stale])

  const gone = () => {
    if (id === undefined) return
    close()
    forget(id)
    desk.tell({ text: texts.toast.erased, tone: 'calm' })
  }
  return (
    <section class="lead" aria-label={texts.desk.lead}>
      {id === undefined ? (
        <NoLead />
      ) : opened?.is === 'open' ? (
        <LeadSheet
          key={id}
          sheet={{ ...desk, lead: opened.lead, api: asking, place, change, learn, gone }}
          close={close}
        />
      ) : (
        <div class="sheet">
          <BackButton close={close} />
          <h1 class="unseen">{texts.desk.lead}</h1>
          {opened ? (
            <ProblemNote problem={opened.problem} retry={() => void open(id)} />
          ) : (
            <Skeleton />
          )}
        </div>
      )}
    </section>
  )
}

function Skeleton() {
  return (
    <div class="sheet-bones skeleton" role="status" aria-label={texts.lead.loading}>
      <i class="bone bone-title" />
      <i class="bone bone-line" />
      <i class="bone bone-card" />
      <i class="bone bone-card" />
    </div>
  )
}
