import { useEffect, useRef } from 'preact/hooks'

/** Loads more a little before the end of the list comes into sight. */
export function useNearEnd(more: () => void, active: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  latest.current = more

  useEffect(() => {
    if (!active || !end.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && latest.current(),
      { root: end.current.parentElement, rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [active])
  return end
}
