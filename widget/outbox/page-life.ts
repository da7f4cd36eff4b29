interface Life {
  /** The page may be gone in a moment. */
  leave: () => unknown
  /** The page or its network is back; a frozen page has not heard of what other tabs have done. */
  comeBack: () => void
  /** Another tab has changed what is stored; null when it is gone. */
  stored: (text: string | null) => void
}

/** Phones kill hidden pages without a `pagehide`, so hiding counts as leaving. */
export function watchPage(
  events: EventTarget,
  name: string,
  { leave, comeBack, stored }: Life,
): () => void {
  const stopped = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    events.addEventListener(type, listener, { signal: stopped.signal })

  listen('online', comeBack)
  listen('pageshow', comeBack)
  listen('pagehide', leave)
  listen('visibilitychange', () => (document.hidden ? leave() : comeBack()))
  listen('storage', event => {
    const { key, newValue } = event as StorageEvent
    if (key === name) stored(newValue)
  })
  return () => stopped.abort()
}
