import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { problemOf, type Problem } from '../problem.ts'

export type Answered<T> =
  { is: 'asking' } | { is: 'here'; value: T } | { is: 'failed'; problem: Problem }

/** The answer once it is here: of what the screen can do without. */
export const valueOf = <T>(answered: Answered<T>): T | undefined =>
  answered.is === 'here' ? answered.value : undefined

/**
 * What the server answers to a question, asked when the screen opens and again when told to: the
 * answer to an earlier asking, which may come last, is not waited for any more.
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  onRefusal: (problem: Problem) => void,
) {
  const [answered, setAnswered] = useState<Answered<T>>({ is: 'asking' })
  const asking = useRef<AbortController>(undefined)
  const leave = useCallback(() => asking.current?.abort(), [])

  const again = useCallback(() => {
    leave()
    const { signal } = (asking.current = new AbortController())
    ask(signal).then(
      value => !signal.aborted && setAnswered({ is: 'here', value }),
      (error: unknown) => {
        if (signal.aborted) return
        const problem = problemOf(error)
        onRefusal(problem)
        setAnswered({ is: 'failed', problem })
      },
    )
    return leave
  }, [ask, onRefusal])
  useEffect(again, [again])

  /** What the server has just said of it. */
  const set = useCallback((value: T) => {
    leave()
    setAnswered({ is: 'here', value })
  }, [])
  return { answered, again, set }
}
