import type { Beside } from '../inbox/inbox.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { texts } from '../texts/texts.ts'
import type { Sheet } from './sheet.ts'

/** From lead to lead where there is no room for the list, nor a keyboard for j and k. */
export function BesideLinks({ sheet: { place, go }, beside }: { sheet: Sheet; beside: Beside }) {
  const link = (lead: string | undefined, label: string, icon: 'up' | 'down') => {
    if (lead === undefined) return null
    const there = { ...place, lead }
    return (
      <Link class="icon-button" place={there} go={go} how="replace" aria-label={label}>
        <Icon name={icon} />
      </Link>
    )
  }
  return (
    <nav class="beside" aria-label={texts.shell.leads}>
      {link(beside.previous, texts.shell.shortcuts.previous, 'up')}
      {link(beside.next, texts.shell.shortcuts.next, 'down')}
    </nav>
  )
}
