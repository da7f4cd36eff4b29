import { newsOf } from '../format/history.ts'
import { RelativeTime } from '../parts/time.tsx'
import { texts } from '../texts/all-texts.ts'
import { ChangeLine } from './history-list.tsx'
import type { Sheet } from './sheet.ts'

/** What has changed since it was last worked on: nobody should quote for the days of last week. */
export function GuestNews({ sheet: { lead, names, now } }: { sheet: Sheet }) {
  const news = newsOf(lead.history)
  const last = news.at(-1)
  if (!last) return null
  return (
    <section class="guest-news">
      <h2>
        {texts.lead.news} <RelativeTime instant={last.at} now={now} />
      </h2>
      <ul>
        {news.map(change => (
          <ChangeLine key={`${change.part} ${change.field}`} change={change} names={names} />
        ))}
      </ul>
    </section>
  )
}
