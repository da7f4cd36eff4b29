import type { Dispatch, StateUpdater } from 'preact/hooks'
import { problemOf, problemText, type Problem } from '../problem.ts'
import { say, texts } from '../texts/texts.ts'
import type { ToastMessage, WaysOn } from './toast.tsx'

/** Who hears of what happened. */
export interface Reporting {
  /** Says something in passing, perhaps with an undo; `undefined` takes back what was said last. */
  toast: Dispatch<StateUpdater<ToastMessage | undefined>>
  /** To be told of every refusal: a session that ended leads to the sign-in. */
  onRefusal: (problem: Problem) => void
}

/** Says in passing what was not done, in the words of its being done, and why. */
export function toastRefusal(
  reporting: Reporting,
  error: unknown,
  deed: string,
  ways?: WaysOn,
): void {
  const problem = problemOf(error)
  reporting.onRefusal(problem)
  toastProblem(reporting.toast, problem, deed, ways)
}

export function toastProblem(
  toast: Reporting['toast'],
  problem: Problem,
  deed: string,
  ways?: WaysOn,
): void {
  const { notDone, notUndone } = problem.is === 'unanswered' ? texts.toast.perhaps : texts.toast
  const failed = say(ways?.undo ? notUndone : notDone, { deed })
  const text = problemText(problem)
  toast({ failed, text, tone: 'problem', ...(isPassing(problem) && ways) })
}

/** The same may well be done in a moment: nothing that it is done to has changed or is gone. */
const isPassing = ({ is }: Problem): boolean =>
  ['offline', 'unanswered', 'unloaded', 'throttled', 'unavailable', 'failed'].includes(is)
