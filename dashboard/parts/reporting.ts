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
export function toastRefusal(reporting: Reporting, error: unknown, undo?: () => void): void {
  const problem = problemOf(error)
  reporting.onRefusal(problem)
  toastProblem(reporting.toast, problem, undo)
}

/** An undo that failed can be tried again, unless what it was for has changed or is gone. */
export function toastProblem(toast: Reporting['toast'], problem: Problem, undo?: () => void): void {
  const isOver = ['conflict', 'not_found', 'invalid'].includes(problem.is)
  toast({ text: problemText(problem), tone: 'problem', ...(undo && !isOver && { undo }) })
}
