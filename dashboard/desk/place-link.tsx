import type { ComponentChildren } from 'preact'
import { addressOf, isPlainClick, type Go, type Place } from '../place.ts'
import { useInSight } from './use-in-sight.ts'

interface Props {
  place: Place
  current: boolean
  go: Go
  children: ComponentChildren
}

/** A link of the side bar: a real address, followed without a reload. */
export function PlaceLink({ place, current, go, children }: Props) {
  const link = useInSight<HTMLAnchorElement>(current)
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
      {children}
    </a>
  )
}
