import { useLayoutEffect, useRef } from 'preact/hooks'

/** Whether something else is shown by now: what goes wrong with this is not read here any more. */
export function useLeft(): { readonly current: boolean } {
  const left = useRef(false)
  useLayoutEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  return left
}
