import { useMemo } from 'preact/hooks'
import { guestName } from '../format/guest-name.ts'
import { initials } from '../format/initials.ts'
import { todayOf } from '../format/time.ts'
import { tripParts } from '../format/trip.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { StateGlyph } from '../parts/state-glyph.tsx'
import { RelativeTime } from '../parts/time.tsx'
import { InlineList } from '../parts/inline-list.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { locale, say, texts } from '../texts/texts.ts'
import { rowId } from './focus.ts'
import type { ListedLead } from './listed-lead.ts'
import { rowClock } from './row-clock.ts'
import type { Selection } from './use-selection.ts'
import { heightOf } from './use-window.ts'

export interface RowActs {
  place: LeadsPlace
  go: Go
  now: number
  /** Operators by id. */
  names: ReadonlyMap<string, string>
}

interface Props extends RowActs {
  lead: ListedLead
  /** Its place in the list, and how many there are; -1 while that is not known. */
  row: number
  count: number
  /** The one row that the Tab key stops at. */
  isStop: boolean
  hasArrived: boolean
  selection: Selection
  focused: (id: string) => void
}

export function LeadRow(props: Props) {
  const { lead, place, go, now, names, row, count, isStop, hasArrived, selection } = props
  const { id, unread } = lead
  const isOpen = place.lead === id
  const isSelected = selection.leads.has(id)
  const link = useInSight<HTMLAnchorElement>(isOpen)
  const select = (event: MouseEvent) => {
    const isRange = event.shiftKey && selection.leads.size > 0
    if (!isRange && !selection.isChoosing) return
    event.preventDefault()
    if (isRange) selection.extend(id)
    else selection.toggle(id)
  }
  const marks = [unread && 'is-unread', isSelected && 'is-selected', hasArrived && 'has-arrived']
  return (
    <li
      class={['row-place', ...marks].filter(Boolean).join(' ')}
      style={{ top: heightOf(row) }}
      aria-setsize={count}
      aria-posinset={row + 1}
    >
      <Link
        ref={link}
        id={rowId(id)}
        class="row"
        place={{ ...place, lead: id }}
        go={go}
        how={place.lead === undefined ? 'push' : 'replace'}
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        onClick={select}
        onFocus={() => props.focused(id)}
      >
        <RowText {...{ lead, now, names }} />
      </Link>
      <RowCheck {...{ lead, selection, isStop }} />
    </li>
  )
}

function RowText({ lead, now, names }: Pick<Props, 'lead' | 'now' | 'names'>) {
  const { state, fields, received_at, owner, unread } = lead
  // Scrolling draws the same rows again and again. Only words are kept: a kept node would hold on to
  // the whole list as it was when the node was made.
  const { clock, trip } = useMemo(
    () => ({
      clock: rowClock(lead, now),
      trip: tripParts(fields, todayOf(now), locale),
    }),
    [lead, now],
  )
  const ownerName = owner === null ? undefined : names.get(owner)
  return (
    <>
      <span class="row-state" title={texts.states[state]}>
        <StateGlyph state={state} />
        <span class="unseen">{texts.states[state]}</span>
      </span>
      <span class="row-name">
        <span class="row-who" dir="auto">
          {guestName(lead)}
        </span>
        {unread && <span class="unseen"> {texts.inbox.unread}</span>}
      </span>
      <span class={clock === 'waiting' ? 'row-time is-late' : 'row-time'}>
        {clock === 'waiting' && (
          <span title={texts.inbox.waiting}>
            <Icon name="clock" />
            <span class="unseen">{texts.inbox.waiting}</span>
          </span>
        )}
        <RelativeTime instant={received_at} now={now} />
      </span>
      <span class="row-line">
        <span class="row-trip">
          {trip.length > 0 ? <InlineList parts={trip} /> : texts.inbox.noTrip}
        </span>
        {clock === 'near' && <span class="row-near">{texts.inbox.near}</span>}
        {ownerName && (
          <span class="row-owner" title={say(texts.inbox.ownedBy, { name: ownerName })}>
            <span aria-hidden="true">{initials(ownerName)}</span>
            <span class="unseen">{say(texts.inbox.ownedBy, { name: ownerName })}</span>
          </span>
        )}
      </span>
    </>
  )
}

/** Beside the link, not in it: where the state's sign is while nobody points there. */
function RowCheck({ lead, selection, isStop }: Pick<Props, 'lead' | 'selection' | 'isStop'>) {
  const name = String(lead.fields.name || lead.reference)
  return (
    <label class="row-check">
      <input
        type="checkbox"
        checked={selection.leads.has(lead.id)}
        tabIndex={isStop ? 0 : -1}
        aria-label={say(texts.inbox.select, { name })}
        onClick={event => {
          if (event.shiftKey) selection.extend(lead.id)
          else selection.toggle(lead.id)
        }}
      />
    </label>
  )
}
