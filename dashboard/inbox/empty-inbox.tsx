import { Icon } from '../parts/icon.tsx'
import { say, texts } from '../texts/texts.ts'
import type { ViewName } from '../views.ts'

interface Props {
  view: ViewName
  search: string
  /** Narrowed, by words or else. */
  filtered: boolean
  searchAll: () => void
  clear: () => void
}

export function EmptyInbox({ view, search, filtered, searchAll, clear }: Props) {
  if (!filtered)
    return (
      <div class="note">
        <span class="note-mark">
          <Icon name="check" />
        </span>
        <p class="note-title">{texts.empty.view}</p>
        <p>{texts.empty.views[view]}</p>
      </div>
    )
  return (
    <div class="note">
      <span class="note-mark">
        <Icon name="search" />
      </span>
      <p class="note-title">{search ? say(texts.empty.search, { search }) : texts.empty.filter}</p>
      <p>{search ? texts.empty.searchHint : texts.empty.filterHint}</p>
      <div class="note-actions">
        {view !== 'all' && (
          <button type="button" class="button" onClick={searchAll}>
            {texts.empty.searchAll}
          </button>
        )}
        <button type="button" class="button" onClick={clear}>
          {texts.empty.clear}
        </button>
      </div>
    </div>
  )
}
