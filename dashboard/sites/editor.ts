import type { FieldErrors } from '../../shared/api.ts'
import type { SiteDraft } from '../../shared/site-api.ts'
import type { PartName } from './draft.ts'

/** What the parts of the editor work with. */
export interface Editor {
  draft: SiteDraft
  /** The server's word on the draft, by field. */
  errors: FieldErrors
  set: <N extends PartName>(name: N, value: SiteDraft[N]) => void
  /** Changes the draft as it is by then: for what is done later, an undo. */
  amend: (edit: (draft: SiteDraft) => Partial<SiteDraft>) => void
}

/** Whether something is wrong with this field or inside it. */
export const isWrong = (errors: FieldErrors, field: string): boolean =>
  Object.keys(errors).some(name => name === field || name.startsWith(`${field}.`))
