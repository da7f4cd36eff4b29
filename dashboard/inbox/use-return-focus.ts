import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ListHandle } from './focus.ts'

/**
 * Closing a lead puts the focus back on its row, however it was closed. Before the paint: a fast
 * "Esc, /" must not find the focus taken away from the search again.
 */
export function useReturnFocus(lead: string | undefined, list: ListHandle) {
  const before = useRef(lead)
  useLayoutEffect(() => {
    if (lead === undefined && before.current !== undefined) list.focus(before.current)
    before.current = lead
  }, [lead])
}
