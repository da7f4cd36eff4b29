import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Reporting } from '../parts/reporting.ts'
import type { ToastMessage } from '../parts/toast.tsx'

/** Says things in passing; what only this screen can take back is not offered once it is left. */
export function useToastHere(toast: Reporting['toast']): Reporting['toast'] {
  const last = useRef<ToastMessage>(undefined)
  useLayoutEffect(
    () => () => {
      if (last.current?.undo) toast(now => (now === last.current ? undefined : now))
    },
    [toast],
  )
  return message => {
    if (typeof message !== 'function') last.current = message
    toast(message)
  }
}
