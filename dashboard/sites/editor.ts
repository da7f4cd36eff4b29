import type { FieldErrors } from '../../shared/api.ts'
import type { SiteDraft } from '../../shared/site-api.ts'
import { reasonText } from '../format/reason.ts'
import type { Problem } from '../problem.ts'
import type { PartName } from './draft.ts'

/** What the parts of the editor work with. */
export interface Editor {
  draft: SiteDraft
  /** The server's word on the draft, by field. */
  errors: FieldErrors
  set: <N extends PartName>(name: N, value: SiteDraft[N]) => void
  /** Which question was just added: nobody is told what is wrong with it before they have left it. */
  setFresh: (at: number | undefined) => void
  /** The focus has left a question: that one, or another. */
  leaveFresh: () => void
  /** Changes the draft as it is by then: for what is done later, an undo. */
  amend: (edit: (draft: SiteDraft) => Partial<SiteDraft>) => void
}

/** What the server said of a draft; where it gave reasons, in the operator's language. */
export function errorsOf({ errors, reasons = {} }: Problem & { is: 'invalid' }): FieldErrors {
  const told = Object.entries(reasons).map(([field, each]) => [field, each.map(reasonText)])
  return { ...errors, ...Object.fromEntries(told) }
}

/** What is wrong but for this question. */
export const withoutQuestion = (errors: FieldErrors, at: number | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => !`${name}.`.startsWith(`questions.${at}.`)),
  )

/** Whether something is wrong with this field or inside it. */
export const isWrong = (errors: FieldErrors, field: string): boolean =>
  Object.keys(errors).some(name => name === field || name.startsWith(`${field}.`))
