import { Icon } from '../desk/icon.tsx'
import type { Beside } from '../inbox/inbox.ts'
import { addressOf, isPlainClick } from '../place.ts'
import { texts } from '../texts/texts.ts'
import type { Sheet } from './sheet.ts'

/** From lead to lead where there is no room for the list, nor a keyboard for j and k. */
export function BesideLinks({ sheet: { place, go }, beside }: { sheet: Sheet; beside: Beside }) {
  const link = (lead: string | undefined, label: string, icon: 'up' | 'down') => {
    if (lead === undefined) return null
    const there = { ...place, lead }
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      go(there, 'replace')
    }
    return (
      <a class="icon-button" href={addressOf(there)} aria-label={label} onClick={follow}>
        <Icon name={icon} />
      </a>
    )
  }
  return (
    <nav class="beside" aria-label={texts.desk.leads}>
      {link(beside.previous, texts.desk.shortcuts.previous, 'up')}
      {link(beside.next, texts.desk.shortcuts.next, 'down')}
    </nav>
  )
}
