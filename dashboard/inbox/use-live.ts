import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { LeadEvent } from '../../shared/lead-api.ts'
import { connectLive } from './live.ts'

export interface LiveLeads {
  /** Whether what happens is heard; unknown until the first word or failure. */
  link: 'unknown' | 'live' | 'lost'
  watch: (hear: (event: LeadEvent) => void) => () => void
}

/** One connection for the whole dashboard, as long as it is open. */
export function useLive(): LiveLeads {
  const [link, setLink] = useState<LiveLeads['link']>('unknown')
  const listeners = useRef(new Set<(event: LeadEvent) => void>())

  useEffect(() => {
    return connectLive({
      hear: event => listeners.current.forEach(hear => hear(event)),
      linked: is => setLink(is ? 'live' : 'lost'),
    })
  }, [])

  const watch = useCallback((hear: (event: LeadEvent) => void) => {
    listeners.current.add(hear)
    return () => void listeners.current.delete(hear)
  }, [])
  return { link, watch }
}
