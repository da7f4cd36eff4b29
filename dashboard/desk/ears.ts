import { problemOf, problemText, type Problem } from '../problem.ts'
import type { Told } from './toast.tsx'

/** Who hears of what happened. */
export interface Ears {
  /** Says something in passing, perhaps with an undo; nothing takes back what was said last. */
  tell: (told: Told | undefined) => void
  /** To be told of every refusal: a session that ended leads to the sign-in. */
  refused: (problem: Problem) => void
}

/** Says in passing why the server did not do it. */
export function tellRefusal({ tell, refused }: Ears, error: unknown): void {
  const problem = problemOf(error)
  refused(problem)
  tell({ text: problemText(problem), tone: 'problem' })
}
