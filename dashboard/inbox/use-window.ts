import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { pixel } from '../parts/pixel.ts'
import { usePrinting } from '../parts/use-printing.ts'

/** Pixels as in rows.css. */
const rowHeight = 65

/** The height of so many rows. */
export const heightOf = (rows: number) => `${(rows * rowHeight) / 16}rem`

interface Margin {
  /** Rows drawn beyond what is in sight. */
  spare: number
  /** In rows, in which the drawn part moves. */
  step: number
}

const resting: Margin = { spare: 6, step: 4 }

/** For as long as the list flies by faster than any row can be read. */
export const flying: Margin = { spare: 0, step: 1 }

/** Milliseconds without movement after which the rows around what is in sight are drawn again. */
const restMs = 100

export interface Span {
  first: number
  /** Behind the last one drawn. */
  end: number
}

export function spanAt(
  scrolled: number,
  height: number,
  count: number,
  { spare, step } = resting,
): Span {
  const top = Math.floor(scrolled / rowHeight / step) * step
  const first = Math.max(0, Math.min(top - spare, count - 1))
  return { first, end: Math.min(count, top + Math.ceil(height / rowHeight) + step + spare) }
}

const overlap = (one: Span, other: Span) => one.first < other.end && other.first < one.end

/** The first row in sight, more or less. */
export const firstInSight = ({ first }: Span) =>
  first === 0 ? 0 : first + resting.spare + resting.step

/** The part of a long list that is near what is in sight: the page draws that and no more. */
export function useWindow(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [span, setSpan] = useState<Span>({ first: 0, end: 2 * resting.spare })

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = viewport.current ?? {}
    const [scrolled, height] = [scrollTop / pixel(), clientHeight / pixel()]
    const next = spanAt(scrolled, height, count)
    const inSight = spanAt(scrolled, height, count, flying)
    setSpan(now => {
      if (!overlap(now, next)) return inSight
      return now.first === next.first && now.end === next.end ? now : next
    })
  }, [count])

  useLayoutEffect(look, [look])
  useEffect(() => {
    const timer = setTimeout(look, restMs)
    return () => clearTimeout(timer)
  }, [look, span])
  useLayoutEffect(() => {
    if (!viewport.current) return
    const observer = new ResizeObserver(look)
    observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [look])

  /** How many rows are scrolled away. */
  const topRow = () => (viewport.current?.scrollTop ?? 0) / pixel() / rowHeight
  const toRow = (row: number) => viewport.current?.scrollTo({ top: row * rowHeight * pixel() })

  /** Scrolls as little as brings a row into sight. */
  const reveal = useCallback((row: number) => {
    const shown = viewport.current
    if (!shown) return
    const high = rowHeight * pixel()
    const [top, bottom] = [row * high, (row + 1) * high]
    if (top < shown.scrollTop) shown.scrollTop = top
    else if (bottom > shown.scrollTop + shown.clientHeight)
      shown.scrollTop = bottom - shown.clientHeight
  }, [])
  // On paper nothing is scrolled: all that has been fetched is drawn.
  const drawn = usePrinting() ? { first: 0, end: count } : span
  return { viewport, span, drawn, look, reveal, topRow, toRow }
}
