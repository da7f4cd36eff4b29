import { useLayoutEffect, useRef } from 'preact/hooks'
import type { List } from './focus.ts'

/**
 * Closing a lead puts the focus back on its row, however it was closed. Before the paint: a fast
 * "Esc, /" must not find the focus taken away from the search again.
 */
export function useReturnFocus(lead: string | undefined, list: List) {
  const before = useRef(lead)
  useLayoutEffect(() => {
    if (lead === undefined && before.current !== undefined) list.current?.focus(before.current)
    before.current = lead
  }, [lead])
}
