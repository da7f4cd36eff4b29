import { useRef } from 'preact/hooks'
import type { LeadCountsBody, SavedView } from '../../shared/lead-api.ts'
import type { Role } from '../../shared/operator.ts'
import type { Operator } from '../api.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Icon, Mark } from '../parts/icon.tsx'
import { StateGlyph } from '../parts/state-glyph.tsx'
import type { Go, Place } from '../place.ts'
import { numberFormat } from '../texts/formats.ts'
import { locale, sayCount, texts } from '../texts/texts.ts'
import { countOf, viewNames, views } from '../views.ts'
import { PlaceLink } from './place-link.tsx'
import { sectionsFor } from './sections.ts'

interface Props {
  place: Place
  go: Go
  operator: Operator
  counts: LeadCountsBody | undefined
  /** Those the operator has saved. */
  views: readonly SavedView[]
  signOut: () => void
}

/** A column on wide screens, a bar with pills on narrow ones: one and the same markup. */
export function SideBar({ place, go, operator, counts, views: saved, signOut }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  /** Phones that end with iOS 16 have no popovers, but classes. */
  const toggle = (isOpen?: boolean) => {
    if (!('popover' in HTMLElement.prototype)) menu.current?.classList.toggle('open', isOpen)
  }
  const goOn: Go = (next, how) => {
    if (menu.current?.matches(':is(:popover-open)')) menu.current.hidePopover()
    toggle(false)
    go(next, how)
  }
  return (
    <header class="side">
      <div class="brand">
        <Mark />
        <span>{texts.product}</span>
      </div>
      <nav class="views" aria-label={texts.shell.views}>
        <Views place={place} go={go} counts={counts} />
        <Saved place={place} go={go} views={saved} />
      </nav>
      <div class="side-end">
        <IconButton
          icon="more"
          label={texts.shell.more}
          class="side-more"
          popovertarget="sections"
          onClick={() => toggle()}
        />
        <div class="side-menu" id="sections" popover="auto" ref={menu}>
          <nav aria-label={texts.shell.sections}>
            <Sections place={place} go={goOn} role={operator.role} />
          </nav>
          <div class="account">
            <span class="account-name" title={operator.email}>
              {operator.email}
            </span>
            <IconButton icon="leave" label={texts.shell.signOut} onClick={signOut} />
          </div>
        </div>
      </div>
    </header>
  )
}

function Views({ place, go, counts }: Pick<Props, 'place' | 'go' | 'counts'>) {
  return (
    <ul>
      {viewNames.map(view => (
        <li key={view}>
          <PlaceLink
            place={{ section: 'leads', view, lead: undefined }}
            current={place.section === 'leads' && !place.saved && view === place.view}
            go={go}
          >
            {view === 'inbox' || view === 'all' ? (
              <Icon name={view} />
            ) : (
              <StateGlyph state={views[view][0]} />
            )}
            <span class="view-name">{texts.views[view]}</span>
            <Count count={counts && countOf(counts, view)} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

/** Until it is known it has the room of most counts, so that nothing moves when it is. */
function Count({ count }: { count: number | undefined }) {
  if (count === 0) return null
  if (count === undefined) return <span class="view-count" />
  const short = numberFormat(locale, { notation: count > 9999 ? 'compact' : 'standard' })
  return (
    <span class="view-count">
      <span aria-hidden="true">{short.format(count)}</span>
      <span class="unseen">{sayCount(texts.counts.leads, count)}</span>
    </span>
  )
}

function Saved({ place, go, views: saved }: Pick<Props, 'place' | 'go' | 'views'>) {
  if (saved.length === 0) return null
  return (
    <ul aria-label={texts.saved.title}>
      {saved.map(({ id, name }) => (
        <li key={id}>
          <PlaceLink
            place={{ section: 'leads', view: 'all', saved: id, lead: undefined }}
            current={place.section === 'leads' && place.saved === id}
            go={go}
          >
            <Icon name="bookmark" />
            <span class="view-name" dir="auto" title={name}>
              {name}
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

function Sections({ place, go, role }: Pick<Props, 'place' | 'go'> & { role: Role }) {
  return (
    <ul>
      {sectionsFor(role).map(section => (
        <li key={section}>
          <PlaceLink
            place={{ section, part: undefined }}
            current={place.section === section}
            go={go}
          >
            <Icon name={section} />
            <span class="view-name">{texts.sections[section]}</span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
