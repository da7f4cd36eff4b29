import { useEffect, useState } from 'preact/hooks'
import { isView, type ViewName } from './inbox/views.ts'

/** Where the operator is: a view of the inbox and, perhaps, an open lead. Holds nothing personal. */
export interface Place {
  view: ViewName
  lead: string | undefined
}

export const home = '/dashboard/'

export function placeOf(path: string, search: string): Place {
  const view = new URLSearchParams(search).get('view') ?? ''
  const id = /^\/dashboard\/leads\/([^/]+)\/?$/.exec(path)?.[1]
  return { view: isView(view) ? view : 'inbox', lead: id && decoded(id) }
}

export function addressOf({ view, lead }: Place): string {
  const path = lead === undefined ? home : `${home}leads/${encodeURIComponent(lead)}`
  return view === 'inbox' ? path : `${path}?view=${view}`
}

/** A damaged address opens as an unknown lead instead of ending the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export type Go = (place: Place, how: 'push' | 'replace') => void

export function usePlace(): { place: Place; go: Go } {
  const [place, setPlace] = useState(() => placeOf(location.pathname, location.search))

  useEffect(() => {
    const follow = () => setPlace(placeOf(location.pathname, location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const go: Go = (next, how) => {
    if (how === 'push') history.pushState(null, '', addressOf(next))
    else history.replaceState(null, '', addressOf(next))
    setPlace(next)
  }
  return { place, go }
}

/** True for a click that the browser would follow in this very tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
