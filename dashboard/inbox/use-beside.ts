import { useRef } from 'preact/hooks'
import { besideOf, type Beside } from './inbox.ts'

/** The open lead's neighbours; where it was in the list is remembered when it leaves that. */
export function useBeside(leads: readonly { id: string }[], id: string | undefined): Beside {
  const last = useRef(0)
  const { place, ...beside } = besideOf(leads, id, last.current)
  last.current = place
  return beside
}
