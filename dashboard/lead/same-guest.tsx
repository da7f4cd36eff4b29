import { useState } from 'preact/hooks'
import type { LeadSummary } from '../../shared/lead-api.ts'
import { count } from '../format/amount.ts'
import { guestName } from '../format/guest-name.ts'
import { todayOf } from '../format/time.ts'
import { tripParts } from '../format/trip.ts'
import { Link } from '../parts/link.tsx'
import { StateGlyph } from '../parts/state-glyph.tsx'
import { RelativeTime } from '../parts/time.tsx'
import { InlineList } from '../parts/inline-list.tsx'
import { valueOf } from '../parts/use-answer.ts'
import { usePrinting } from '../parts/use-printing.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { KinUnknown } from './kin-unknown.tsx'
import type { Sheet } from './sheet.ts'
import { useLinking, type AskedKin } from './use-kin.ts'

interface Props {
  sheet: Sheet
  asked: AskedKin
}

/** Other requests of the same person, and those that look as if they were. */
export function SameGuest({ sheet, asked }: Props) {
  const { link, unlink, isWaiting } = useLinking(sheet, asked)
  const kin = valueOf(asked.answered)
  if (!kin) return <KinUnknown {...asked} />
  if (kin.linked.length + kin.alike.length === 0) return null

  return (
    <section class="guest">
      {kin.linked.length > 0 && (
        <>
          <div class="guest-head">
            <h2>{texts.guest.others}</h2>
            <button type="button" class="link" aria-disabled={isWaiting} onClick={unlink}>
              {texts.guest.unlink}
            </button>
          </div>
          <KinList leads={kin.linked} sheet={sheet} />
        </>
      )}
      {kin.alike.length > 0 && (
        <>
          <h2>{texts.guest.alike}</h2>
          <KinList leads={kin.alike} sheet={sheet} link={link} isWaiting={isWaiting} />
        </>
      )}
    </section>
  )
}

interface ListProps {
  leads: LeadSummary[]
  sheet: Sheet
  link?: (other: LeadSummary) => void
  /** Another one is being linked. */
  isWaiting?: boolean
}

/** Of a guest who asks every day the latest are in sight, and so is what stands below them. */
const drawnKin = 6

function KinList({ leads, sheet, link, isWaiting }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  const isWhole = usePrinting() || isOpen
  const drawn = isWhole ? leads : leads.slice(0, drawnKin)
  return (
    <>
      <ul>
        {drawn.map(each => (
          <li key={each.id}>
            <KinLink other={each} sheet={sheet} />
            {link && (
              <button
                type="button"
                class="button"
                aria-label={say(texts.guest.linkOf, { reference: each.reference })}
                aria-disabled={isWaiting}
                onClick={() => link(each)}
              >
                {texts.guest.link}
              </button>
            )}
          </li>
        ))}
      </ul>
      {drawn.length < leads.length && (
        <p>
          <button type="button" class="link" onClick={() => setOpen(true)}>
            {say(texts.guest.showAll, { count: count(leads.length, locale) })}
          </button>
        </p>
      )}
    </>
  )
}

function KinLink({ other, sheet }: { other: LeadSummary; sheet: Sheet }) {
  const { place, go, now } = sheet
  const trip = tripParts(other.fields, todayOf(now), locale)
  return (
    <Link class="kin" place={{ ...place, lead: other.id }} go={go}>
      <StateGlyph state={other.state} />
      <span class="unseen">{texts.states[other.state]}</span>
      <b dir="auto">{guestName(other)}</b>
      <span>{trip.length > 0 ? <InlineList parts={trip} /> : texts.inbox.noTrip}</span>
      <RelativeTime instant={other.received_at} now={now} />
    </Link>
  )
}
