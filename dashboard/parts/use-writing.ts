import { useState } from 'preact/hooks'
import { useListener } from '../use-listener.ts'

/** Whether the focus is in a form of a lead. */
export function useWriting(): boolean {
  const [isWriting, setWriting] = useState(false)
  useListener(['focusin', 'focusout'], ({ type, target, relatedTarget }) => {
    const focused = type === 'focusin' ? target : relatedTarget
    setWriting(focused instanceof Element && focused.closest('.lead form') !== null)
  })
  return isWriting
}
