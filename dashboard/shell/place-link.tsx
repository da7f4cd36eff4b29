import type { ComponentChildren } from 'preact'
import { Link } from '../parts/link.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import type { Go, Place } from '../place.ts'

interface Props {
  place: Place
  current: boolean
  go: Go
  children: ComponentChildren
}

/** A link of the side bar. */
export function PlaceLink({ place, current, go, children }: Props) {
  const link = useInSight<HTMLAnchorElement>(current)
  return (
    <Link ref={link} class="view" place={place} go={go} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
