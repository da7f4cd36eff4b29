import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Pixels; every row is as high, as inbox.css says. */
export const rowHeight = 65

/** Rows drawn beyond what is in sight, and the step in which the drawn part moves. */
const spare = 16
const step = 8

export interface Span {
  first: number
  /** Behind the last one drawn. */
  end: number
}

export function spanAt(scrolled: number, height: number, count: number): Span {
  const top = Math.floor(scrolled / rowHeight / step) * step
  const first = Math.max(0, Math.min(top - spare, count - 1))
  return { first, end: Math.min(count, top + Math.ceil(height / rowHeight) + step + spare) }
}

/** More or less. */
export const firstInSight = ({ first }: Span) => (first === 0 ? 0 : first + spare + step)

/** The part of a long list that is near what is in sight: the page draws that and no more. */
export function useWindow(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [span, setSpan] = useState<Span>({ first: 0, end: 2 * spare })

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = viewport.current ?? {}
    const next = spanAt(scrollTop, clientHeight, count)
    setSpan(now => (now.first === next.first && now.end === next.end ? now : next))
  }, [count])

  useLayoutEffect(look, [look])
  useLayoutEffect(() => {
    if (!viewport.current) return
    const observer = new ResizeObserver(look)
    observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [look])

  /** Scrolls as little as brings a row into sight. */
  const reveal = useCallback((row: number) => {
    const shown = viewport.current
    if (!shown) return
    const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
    if (top < shown.scrollTop) shown.scrollTop = top
    else if (bottom > shown.scrollTop + shown.clientHeight)
      shown.scrollTop = bottom - shown.clientHeight
  }, [])
  return { viewport, span, look, reveal }
}
