import { count } from '../format/amount.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { LeadsPlace } from '../place.ts'
import { locale, say, sayCount, texts } from '../texts/texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { List, ListHandle } from './focus.ts'
import { unanswered, type Inbox } from './inbox.ts'
import { LeadList } from './lead-list.tsx'
import { isFiltered } from './list-query.ts'
import { SearchBox } from './search-box.tsx'
import type { SavedViews } from './use-saved-views.ts'
import type { LeadsProps, Work } from './use-work.ts'
import type { ViewDialogs } from './view-dialogs.tsx'
import '../styles/inbox-tools.css'

interface Props extends Pick<LeadsProps, 'place' | 'go' | 'live' | 'savedViews'> {
  work: Work
  dialogs: ViewDialogs
  exportList: () => void
  list: List
  now: number
}

export function InboxPane(props: Props) {
  const { work, place, go, savedViews, list, now } = props
  const { query, clear } = work.narrowing
  const { inbox, controls } = work
  const { more, retry, showHeld } = controls
  const { loading, leads } = inbox
  if (place.saved && savedViews.problem) return <UnknownView {...savedViews} place={place} />
  const problem = unanswered(inbox)
  const empty = loading.is === 'done' && leads.length === 0
  return (
    <section class="inbox" aria-label={texts.shell.leads}>
      <InboxHead {...props} />
      <HeldPill held={inbox.held} show={showHeld} toTop={lead => list.current?.toTop(lead)} />
      {problem && (
        <ProblemNote
          problem={problem}
          retry={retry}
          aside={leads.length > 0 && texts.inbox.ofBefore}
        />
      )}
      {empty && (
        <EmptyInbox
          view={place.view}
          search={query.search}
          filtered={isFiltered(query)}
          searchAll={() => go({ ...place, view: 'all', saved: undefined }, 'push')}
          clear={clear}
        />
      )}
      {!empty && (leads.length > 0 || !problem) && (
        <LeadList
          {...{ inbox, place, go, more, retry, showHeld, list, now }}
          selection={work.deeds.selection}
          names={work.known.names}
        />
      )}
    </section>
  )
}

/** All leads in the place of those of a view would pass for them. */
function UnknownView({ problem, retry, place }: SavedViews & Pick<Props, 'place'>) {
  const Heading = headingFor(place)
  return (
    <section class="inbox" aria-label={texts.shell.leads}>
      <div class="inbox-head">
        <div class="inbox-title">
          <Heading>{texts.saved.title}</Heading>
        </div>
      </div>
      {problem && <ProblemNote problem={problem} retry={retry} />}
    </section>
  )
}

/** With a lead open the page is about that lead, and its name is the first heading. */
const headingFor = ({ lead }: LeadsPlace) => (lead === undefined ? 'h1' : 'h2')

function InboxHead({ work, dialogs, exportList, place, live }: Props) {
  const { inbox, narrowing, known, total, deeds } = work
  const { query, saved, setSearch, setFilter } = narrowing
  const { selection, bulk } = deeds
  const Heading = headingFor(place)
  const leads = countText(inbox, total)
  const isFilled = inbox.leads.length > 0
  // Those that have left the view may still be in sight.
  const shown = Math.min(inbox.leads.length, total ?? Infinity)
  const isSelecting = selection.isOn || bulk.progress !== undefined
  return (
    <div class="inbox-head">
      <div class="inbox-title">
        <Heading dir="auto">
          {place.saved ? (saved?.name ?? texts.saved.title) : texts.views[place.view]}
        </Heading>
        {saved && <SavedActs {...dialogs} />}
        <span class="inbox-count" role="status">
          {live.link === 'lost' ? texts.inbox.notLive : leads}
        </span>
        {leads && (
          <span class="printed">
            {say(texts.inbox.printed, { shown: count(shown, locale), leads })}
          </span>
        )}
      </div>
      <SearchBox search={query.search} setSearch={setSearch} />
      {isSelecting ? (
        <BulkBar {...deeds} names={known.names} />
      ) : (
        <FilterBar
          {...{ known, setFilter }}
          filter={query.filter}
          save={dialogs.save}
          exportList={isFilled ? exportList : undefined}
          choose={isFilled ? selection.choose : undefined}
        />
      )}
    </div>
  )
}

function SavedActs({ rename, remove }: ViewDialogs) {
  return (
    <span class="saved-acts">
      <IconButton icon="edit" label={texts.saved.rename} onClick={rename} />
      <IconButton icon="erase" label={texts.saved.remove} onClick={remove} />
    </span>
  )
}

interface HeldProps extends Pick<Inbox, 'held'>, Pick<ListHandle, 'toTop'> {
  show: () => void
}

/** New leads wait here while the operator reads further down. */
function HeldPill({ held, show, toTop }: HeldProps) {
  const [first] = held?.leads ?? []
  const press = (newest: string) => {
    show()
    toTop(newest)
  }
  return (
    <div class="held" role="status">
      {held && first && (
        <button type="button" class="held-pill" onClick={() => press(first.id)}>
          <Icon name="up" />
          {sayCount(texts.inbox[held.next === null ? 'held' : 'heldOfMore'], held.leads.length)}
        </button>
      )}
    </div>
  )
}

function countText(inbox: Inbox, total: number | undefined): string {
  const { is } = inbox.loading
  if (is === 'first' || unanswered(inbox)) return ''
  if (total !== undefined) return sayCount(texts.counts.leads, total)
  return is === 'again' ? '' : sayCount(texts.inbox.shownOfMore, inbox.leads.length)
}
