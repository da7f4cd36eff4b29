interface Life {
  /** The page may be gone in a moment. */
  leave: () => unknown
  /** The page or its network is back; a frozen page has not heard of what other tabs have done. */
  comeBack: () => void
  /** Another widget has changed what is stored, in another tab or on this page. */
  stored: () => void
}

/**
 * Phones kill hidden pages without a `pagehide`, so hiding counts as leaving. What is told of the
 * draft comes with the drafts of whoever told it: our own word is no news.
 */
export function watchPage(
  events: EventTarget,
  drafts: { name: string },
  { leave, comeBack, stored }: Life,
): () => void {
  const stopped = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    events.addEventListener(type, listener, { signal: stopped.signal })

  listen('online', comeBack)
  listen('pageshow', comeBack)
  listen('pagehide', leave)
  listen('visibilitychange', () => (document.hidden ? leave() : comeBack()))
  listen(drafts.name, event => {
    if ((event as CustomEvent).detail !== drafts) stored()
  })
  listen('storage', event => {
    if ((event as StorageEvent).key === drafts.name) stored()
  })
  return () => stopped.abort()
}
