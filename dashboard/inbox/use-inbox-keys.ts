import { useKeys } from '../parts/use-keys.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { focusedRow, focusSearch, type List } from './focus.ts'
import { neighbour, type Beside } from './inbox.ts'
import type { ListedLead } from './listed-lead.ts'
import type { Deeds } from './use-deeds.ts'
import type { MarkRead } from './use-read-mark.ts'

interface Surroundings {
  place: LeadsPlace
  go: Go
  close: () => void
  leads: readonly ListedLead[]
  beside: Beside
  list: List
  deeds: Deeds
  /** Marks a lead read or unread. */
  mark: MarkRead
  help: () => void
}

/** Keys for the list and the open lead; Enter opens, as on any link. */
export function useInboxKeys(around: Surroundings) {
  const { place, go, leads, list, deeds, beside } = around
  const current = () => place.lead ?? focusedRow()
  const step = (by: 1 | -1) => {
    if (place.lead === undefined) {
      const row = neighbour(leads, focusedRow(), by)
      if (row !== undefined) list.current?.focus(row)
    } else {
      const lead = by === 1 ? beside.next : beside.previous
      if (lead !== undefined) go({ ...place, lead }, 'replace')
    }
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
      const lead = deeds.find(id)
      if (lead) void around.mark(lead, !lead.unread)
    }),
    '/': focusSearch,
    '?': around.help,
    Escape() {
      if (place.lead !== undefined) around.close()
      else deeds.selection.clear()
    },
  })
}
