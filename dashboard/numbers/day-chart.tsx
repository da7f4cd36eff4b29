import { useEffect, useRef, useState } from 'preact/hooks'
import type { NumbersBody } from '../../shared/numbers.ts'
import { count } from '../format/amount.ts'
import { dayName } from '../format/day-name.ts'
import { useLazy } from '../parts/use-lazy.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'

type Days = NumbersBody['days']

/** Fetched by itself: uPlot throws as it loads where Chromium runs in the C locale, and only the chart may be missing for that. */
const loadDrawing = async () => (await import('./draw-days.ts')).drawDays

/** Bars, a day each; the table below says the same in text. */
export function DayChart({ days }: { days: Days }) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Days[number]>()
  const dark = useDark()
  const drawing = useLazy(loadDrawing)
  const draw = drawing.is === 'loaded' ? drawing.value : undefined

  useEffect(() => {
    if (!place.current) return
    setPointed(undefined)
    // What is drawn keeps its colours on paper, which is light.
    place.current.classList.toggle('is-dark', dark)
    return draw?.(place.current, days, at => setPointed(at === undefined ? undefined : days[at]))
  }, [days, dark, draw])

  if (drawing.is === 'failed') return null
  return (
    <div class="chart" aria-hidden="true">
      <p class="chart-pointed">
        {pointed &&
          say(texts.numbers.dayIs, {
            day: dayName(pointed.day, locale),
            leads: count(pointed.leads, locale),
          })}
      </p>
      <div ref={place} class="chart-place" />
    </div>
  )
}

/** Changes when the colours do: what is drawn already does not follow by itself. */
function useDark(): boolean {
  const [query] = useState(() => matchMedia('(prefers-color-scheme: dark)'))
  const [dark, setDark] = useState(query.matches)
  useEffect(() => {
    const look = () => setDark(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [query])
  return dark
}
