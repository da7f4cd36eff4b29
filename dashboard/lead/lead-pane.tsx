import { useEffect } from 'preact/hooks'
import type { Operator } from '../api.ts'
import { ProblemNote } from '../desk/problem-note.tsx'
import type { Leads } from '../desk/use-leads.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { LeadsPlace } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { BackButton, LeadSheet } from './lead-sheet.tsx'
import { NoLead } from './no-lead.tsx'

interface Props {
  leads: Leads
  inbox: Inbox
  place: LeadsPlace
  operator: Operator
  close: () => void
  now: number
}

/** The open lead, read again whenever the list has seen a later revision of it. */
export function LeadPane({ leads, inbox, place, operator, close, now }: Props) {
  const { known, open, change } = leads
  const id = place.lead
  const opened = id === undefined ? undefined : known.get(id)
  const listed = inbox.leads.find(lead => lead.id === id)?.revision ?? 0
  const stale = opened?.is === 'open' && listed > opened.lead.revision

  useEffect(() => {
    if (id !== undefined) void open(id)
  }, [id, open, stale])

  return (
    <section class="lead" aria-label={texts.desk.lead}>
      {id === undefined ? (
        <NoLead />
      ) : opened?.is === 'open' ? (
        <LeadSheet
          key={id}
          lead={opened.lead}
          operator={operator}
          change={change}
          close={close}
          now={now}
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
