import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { problemOf, type Problem } from '../problem.ts'

export type Answered<T> =
  | { is: 'asking' }
  | { is: 'here'; value: T }
  /** Perhaps with what the same question was answered with before. */
  | { is: 'failed'; problem: Problem; value?: T }

/** The answer once it is here, for screens that can do without it. */
export const valueOf = <T>(answered: Answered<T>): T | undefined =>
  answered.is === 'asking' ? undefined : answered.value

/**
 * What the server answers to a question, asked when the screen opens and again when told to. Once it is
 * asked again the answer to the earlier asking, which may come last, counts for nothing.
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  onRefusal: (problem: Problem) => void,
) {
  const [answered, setAnswered] = useState<Answered<T>>({ is: 'asking' })
  const asking = useRef<AbortController>(undefined)
  const last = useRef<{ ask: unknown; value: T }>(undefined)
  const leave = useCallback(() => asking.current?.abort(), [])

  /** What the server has just said of it. */
  const set = useCallback(
    (value: T) => {
      leave()
      last.current = { ask, value }
      setAnswered({ is: 'here', value })
    },
    [ask],
  )

  const again = useCallback(() => {
    leave()
    const { signal } = (asking.current = new AbortController())
    ask(signal).then(
      value => !signal.aborted && set(value),
      (error: unknown) => {
        if (signal.aborted) return
        const problem = problemOf(error)
        onRefusal(problem)
        const before = last.current?.ask === ask && { value: last.current.value }
        setAnswered({ is: 'failed', problem, ...before })
      },
    )
    return leave
  }, [ask, onRefusal])
  useEffect(again, [again])
  return { answered, again, set }
}
