import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Sending } from '../parts/use-sending.ts'

interface Tabs<T> {
  current: T
  wrong: readonly T[]
  choose: (tab: T) => void
}

/** A save that is refused leads to the first thing that is wrong: to its tab, and there to its field or question. */
export function useFirstWrong<T>(sending: Sending, { current, wrong, choose }: Tabs<T>) {
  const panel = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    isAsked.current = sending.is === 'refused' && sending.problem.is === 'invalid'
  }, [sending])
  useLayoutEffect(() => {
    const [first] = wrong
    if (!isAsked.current || first === undefined) return
    if (!wrong.includes(current)) return choose(first)
    isAsked.current = false
    const find = (which: string) => panel.current?.querySelector<HTMLElement>(which)
    // A question that is closed shows none of its fields.
    const place = find('[aria-invalid=true]') ?? find('.is-wrong .question-name')
    place?.focus()
    // With what is said of it, which is below it.
    place?.closest('.field, .question')?.scrollIntoView({ block: 'nearest' })
  })
  return panel
}
