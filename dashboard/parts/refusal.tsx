import { problemText, type Problem } from '../problem.ts'
import type { Sending } from './use-sending.ts'

interface Props {
  sending: Sending
  /** In better words than `problemText`, where there are some. */
  word?: ((problem: Problem) => string | undefined) | undefined
}

/** Why what was sent was refused, at the end of its form. */
export function Refusal({ sending, word }: Props) {
  const problem = sending.is === 'refused' ? sending.problem : undefined
  return (
    <p class="form-note" role="alert">
      {problem && (word?.(problem) ?? problemText(problem))}
    </p>
  )
}
