import type { Role } from '../../shared/operator.ts'
import type { Operator } from '../api.ts'
import { viewNames, views } from '../inbox/views.ts'
import type { Go, Place } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { Icon, Mark } from './icon.tsx'
import { PlaceLink } from './place-link.tsx'
import { sectionsFor } from './sections.ts'
import { StateGlyph } from './state-glyph.tsx'

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
        <Views place={place} go={go} />
        <Sections place={place} go={go} role={operator.role} />
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

function Views({ place, go }: Pick<Props, 'place' | 'go'>) {
  return (
    <ul>
      {viewNames.map(view => (
        <li key={view}>
          <PlaceLink
            place={{ section: 'leads', view, lead: undefined }}
            current={place.section === 'leads' && view === place.view}
            go={go}
          >
            {view === 'inbox' || view === 'all' ? (
              <Icon name={view} />
            ) : (
              <StateGlyph state={views[view][0]} />
            )}
            {texts.views[view]}
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
            {texts.sections[section]}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
