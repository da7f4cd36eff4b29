import type { Operator } from '../api.ts'
import { viewNames, views, type ViewName } from '../inbox/views.ts'
import { addressOf, isPlainClick, type Go, type Place } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { Icon, Mark } from './icon.tsx'
import { StateGlyph } from './state-glyph.tsx'
import { useInSight } from './use-in-sight.ts'

interface Props {
  place: Place
  go: Go
  operator: Operator
  signOut: () => void
}

/** A column on wide screens, a bar with pills on narrow ones: one and the same markup. */
export function SideBar({ place, go, operator, signOut }: Props) {
  return (
    <header class="side">
      <div class="brand">
        <Mark />
        <span>{texts.product}</span>
      </div>
      <nav class="views" aria-label={texts.desk.views}>
        <ul>
          {viewNames.map(view => (
            <li key={view}>
              <ViewLink view={view} current={view === place.view} go={go} />
            </li>
          ))}
        </ul>
      </nav>
      <div class="account">
        <span class="account-name" title={operator.email}>
          {operator.email}
        </span>
        <button type="button" class="icon-button" onClick={signOut} title={texts.desk.signOut}>
          <Icon name="leave" />
          <span class="unseen">{texts.desk.signOut}</span>
        </button>
      </div>
    </header>
  )
}

function ViewLink({ view, current, go }: { view: ViewName; current: boolean; go: Go }) {
  const [state] = views[view]
  const link = useInSight<HTMLAnchorElement>(current)
  const place = { view, lead: undefined }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(place, 'push')
  }
  return (
    <a
      ref={link}
      class="view"
      href={addressOf(place)}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {view === 'inbox' || view === 'all' ? <Icon name={view} /> : <StateGlyph state={state} />}
      {texts.views[view]}
    </a>
  )
}
