import { exactTime, relativeTime, shortTime } from '../format/time.ts'
import { locale } from '../texts/texts.ts'

/** "2h ago", the exact instant on hover; on paper, which is read later, the date. */
export function RelativeTime({ instant, now }: { instant: string; now: number }) {
  return (
    <time
      dateTime={instant}
      title={exactTime(instant, locale)}
      data-printed={shortTime(instant, locale)}
    >
      {relativeTime(instant, now, locale)}
    </time>
  )
}
