import { useLayoutEffect, useRef } from 'preact/hooks'

declare global {
  interface WindowEventMap {
    /** Rises from the document. */
    visibilitychange: Event
  }
}

/**
 * Hears what happens to the page for as long as it is drawn: at once, or what happens before the browser
 * has painted would be missed, and always with the latest function.
 */
export function useListener<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  hear: (event: WindowEventMap[Type]) => void,
) {
  const latest = useRef(hear)
  latest.current = hear
  useLayoutEffect(() => {
    const left = new AbortController()
    for (const type of types)
      addEventListener(type, event => latest.current(event), { signal: left.signal })
    return () => left.abort()
  }, [])
}
