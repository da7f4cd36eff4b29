import { useEffect, useRef } from 'preact/hooks'
import { leadOf, type Leads } from '../inbox/use-leads.ts'
import type { LiveLeads } from '../inbox/use-live.ts'

/** Reads the open lead again when somebody else has changed it; an erased one goes. */
export function useLiveLead(
  { known, open, forget }: Leads,
  id: string | undefined,
  live: LiveLeads,
) {
  const revision = useRef(0)
  revision.current = leadOf(known.get(id ?? ''))?.revision ?? 0

  useEffect(
    () =>
      live.watch(event => {
        if (id === undefined) return
        if (event.is === 'resync') void open(id)
        else if (event.id !== id) return
        else if (event.is === 'erased') forget(id)
        else if (event.revision > revision.current) void open(id)
      }),
    [id, live.watch],
  )
}
