import { useEffect, useRef } from 'preact/hooks'

/**
 * Scrolls an element into sight when it becomes the current one: by key, or from an address. What is
 * in sight is left alone, since Tab goes on from what was scrolled to, past the way to the content.
 */
export function useInSight<T extends Element>(current: boolean) {
  const element = useRef<T>(null)
  useEffect(() => {
    if (!current || !element.current) return
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect()
      if (seen && seen.intersectionRatio < 1)
        seen.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [current])
  return element
}
