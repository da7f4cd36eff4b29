import { useLayoutEffect, useRef } from 'preact/hooks'

/** Whether this is no longer shown, so that what goes wrong has to be told elsewhere. */
export function useLeft(): { readonly current: boolean } {
  const left = useRef(false)
  useLayoutEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  return left
}
