import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../desk/icon.tsx'
import { RelativeTime } from '../desk/time.tsx'
import { locale, say, texts } from '../texts/texts.ts'
import { todayOf } from '../format/time.ts'
import { tripParts } from '../format/trip.ts'
import { ClockLine } from './clock-line.tsx'
import { HistoryList } from './history-list.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { Notes } from './notes.tsx'
import { OwnerControl } from './owner-control.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { SameGuest } from './same-guest.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import type { Sheet } from './sheet.ts'
import { stateChange } from './state-change.ts'
import { StateControl } from './state-control.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSheetKeys } from './use-sheet-keys.ts'
import '../styles/sheet.css'
import '../styles/print.css'

export function LeadSheet({ sheet, close }: { sheet: Sheet; close: () => void }) {
  const { lead, change } = sheet
  useSheetKeys(sheet)
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
        <Title sheet={sheet} />
      </header>
      <div class="sheet-now">
        <ClockLine sheet={sheet} />
        <OwnerControl sheet={sheet} />
      </div>
      <ReplyBar sheet={sheet} />
      <Suggestions sheet={sheet} />
      <LeadFacts sheet={sheet} />
      <Notes sheet={sheet} />
      <SameGuest sheet={sheet} />
      <HistoryList sheet={sheet} />
      <SheetFoot sheet={sheet} />
    </article>
  )
}

function Title({ sheet: { lead, now } }: { sheet: Sheet }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader learns of the lead that opened; the keys go on working from here.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const glance = tripParts(lead.fields, todayOf(now), locale).join(' · ')
  return (
    <>
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
    </>
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
