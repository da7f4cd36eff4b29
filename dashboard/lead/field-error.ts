import { reasonText } from '../format/reason.ts'
import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import type { FieldPlace } from './edit-value.ts'

/** Why the server does not take a value of this field, or a field of this name. */
export function fieldError(problem: Problem, { part, field }: FieldPlace): string {
  if (problem.is !== 'invalid') return problemText(problem)
  const [reason = problem.reason] = problem.reasons?.[`${part}.${field}`] ?? []
  return reason ? reasonText(reason) : texts.edit.wrong
}
