import { focusedRow, focusSearch, type ListHandle } from '../inbox/focus.ts'
import { neighbour, type Beside } from '../inbox/inbox.ts'
import type { ListedLead } from '../inbox/listed-lead.ts'
import type { Deeds } from '../inbox/use-deeds.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { useKeys } from './use-keys.ts'

interface Desk {
  place: LeadsPlace
  go: Go
  close: () => void
  leads: readonly ListedLead[]
  beside: Beside
  list: ListHandle
  deeds: Deeds
  /** Marks a lead read or unread. */
  mark: (id: string, unread: boolean) => Promise<void>
  help: () => void
}

/** Keys for the list and the open lead; Enter opens, as on any link. */
export function useDeskKeys(desk: Desk) {
  const { place, go, leads, list, deeds } = desk
  const current = () => place.lead ?? focusedRow()
  const step = (by: 1 | -1) => {
    const { previous, next: behind } = desk.beside
    const open = by === 1 ? behind : previous
    const next = place.lead === undefined ? neighbour(leads, focusedRow(), by) : open
    if (next === undefined) return
    if (place.lead === undefined) list.focus(next)
    else go({ ...place, lead: next }, 'replace')
  }
  const withCurrent = (act: (id: string) => void) => () => {
    const id = current()
    if (id !== undefined) act(id)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: withCurrent(deeds.selection.toggle),
    e: () => deeds.archive(current()),
    u: withCurrent(id => {
      const lead = leads.find(each => each.id === id)
      if (lead) void desk.mark(id, !lead.unread)
    }),
    '/': focusSearch,
    '?': desk.help,
    Escape() {
      if (place.lead !== undefined) desk.close()
      else deeds.selection.clear()
    },
  })
}
