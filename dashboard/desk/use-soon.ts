import { useCallback, useEffect, useRef } from 'preact/hooks'

/** Calls once for many askings: soon after the first of them, never twice at a time. */
export function useSoon(call: () => void | Promise<void>, milliseconds: number): () => void {
  const latest = useRef(call)
  latest.current = call
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      const done = () => (timer.current = undefined)
      Promise.resolve(latest.current()).then(done, done)
    }, milliseconds)
  }, [milliseconds])
}
