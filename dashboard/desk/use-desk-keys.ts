import { focusedRow, focusRow, focusSearch } from '../inbox/focus.ts'
import { neighbour } from '../inbox/inbox.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { useKeys } from './use-keys.ts'

interface Desk {
  place: LeadsPlace
  go: Go
  close: () => void
  leads: readonly { id: string }[]
}

/** j and k walk the list; with a lead open they turn to the next one. Enter opens, as on any link. */
export function useDeskKeys({ place, go, close, leads }: Desk) {
  const step = (by: 1 | -1) => {
    const next = neighbour(leads, place.lead ?? focusedRow(), by)
    if (next === undefined) return
    if (place.lead === undefined) focusRow(next)
    else go({ ...place, lead: next }, 'replace')
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': focusSearch,
    Escape: () => place.lead !== undefined && close(),
  })
}
