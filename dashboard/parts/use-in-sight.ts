import { useEffect, useRef } from 'preact/hooks'

/** Scrolls an element into sight when it becomes the current one: by key, or from an address. */
export function useInSight<T extends Element>(current: boolean) {
  const element = useRef<T>(null)
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return element
}
