import { useEffect, useState } from 'preact/hooks'
import { problemOf, type Problem } from '../problem.ts'

/**
 * What the server says to something beside the lead, asked again when `key` changes. Until it comes,
 * and if it does not, there is nothing to show: the lead can be worked without it.
 */
export function useQuestion<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  key: string,
  refused: (problem: Problem) => void,
) {
  const [answer, setAnswer] = useState<T>()
  /** It is known whether there is something to show. */
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const failed = (error: unknown) => {
      if (!left.signal.aborted) refused(problemOf(error))
    }
    void ask(left.signal)
      .then(setAnswer, failed)
      .then(() => setOver(true))
    return () => left.abort()
  }, [key])
  return [answer, setAnswer, isOver] as const
}
