import { problemOf, problemText, type Problem } from '../problem.ts'
import type { ToastMessage } from './toast.tsx'

/** Who hears of what happened. */
export interface Reporting {
  /** Says something in passing, perhaps with an undo; nothing takes back what was said last. */
  toast: (message: ToastMessage | undefined) => void
  /** To be told of every refusal: a session that ended leads to the sign-in. */
  onRefusal: (problem: Problem) => void
}

/** Says in passing why the server did not do it. */
export function toastRefusal({ toast, onRefusal }: Reporting, error: unknown): void {
  const problem = problemOf(error)
  onRefusal(problem)
  toast({ text: problemText(problem), tone: 'problem' })
}
