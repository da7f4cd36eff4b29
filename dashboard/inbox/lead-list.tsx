import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { problemText } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { rowId, type List } from './focus.ts'
import { neighbour, unanswered, type Inbox, type Loading } from './inbox.ts'
import { LeadRow, type RowActs } from './lead-row.tsx'
import type { ListedLead } from './listed-lead.ts'
import { useKeptTop } from './use-kept-top.ts'
import type { Selection } from './use-selection.ts'
import { firstInSight, heightOf, useWindow, type Span } from './use-window.ts'

interface Props extends RowActs {
  inbox: Inbox
  selection: Selection
  list: List
  more: () => void
  retry: () => void
  showHeld: () => void
}

/** Rows before the end from which on the next page is fetched. */
const rowsAhead = 150

/** So much of a row may be scrolled away at the beginning. */
const topRows = 1 / 8

export function LeadList({ inbox, selection, list, more, retry, showHeld, ...acts }: Props) {
  const { leads, held, next, loading } = inbox
  const { viewport, span, drawn, look, reveal, ...scroll } = useWindow(leads.length)
  const { focused, setFocused, focus, want } = useRowFocus(leads, row => (reveal(row), look()))
  useImperativeHandle(list, () => ({
    focus,
    use: () => ({ isAway: scroll.topRow() > topRows, isSelecting: selection.isOn }),
    toTop(lead) {
      viewport.current?.scrollTo({ top: 0 })
      if (lead !== undefined) want(lead)
    },
  }))
  useKeptTop(inbox, scroll)
  useWhen(span.end > leads.length - rowsAhead && next !== null && loading.is === 'done', more)
  const scrolled = () => {
    look()
    // Whoever comes back to the beginning wants to see what came in meanwhile.
    if (held && !selection.isOn && viewport.current?.scrollTop === 0) showHeld()
  }
  useWhen(!selection.isOn, scrolled)
  if (loading.is === 'first') return <Skeleton />

  const rows = rowsOf(leads, drawn, [focused, acts.place.lead])
  const hasStop = rows.some(({ lead }) => lead.id === focused)
  return (
    <div
      class={selection.isOn ? 'rows is-selecting' : 'rows'}
      aria-busy={loading.is === 'again'}
      ref={viewport}
      onScroll={scrolled}
    >
      <ul
        style={{ height: heightOf(leads.length) }}
        onKeyDown={event => walk(event, leads, focused, focus)}
      >
        {rows.map(({ lead, row }) => (
          <LeadRow
            key={lead.id}
            {...{ ...acts, lead, row, selection }}
            count={next === null ? leads.length : -1}
            isStop={hasStop ? lead.id === focused : row === firstInSight(span)}
            hasArrived={inbox.arrived.has(lead.id)}
            focused={setFocused}
          />
        ))}
      </ul>
      {next !== null && !unanswered(inbox) && (
        <RowsEnd loading={loading} more={loading.is === 'failed' ? retry : more} />
      )}
    </div>
  )
}

/** Does it each time that it comes true. */
function useWhen(isTrue: boolean, act: () => void) {
  useEffect(() => {
    if (isTrue) act()
  }, [isTrue])
}

/** Which row has the focus; one that is not drawn yet gets it as soon as it is. */
function useRowFocus(leads: readonly ListedLead[], reveal: (row: number) => void) {
  const [focused, setFocused] = useState<string>()
  const wanted = useRef<string>(undefined)
  const giveFocus = () => {
    const row = wanted.current && document.getElementById(rowId(wanted.current))
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }
  useLayoutEffect(giveFocus)

  const want = (lead: string) => {
    wanted.current = lead
    setFocused(lead)
  }
  const focus = (lead: string) => {
    const row = leads.findIndex(({ id }) => id === lead)
    if (row < 0) return
    reveal(row)
    want(lead)
    giveFocus()
  }
  return { focused, setFocused, focus, want }
}

/** The arrow keys, as in any list. */
function walk(
  event: KeyboardEvent,
  leads: readonly ListedLead[],
  focused: string | undefined,
  focus: (lead: string) => void,
) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  const beside = by && neighbour(leads, focused, by)
  if (!beside) return
  event.preventDefault()
  focus(beside)
}

/** Those near what is in sight, and those that have the focus or are open, wherever they are. */
function rowsOf(
  leads: readonly ListedLead[],
  { first, end }: Span,
  pinned: (string | undefined)[],
) {
  const rows = leads.slice(first, end).map((lead, place) => ({ lead, row: first + place }))
  for (const id of new Set(pinned)) {
    if (id === undefined || rows.some(({ lead }) => lead.id === id)) continue
    const row = leads.findIndex(lead => lead.id === id)
    const lead = leads[row]
    if (lead) rows.push({ lead, row })
  }
  return rows.sort((one, other) => one.row - other.row)
}

function RowsEnd({ loading, more }: { loading: Loading; more: () => void }) {
  return (
    <div class="rows-end">
      {loading.is === 'failed' && <p role="alert">{problemText(loading.problem)}</p>}
      <button type="button" class="button" onClick={more}>
        {loading.is === 'more' ? texts.inbox.loadingMore : texts.inbox.more}
      </button>
    </div>
  )
}

/** As high as the rows to come, so that nothing moves when they do. */
function Skeleton() {
  return (
    <div class="rows skeleton" role="status" aria-label={texts.inbox.loading}>
      {Array.from({ length: 12 }, (_, row) => (
        <div class="row" key={row}>
          <i class="bone bone-dot" />
          <i class="bone bone-name" />
          <i class="bone bone-trip" />
        </div>
      ))}
    </div>
  )
}
