import { useRef } from 'preact/hooks'

interface Making<Wanted, Made> {
  make: (wanted: Wanted) => Promise<Made>
  /** All there are by now. */
  look: () => Promise<readonly Made[]>
  /** Whether this may be what was wanted. */
  isIt: (made: Made, wanted: Wanted) => boolean
}

/**
 * Makes what is wanted once, however often it is tried. What was sent and never answered may have been
 * made: before the same is sent again it is looked for, or it would be there twice.
 */
export function useMakeOnce<Wanted, Made>({ make, look, isIt }: Making<Wanted, Made>) {
  const unanswered = useRef<{ wanted: string; before: number }>(undefined)

  /** `there` is what is known to be there already: the same may be wanted twice. */
  return async (wanted: Wanted, there: readonly Made[]): Promise<Made> => {
    const sent = JSON.stringify(wanted)
    const alike = (all: readonly Made[]) => all.filter(each => isIt(each, wanted))
    const { current: last } = unanswered
    const isAgain = last?.wanted === sent
    const found = isAgain ? alike(await look()) : []
    if (!isAgain) unanswered.current = { wanted: sent, before: alike(there).length }
    const kept = found.slice(last?.before).at(-1)
    const made = kept ?? (await make(wanted))
    unanswered.current = undefined
    return made
  }
}
