import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * On return to the page or the network. It listens from first to last, and does what is to be done by
 * then: a listener put up anew for each `done` could be taken away before its turn, by what others draw
 * at the same event.
 */
export function useReturn(done: () => unknown) {
  const latest = useRef(done)
  latest.current = done
  // At once: a network that is back before the browser has painted would be missed.
  useLayoutEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    // A phone that was put away tells nobody that it has found its network again.
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [])
}
