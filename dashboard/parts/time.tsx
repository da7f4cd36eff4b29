import { exactTime, relativeTime } from '../format/time.ts'
import { locale } from '../texts/texts.ts'

/** "2h ago", the exact instant on hover. */
export function RelativeTime({ instant, now }: { instant: string; now: number }) {
  return (
    <time dateTime={instant} title={exactTime(instant, locale)}>
      {relativeTime(instant, now, locale)}
    </time>
  )
}
