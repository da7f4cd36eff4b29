import { todayOf } from '../format/time.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { problemText } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { Inbox } from './inbox.ts'
import { LeadRow } from './lead-row.tsx'
import { useNearEnd } from './use-near-end.ts'

interface Props {
  inbox: Inbox
  place: LeadsPlace
  go: Go
  now: number
  more: () => void
  retry: () => void
}

export function LeadList({ inbox, place, go, now, more, retry }: Props) {
  const { leads, next, loading } = inbox
  const failed = loading.is === 'failed' ? loading.problem : undefined
  const end = useNearEnd(more, next !== null && loading.is === 'done')
  if (loading.is === 'first') return <Skeleton />

  return (
    <div class="rows" aria-busy={loading.is === 'again'}>
      <ul>
        {leads.map(lead => (
          <LeadRow key={lead.id} lead={lead} place={place} go={go} now={now} today={todayOf(now)} />
        ))}
      </ul>
      {next !== null && (
        <div class="rows-end" ref={end}>
          {failed && <p role="alert">{problemText(failed)}</p>}
          <button type="button" class="button" onClick={failed ? retry : more}>
            {loading.is === 'more' ? texts.inbox.loadingMore : texts.inbox.more}
          </button>
        </div>
      )}
    </div>
  )
}

/** As high as the rows to come, so that nothing moves when they do. */
function Skeleton() {
  return (
    <div class="rows skeleton" role="status" aria-label={texts.inbox.loading}>
      {Array.from({ length: 12 }, (_, row) => (
        <div class="row" key={row}>
          <i class="bone bone-dot" />
          <i class="bone bone-name" />
          <i class="bone bone-trip" />
        </div>
      ))}
    </div>
  )
}
