import { useLayoutEffect } from 'preact/hooks'

/**
 * Refreshes while someone is looking: on return to the page or the network and, given seconds, now
 * and then.
 */
export function useRefresh(refresh: () => unknown, seconds?: number) {
  useLayoutEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refresh()
    }
    const timer = seconds === undefined ? undefined : setInterval(look, seconds * 1000)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [refresh, seconds])
}
