import { useCallback, useEffect, useState } from 'preact/hooks'
import { problemOf, type Problem } from '../problem.ts'

export type Answered<T> =
  { is: 'asking' } | { is: 'here'; value: T } | { is: 'failed'; problem: Problem }

/** The answer once it is here: of what the screen can do without. */
export const valueOf = <T>(answered: Answered<T>): T | undefined =>
  answered.is === 'here' ? answered.value : undefined

/** What the server answers to a question, asked when the screen opens and again when told to. */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  onRefusal: (problem: Problem) => void,
) {
  const [answered, setAnswered] = useState<Answered<T>>({ is: 'asking' })

  const again = useCallback(() => {
    const left = new AbortController()
    ask(left.signal).then(
      value => setAnswered({ is: 'here', value }),
      (error: unknown) => {
        if (left.signal.aborted) return
        const problem = problemOf(error)
        onRefusal(problem)
        setAnswered({ is: 'failed', problem })
      },
    )
    return () => left.abort()
  }, [ask, onRefusal])
  useEffect(again, [again])

  /** What the server has just said of it. */
  const set = useCallback((value: T) => setAnswered({ is: 'here', value }), [])
  return { answered, again, set }
}
