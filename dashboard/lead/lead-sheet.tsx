import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Lead } from '../../shared/lead.ts'
import type { Operator } from '../api.ts'
import { Icon } from '../desk/icon.tsx'
import { RelativeTime } from '../desk/time.tsx'
import type { LeadChange } from '../desk/use-leads.ts'
import { locale, say, texts } from '../texts/texts.ts'
import { todayOf } from '../format/time.ts'
import { tripParts } from '../format/trip.ts'
import { HistoryList } from './history-list.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { stateChange } from './state-change.ts'
import { StateControl } from './state-control.tsx'
import { Suggestions } from './suggestions.tsx'

interface Props {
  lead: Lead
  operator: Operator
  change: (change: LeadChange) => Promise<void>
  close: () => void
  now: number
}

export function LeadSheet({ lead, operator, change, close, now }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader learns of the lead that opened; the keys go on working from here.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const glance = tripParts(lead.fields, todayOf(now), locale).join(' · ')
  return (
    <article class="sheet">
      <header class="sheet-head">
        <div class="sheet-bar">
          <BackButton close={close} />
          <StateControl
            state={lead.state}
            choose={state => void change(stateChange(lead, state))}
          />
        </div>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {String(lead.fields.name || texts.inbox.nobody)}
        </h1>
        <p class="sheet-line">
          {glance && (
            <span class="glance" dir="auto">
              {glance}
            </span>
          )}
          <RelativeTime instant={lead.received_at} now={now} />
          <span>{say(texts.lead.reference, { reference: lead.reference })}</span>
        </p>
      </header>
      <Suggestions lead={lead} change={change} />
      <LeadFacts lead={lead} now={now} />
      <HistoryList lead={lead} operator={operator} />
    </article>
  )
}

export function BackButton({ close }: { close: () => void }) {
  return (
    <button type="button" class="button back" onClick={close}>
      <Icon name="back" />
      <span>{texts.lead.back}</span>
    </button>
  )
}
