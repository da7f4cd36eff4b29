import { useEffect } from 'preact/hooks'
import { useReturn } from './use-return.ts'

/**
 * Refreshes while someone is looking: on return to the page or the network and, given seconds, now
 * and then.
 */
export function useRefresh(refresh: () => unknown, seconds?: number) {
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refresh()
  }
  useReturn(look)
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setInterval(look, seconds * 1000)
    return () => clearInterval(timer)
  }, [refresh, seconds])
}
