import { sayCount, texts } from '../texts/texts.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { EmptyInbox } from './empty-inbox.tsx'
import type { Inbox } from './inbox.ts'
import { LeadList } from './lead-list.tsx'
import { SearchBox } from './search-box.tsx'
import type { InboxControls } from './use-inbox.ts'
import { ProblemNote } from '../desk/problem-note.tsx'

interface Props {
  inbox: InboxControls
  place: LeadsPlace
  go: Go
  search: string
  setSearch: (search: string) => void
  now: number
}

export function InboxPane({ inbox: controls, place, go, search, setSearch, now }: Props) {
  const { inbox, retry, more } = controls
  const { loading, leads } = inbox
  const failed = loading.is === 'failed' && loading.at === 'first' ? loading.problem : undefined
  const empty = loading.is === 'done' && leads.length === 0
  // With a lead open the page is about that lead, and its name is the first heading.
  const Heading = place.lead === undefined ? 'h1' : 'h2'
  return (
    <section class="inbox" aria-label={texts.desk.leads}>
      <div class="inbox-head">
        <div class="inbox-title">
          <Heading>{texts.views[place.view]}</Heading>
          <span class="inbox-count" role="status">
            {countText(inbox)}
          </span>
        </div>
        <SearchBox search={search} setSearch={setSearch} />
      </div>
      {failed && <ProblemNote problem={failed} retry={retry} />}
      {empty && (
        <EmptyInbox
          view={place.view}
          search={search}
          searchAll={() => go({ ...place, view: 'all' }, 'push')}
          clear={() => setSearch('')}
        />
      )}
      {!failed && !empty && <LeadList {...{ inbox, place, go, now, more, retry }} />}
    </section>
  )
}

function countText({ leads, next, loading }: Inbox): string {
  if (loading.is === 'first' || loading.is === 'failed') return ''
  return sayCount(next === null ? texts.inbox.shown : texts.inbox.shownOfMore, leads.length)
}
