import type { ComponentChildren, HTMLAttributes, Ref } from 'preact'
import { addressOf, type Go, type How, type Place } from '../place.ts'

type Attribute = 'id' | 'class' | 'tabIndex' | 'aria-current' | 'aria-label' | 'onFocus'

interface Props extends Pick<HTMLAttributes<HTMLAnchorElement>, Attribute> {
  place: Place
  go: Go
  how?: How
  /** Comes first, and may prevent that the link is followed. */
  onClick?: (event: MouseEvent) => void
  ref?: Ref<HTMLAnchorElement>
  children: ComponentChildren
}

/** A link inside the dashboard: a real address, followed without a reload. */
export function Link({ place, go, how = 'push', onClick, ...anchor }: Props) {
  const follow = (event: MouseEvent) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    go(place, how)
  }
  return <a {...anchor} href={addressOf(place)} onClick={follow} />
}

/** One that the browser would follow in this very tab. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
