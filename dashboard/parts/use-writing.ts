import { useLayoutEffect, useState } from 'preact/hooks'

/** Whether the focus is in a form of a lead. */
export function useWriting(): boolean {
  const [isWriting, setWriting] = useState(false)
  useLayoutEffect(() => {
    const follow = ({ type, target, relatedTarget }: FocusEvent) => {
      const focused = type === 'focusin' ? target : relatedTarget
      setWriting(focused instanceof Element && focused.closest('.lead form') !== null)
    }
    addEventListener('focusin', follow)
    addEventListener('focusout', follow)
    return () => {
      removeEventListener('focusin', follow)
      removeEventListener('focusout', follow)
    }
  }, [])
  return isWriting
}
