import { useRef, useState } from 'preact/hooks'
import { useListener } from './use-listener.ts'
import { isView, type ViewName } from './views.ts'

/** A view of the inbox and, perhaps, an open lead. */
export interface LeadsPlace {
  section: 'leads'
  view: ViewName
  /** Id of a view that the operator has saved; the other is `all` then. */
  saved?: string | undefined
  lead: string | undefined
}

/** What there is beside the leads, in the order of the menu. */
export const sectionNames = ['numbers', 'transfer', 'sites', 'team', 'tokens', 'account'] as const
export type SectionName = (typeof sectionNames)[number]

/** One of the sections and, perhaps, a part of it: a site's key, and which tab of it is open. */
interface SectionPlace {
  section: SectionName
  part: string | undefined
  tab?: string | undefined
}

/** Where the operator is. Holds nothing personal. */
export type Place = LeadsPlace | SectionPlace

export const home = '/dashboard/'
/** Where an invitation leads, as the server writes its link. */
export const invitationAddress = '/dashboard/invitation'

export function placeOf(path: string, search: string): Place {
  const [name = '', part, tab] = path.slice(home.length).split('/')
  const inside = part ? decoded(part) : undefined
  if (isSection(name)) return { section: name, part: inside, tab }
  const query = new URLSearchParams(search)
  const lead = name === 'leads' ? inside : undefined
  const saved = query.get('saved')
  if (saved) return { section: 'leads', view: 'all', saved, lead }
  const view = query.get('view') ?? ''
  return { section: 'leads', view: isView(view) ? view : 'inbox', lead }
}

export function addressOf(place: Place): string {
  if (place.section !== 'leads') {
    const path = home + pathOf(place.section, place.part)
    return place.tab ? `${path}/${place.tab}` : path
  }
  const path = place.lead === undefined ? home : home + pathOf('leads', place.lead)
  if (place.saved) return `${path}?saved=${encodeURIComponent(place.saved)}`
  return place.view === 'inbox' ? path : `${path}?view=${place.view}`
}

const isSection = (name: string): name is SectionName =>
  (sectionNames as readonly string[]).includes(name)

const pathOf = (name: string, part: string | undefined) =>
  part === undefined ? name : `${name}/${encodeURIComponent(part)}`

/** A damaged address opens as an unknown lead instead of ending the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What becomes of where one is; `back` if one came from where one goes, else as `push`. */
export type How = 'push' | 'replace' | 'back'
export type Go = (place: Place, how: How) => void

export function usePlace(): { place: Place; go: Go } {
  const here = () => placeOf(location.pathname, location.search)
  const [place, setPlace] = useState(here)
  useListener(['popstate'], () => setPlace(here()))
  const latest = useRef(place)
  latest.current = place

  const go: Go = (next, how) => {
    // What was asked elsewhere, and is answered late, leads nobody away from where they have gone since.
    if (latest.current !== place) return
    const address = addressOf(next)
    const { from } = (history.state ?? {}) as { from?: string }
    if (how === 'replace') history.replaceState(history.state, '', address)
    // Else the browser's "back" would open again, one by one, whatever was closed.
    else if (how === 'back' && from === address) history.back()
    else history.pushState({ from: location.pathname + location.search }, '', address)
    setPlace(next)
  }
  return { place, go }
}
