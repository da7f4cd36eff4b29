import type { LeadSummary } from '../../shared/lead-api.ts'
import { StateGlyph } from '../desk/state-glyph.tsx'
import { RelativeTime } from '../desk/time.tsx'
import { useInSight } from '../desk/use-in-sight.ts'
import { tripParts } from '../format/trip.ts'
import { addressOf, isPlainClick, type Go, type LeadsPlace } from '../place.ts'
import { locale, texts } from '../texts/texts.ts'
import { rowId } from './focus.ts'

interface Props {
  lead: LeadSummary
  place: LeadsPlace
  go: Go
  now: number
  today: string
}

export function LeadRow({ lead, place, go, now, today }: Props) {
  const { id, state, fields, received_at } = lead
  const link = useInSight<HTMLAnchorElement>(place.lead === id)
  const there = { ...place, lead: id }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(there, place.lead === undefined ? 'push' : 'replace')
  }
  const trip = tripParts(fields, today, locale)
  return (
    <li>
      <a
        ref={link}
        id={rowId(id)}
        class={state === 'new' ? 'row is-new' : 'row'}
        href={addressOf(there)}
        aria-current={place.lead === id ? 'true' : undefined}
        onClick={follow}
      >
        <span class="row-state" title={texts.states[state]}>
          <StateGlyph state={state} />
          <span class="unseen">{texts.states[state]}</span>
        </span>
        <span class="row-name" dir="auto">
          {String(fields.name || texts.inbox.nobody)}
        </span>
        <span class="row-time">
          <RelativeTime instant={received_at} now={now} />
        </span>
        <span class="row-trip" dir="auto">
          {trip.join(' · ') || texts.inbox.noTrip}
        </span>
      </a>
    </li>
  )
}
