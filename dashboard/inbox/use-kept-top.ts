import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LeadsPlace } from '../place.ts'
import { recall, remember } from '../remembered.ts'
import type { Inbox } from './inbox.ts'

/** The uppermost lead in sight, and its row with the part of it that is scrolled away. */
interface Top {
  view: string
  lead: string
  row: number
}

const key = 'bellhop:top'
const viewOf = ({ view, saved }: LeadsPlace) => `${view} ${saved ?? ''}`

interface Scroll {
  topRow: () => number
  toRow: (row: number) => void
}

/** A reload, which phones make by themselves, shows the list where it was. */
export function useKeptTop(inbox: Inbox, place: LeadsPlace, { topRow, toRow }: Scroll) {
  useKeeping(inbox, place, topRow)
  const wanted = useRef(keptTop(place))
  const reached = useRef(0)
  const { leads, next } = inbox
  // As far as leads are there; being near their end fetches more.
  useLayoutEffect(() => {
    const top = wanted.current
    if (!top || leads.length === 0) return
    const isMoved = topRow() !== reached.current
    const found = leads.findIndex(({ id }) => id === top.lead)
    if (isMoved || found >= 0 || leads.length > top.row || next === null) wanted.current = undefined
    if (isMoved) return
    toRow(found < 0 ? top.row : found + (top.row % 1))
    reached.current = topRow()
  }, [leads, next])
}

function keptTop(place: LeadsPlace): Top | undefined {
  const kept = JSON.parse(recall('sessionStorage', key) ?? 'null') as Top | null
  return kept?.view === viewOf(place) ? kept : undefined
}

/** Only a page that goes away says where it was: whoever leaves the list for a section begins anew. */
function useKeeping({ leads }: Inbox, place: LeadsPlace, topRow: Scroll['topRow']) {
  const keep = () => {
    const row = topRow()
    const lead = leads[Math.floor(row)]
    const top = row > 0 && lead && ({ view: viewOf(place), lead: lead.id, row } satisfies Top)
    remember('sessionStorage', key, top ? JSON.stringify(top) : null)
  }
  const latest = useRef(keep)
  latest.current = keep
  useLayoutEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      remember('sessionStorage', key, null)
    }
  }, [])
}
