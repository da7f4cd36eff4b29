import { useLayoutEffect, useRef } from 'preact/hooks'
import { guestName } from '../format/guest-name.ts'
import { todayOf } from '../format/time.ts'
import { tripParts } from '../format/trip.ts'
import type { Beside } from '../inbox/inbox.ts'
import { BackButton } from '../parts/back-button.tsx'
import { RelativeTime } from '../parts/time.tsx'
import { InlineList } from '../parts/inline-list.tsx'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { BesideLinks } from './beside-links.tsx'
import { ClockLine } from './clock-line.tsx'
import { GuestNews } from './guest-news.tsx'
import { guestTime } from './guest-time.ts'
import { HistoryList } from './history-list.tsx'
import { LeadFacts, SourceFacts } from './lead-facts.tsx'
import { NoteJump, Notes } from './notes.tsx'
import { OwnerControl } from './owner-control.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { SameGuest } from './same-guest.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import type { Sheet } from './sheet.ts'
import { stateChange } from './changes.ts'
import { StateControl } from './state-control.tsx'
import { Suggestions } from './suggestions.tsx'
import { useKin } from './use-kin.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

interface Props {
  sheet: Sheet
  beside: Beside
  close: () => void
}

export function LeadSheet({ sheet, beside, close }: Props) {
  const { lead, change } = sheet
  const kin = useKin(sheet)
  // What would be moved by the leads of the same guest is drawn once they are there, or are not.
  const isSettled = kin.answered.is !== 'asking'
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
        <BesideLinks sheet={sheet} beside={beside} />
        <Title sheet={sheet} />
      </header>
      <ClockLine sheet={sheet} />
      <div class="sheet-acts">
        <ReplyBar sheet={sheet} />
        <OwnerControl sheet={sheet} />
        <NoteJump />
      </div>
      <Suggestions sheet={sheet} />
      <GuestNews sheet={sheet} />
      <div class="sheet-columns">
        <div>
          <LeadFacts sheet={sheet} />
        </div>
        <div>
          <Notes sheet={sheet} />
          <SameGuest sheet={sheet} asked={kin} />
          {isSettled && <HistoryList sheet={sheet} />}
        </div>
        <div>{isSettled && <SourceFacts sheet={sheet} />}</div>
      </div>
      {isSettled && <SheetFoot sheet={sheet} kin={kin} />}
    </article>
  )
}

function Title({ sheet }: { sheet: Sheet }) {
  const { lead, now } = sheet
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader learns of the lead that opened; the keys go on working from here. A page that
  // has just loaded is read from its top.
  useLayoutEffect(() => {
    if (navigator.userActivation.hasBeenActive) heading.current?.focus({ preventScroll: true })
  }, [])
  const glance = tripParts(lead.fields, todayOf(now), locale)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {guestName(lead)}
      </h1>
      <p class="sheet-line">
        {glance.length > 0 && (
          <span class="glance">
            <InlineList parts={glance} />
          </span>
        )}
        <RelativeTime instant={lead.received_at} now={now} />
        <span>{say(texts.lead.reference, { reference: lead.reference })}</span>
        <GuestClock lead={lead} now={now} />
      </p>
      <Printed sheet={sheet} />
    </>
  )
}

/** What the controls say on the screen, for paper. */
function Printed({ sheet: { lead, names } }: { sheet: Sheet }) {
  const { nobody, former } = texts.owners
  const name = lead.owner === null ? nobody : (names.get(lead.owner) ?? former)
  return (
    <p class="printed">
      {texts.states[lead.state]} · {say(texts.inbox.ownedBy, { name })}
    </p>
  )
}

/** The guest's own time, lest somebody be called in the middle of their night. */
function GuestClock({ lead, now }: Pick<Sheet, 'lead' | 'now'>) {
  const zone = lead.source['time_zone']
  const time = guestTime(zone, now, locale)
  if (!time) return null
  return (
    <span class={time.isLate ? 'guest-time is-late' : 'guest-time'} title={zone}>
      {say(texts.lead.guestTime, { time: time.text })}
    </span>
  )
}
