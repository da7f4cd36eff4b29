import { useLayoutEffect, useRef } from 'preact/hooks'
import { recall, remember } from '../remembered.ts'
import { useListener } from '../use-listener.ts'
import type { Inbox } from './inbox.ts'

/** The uppermost lead in sight, and its row with the part of it that is scrolled away. */
type Top = [lead: string, row: number]

const key = 'bellhop:top'
const keep = (top?: Top | false) =>
  remember('sessionStorage', key, top ? JSON.stringify(top) : null)

interface Scroll {
  topRow: () => number
  toRow: (row: number) => void
}

/** A reload, which phones make by themselves, shows the list where it was. */
export function useKeptTop({ leads, next }: Inbox, { topRow, toRow }: Scroll) {
  const wanted = useRef<string | null>(null)
  /** Where the list has been put so far. */
  const put = useRef(0)
  useLayoutEffect(() => {
    wanted.current = recall('sessionStorage', key)
    // Whoever leaves the list for a section begins anew.
    return () => keep()
  }, [])
  // As far as leads are there; being near their end fetches more.
  useLayoutEffect(() => {
    // Whoever scrolls meanwhile is where they want to be.
    if (topRow() !== put.current) wanted.current = null
    if (!wanted.current || leads.length === 0) return
    const [lead, row] = JSON.parse(wanted.current) as Top
    const found = leads.findIndex(({ id }) => id === lead)
    if (found >= 0 || leads.length > row || next === null) wanted.current = null
    toRow(found < 0 ? row : found + (row % 1))
    put.current = topRow()
  }, [leads, next])

  useListener(['visibilitychange'], () => {
    const row = topRow()
    const lead = leads[Math.floor(row)]
    keep(row > 0 && lead && [lead.id, row])
  })
}
